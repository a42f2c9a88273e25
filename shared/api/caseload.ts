import * as z from 'zod';
import { calendarDay } from '../domain/calendar.ts';
import { accountIdText, oneOf, optionalText, patternText, singleLine, ulidText } from '../domain/text.ts';
import { missing } from './missing.ts';
import { staffUser } from './record.ts';
import { colleagueId } from './task.ts';
import { orUnreadable } from './unreadable.ts';

/** In place of a worker: whoever calls, and patients whom nobody looks after yet. */
export const me = 'me';
export const nobody = 'nobody';

/** In place of a service or language: none is recorded. */
export const notRecorded = 'none';

export const caseloadStatuses = ['active', 'inactive'] as const;
/** Which end of the list comes first, by the day of the last contact. */
export const caseloadOrders = ['longest', 'latest'] as const;

const reload = 'Please load the list again.';

/** Which patients are asked for; what is left out may be anything. */
export const caseloadQuery = {
  worker: optionalText(accountIdText(reload)),
  service: optionalText(singleLine(200)),
  language: optionalText(singleLine(100)),
  status: oneOf(caseloadStatuses, 'Please ask for active or inactive patients.').default('active'),
  order: oneOf(caseloadOrders, 'Please ask for the longest or the latest contact first.').default('longest'),
  /** The place in the list to go on after, as the page before said. */
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
export const caseloadRow = orUnreadable(row, 'patientId');
export type CaseloadRow = z.infer<typeof caseloadRow>;

export const caseloadPage = z.object({
  content: z.array(caseloadRow),
  /** What to ask for with `after` to read on; absent at the end. */
  next: z.string().optional(),
});
export type CaseloadPage = z.infer<typeof caseloadPage>;

/** How many there are, counted up to some: `more` says that there are more than were counted. */
export const caseloadCount = z.object({ count: z.int().min(0), more: z.boolean() });

/** How many patients one request hands over at the most; whoever has more sends it again. */
export const mostHandedOver = 25;

const chooseWorker = 'Please choose to whom the patients go.';

/** Some patients, or all active ones, of a worker for a colleague, or for nobody. */
export const handOverInput = z.strictObject({
  from: colleagueId,
  to: accountIdText(chooseWorker),
  reason: singleLine(500, 'Please write why they are handed over.'),
  /** Absent for all. */
  patientIds: z.array(ulidText(missing.patient)).min(1, 'Please choose the patients.').max(100).optional(),
});
export type HandOverInput = z.infer<typeof handOverInput>;

/** `left` are those that the same request, sent again, would hand over. */
export const handedOver = z.object({ done: z.int().min(0), left: z.int().min(0) });
