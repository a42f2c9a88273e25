import type { CustomMessageTriggerEvent } from 'aws-lambda';
import * as z from 'zod';
import { hourMs, minuteMs, sessionPolicy } from '../../shared/domain/session-policy.ts';
import { createLimitStore } from '../data/limits.ts';
import { connectTable } from '../data/open-table.ts';
import { readEnvironment } from '../lib/environment.ts';

const limits = createLimitStore(connectTable());
const environment = z.object({
  TEXTS_IN_WINDOW: z.coerce.number().int().default(sessionPolicy.textsInWindow),
  TEXTS_A_DAY: z.coerce.number().int().default(sessionPolicy.textsADay),
});

/**
 * Asked before a sign-in code is texted, which is after the password was right, whichever way somebody signs in. Nobody
 * is texted more codes than the session policy says: more would be somebody else who knows the password, or a bill.
 */
export const handler = async (event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> => {
  if (event.triggerSource !== 'CustomMessage_Authentication') return event;
  const { TEXTS_IN_WINDOW, TEXTS_A_DAY } = readEnvironment(environment);
  const isAllowed = await limits.use(
    'text',
    event.userName,
    [
      { times: TEXTS_IN_WINDOW, withinMs: sessionPolicy.windowMinutes * minuteMs },
      { times: TEXTS_A_DAY, withinMs: 24 * hourMs },
    ],
    Date.now(),
  );
  if (!isAllowed) throw new Error('Too many codes were sent.');
  return event;
};
