import type { CustomMessageTriggerEvent } from 'aws-lambda';
import * as z from 'zod';
import { createLimitStore } from '../data/limits.ts';
import { connectTable } from '../data/open-table.ts';
import { readEnvironment } from '../lib/environment.ts';

const limits = createLimitStore(connectTable());
const minute = 60_000;
const environment = z.object({
  TEXTS_IN_15_MINUTES: z.coerce.number().int().default(3),
  TEXTS_A_DAY: z.coerce.number().int().default(10),
});

/**
 * Asked before a sign-in code is texted, which is after the password was right, whichever way somebody signs in. Nobody
 * is texted more than 3 codes in 15 minutes or 10 a day: more would be somebody else who knows the password, or a bill.
 */
export const handler = async (event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> => {
  if (event.triggerSource !== 'CustomMessage_Authentication') return event;
  const { TEXTS_IN_15_MINUTES, TEXTS_A_DAY } = readEnvironment(environment);
  const isAllowed = await limits.use(
    'text',
    event.userName,
    [
      { times: TEXTS_IN_15_MINUTES, withinMs: 15 * minute },
      { times: TEXTS_A_DAY, withinMs: 24 * 60 * minute },
    ],
    Date.now(),
  );
  if (!isAllowed) throw new Error('Too many codes were sent.');
  return event;
};
