import type { CustomMessageTriggerEvent } from 'aws-lambda';
import * as z from 'zod';
import { hourMs, minuteMs, sessionPolicy } from '../../shared/domain/session-policy.ts';
import { createLimitStore } from '../data/limits.ts';
import { connectTable } from '../data/open-table.ts';
import { tooManyCodes } from '../identity/too-many-codes.ts';
import { readEnvironment } from '../lib/environment.ts';

const windowMs = sessionPolicy.windowMinutes * minuteMs;
const limits = createLimitStore(connectTable());
const environment = z.object({
  TEXTS_IN_WINDOW: z.coerce.number().int().default(sessionPolicy.textsInWindow),
  TEXTS_A_DAY: z.coerce.number().int().default(sessionPolicy.textsADay),
  MAILS_IN_WINDOW: z.coerce.number().int().default(sessionPolicy.mailsInWindow),
  /** To everybody together; none where the organisation sends from its own domain. */
  MAILS_A_DAY: z.coerce.number().int().optional(),
});

/** Anyone on the internet may ask the user pool itself for these, past the limits of our API. */
const mayMail = async (userName: string): Promise<boolean> => {
  const { MAILS_IN_WINDOW, MAILS_A_DAY } = readEnvironment(environment);
  const ofOne = { times: MAILS_IN_WINDOW, withinMs: windowMs };
  if (!(await limits.use('mailed', userName, [ofOne], Date.now()))) return false;
  if (MAILS_A_DAY === undefined) return true;
  // Who asks for one address again and again uses up no more than its share of everybody's.
  return await limits.use('mailed', 'everybody', [{ times: MAILS_A_DAY, withinMs: 24 * hourMs }], Date.now());
};

const mayText = async (userName: string): Promise<boolean> => {
  const { TEXTS_IN_WINDOW, TEXTS_A_DAY } = readEnvironment(environment);
  const ofOne = [
    { times: TEXTS_IN_WINDOW, withinMs: windowMs },
    { times: TEXTS_A_DAY, withinMs: 24 * hourMs },
  ];
  return await limits.use('text', userName, ofOne, Date.now());
};

/**
 * Asked before a code leaves. A sign-in code is texted after the password was right, whichever way somebody signs in:
 * nobody is texted more of them than the session policy says, since more would be somebody else who knows the password, or
 * a bill. Of mails nobody gets more than they may ask our API for, and Cognito's own sender stops at 50 a day for everybody.
 */
export const handler = async (event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> => {
  if (event.triggerSource === 'CustomMessage_AdminCreateUser') return event;
  const isText = event.triggerSource === 'CustomMessage_Authentication';
  const isAllowed = await (isText ? mayText(event.userName) : mayMail(event.userName));
  if (!isAllowed) throw new Error(tooManyCodes);
  return event;
};
