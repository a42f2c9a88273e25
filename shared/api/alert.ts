import * as z from 'zod';
import { calendarDay } from '../domain/calendar.ts';
import { multiLine, singleLine, ulidText } from '../domain/text.ts';
import { missing } from './missing.ts';
import { patientId, questionType, resultId } from './result.ts';
import { orUnreadable } from './unreadable.ts';

export const alertId = ulidText(missing.alert);

export const alertResponse = z.strictObject({
  action: multiLine(4000, 'Please write down what was done.'),
  name: singleLine(200, 'Please enter the name of the person who acted.'),
});
export type AlertResponse = z.infer<typeof alertResponse>;

/** What somebody must act on. It is open until a named person has written down what was done. */
export const alert = z.object({
  alertId,
  patientId,
  resultId,
  questionType,
  questionDate: calendarDay,
  reason: z.string(),
  action: z.string(),
  raisedAt: z.iso.datetime(),
  response: z.object({ action: z.string(), name: z.string(), at: z.iso.datetime(), username: z.string() }).optional(),
});
export type Alert = z.infer<typeof alert>;

/** An alert as it is shown: an open one says whether the answers that raised it have been corrected since. */
export const shownAlert = alert.extend({
  corrected: z.object({ at: z.iso.datetime(), stillCalledFor: z.boolean() }).optional(),
  /** The answers, as they are now, whose words say more than their scores. */
  words: z.array(z.object({ question: z.int(), score: z.int(), text: z.string() })).optional(),
});
export type ShownAlert = z.infer<typeof shownAlert>;

/** The name stands apart: it is the record's, as it is today. */
const named = { firstName: z.string(), lastName: z.string() };

export const alertRow = orUnreadable(shownAlert.omit({ response: true }).extend(named), 'alertId');
