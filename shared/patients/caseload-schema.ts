import * as z from 'zod';
import { handedPlanned, handedResult } from '../appointments/planned.ts';
import { calendarDay } from '../kernel/calendar.ts';
import { missing } from '../kernel/missing.ts';
import { accountIdText, oneOf, optionalText, patternText, singleLine, ulidText } from '../kernel/text.ts';
import { orUnreadable } from '../kernel/unreadable.ts';
import { colleagueId } from '../tasks/task.ts';
import { staffUser } from './record.ts';

/** In place of a worker: the caller, and patients without a worker. */
export const me = 'me';
export const nobody = 'nobody';

/** In place of a service or language: none is recorded. */
export const notRecorded = 'none';

export const caseloadStatuses = ['active', 'inactive'] as const;
/** The order of the list, by the day of the last contact. */
export const caseloadOrders = ['longest', 'latest'] as const;

const reload = 'Please load the list again.';

/** The filters for patients; one that is left out matches anything. */
export const caseloadQuery = {
  worker: optionalText(accountIdText(reload)),
  service: optionalText(singleLine(200)),
  language: optionalText(singleLine(100)),
  status: oneOf(caseloadStatuses, 'Please ask for active or inactive patients.').default('active'),
  order: oneOf(caseloadOrders, 'Please ask for the longest or the latest contact first.').default('longest'),
  /** The place in the list after which to go on, from the page before. */
  after: optionalText(patternText(40, /^\d{4}-\d\d-\d\d#[0-9A-HJKMNP-TV-Z]{26}$/, reload)),
};

const row = z.object({
  patientId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  dob: z.string(),
  active: z.boolean(),
  service: z.string(),
  language: z.string(),
  worker: staffUser.optional(),
  /** The day of the last note or result; absent where there was none since the referral. */
  lastContact: calendarDay.optional(),
  referralDate: z.iso.datetime(),
});
const caseloadRow = orUnreadable(row, 'patientId');
export type CaseloadRow = z.infer<typeof caseloadRow>;

export const caseloadPage = z.object({
  content: z.array(caseloadRow),
  /** The value for `after` to read on; absent at the end. */
  next: z.string().optional(),
});

/** The number, counted up to a limit: `more` says that there are more. */
export const caseloadCount = z.object({ count: z.int().min(0), more: z.boolean() });

/** The limit on patients handed over by one request; with more, it is sent again. */
export const mostHandedOver = 25;

/** The limit on patients chosen one by one for one request. */
const mostTicked = 100;
const tooManyTicked = `Please choose at most ${mostTicked} patients at a time. Hand these over, and then the others.`;

const chooseWorker = 'Please choose to whom the patients go.';

/** Some patients, or all active ones, of a worker for a colleague, or for nobody. */
const going = {
  from: colleagueId,
  to: accountIdText(chooseWorker),
  /** Absent for all. */
  patientIds: z
    .array(ulidText(missing.patient))
    .min(1, 'Please choose the patients.')
    .max(mostTicked, tooManyTicked)
    .optional(),
};

/** The question what is planned with the worker, before they go. */
export const handOverQuestion = z.strictObject(going);

export const handOverInput = z.strictObject({
  ...going,
  reason: singleLine(500, 'Please write why they are handed over.'),
  /** Needed only where sessions are planned with the worker. */
  planned: handedPlanned.optional(),
});
export type HandOverInput = z.infer<typeof handOverInput>;

/** `left` is the number that the same request, sent again, would hand over. */
export const handedOver = z.object({ done: z.int().min(0), left: z.int().min(0), planned: handedResult });
