import { limitPolicy, reminderTexts } from '../../shared/kernel/limit-policy.ts';
import { spendOfDay } from '../kernel/lib/daily-quota.ts';
import { sendText } from '../kernel/lib/send-text.ts';
import { createLimitStore } from '../kernel/store/limits.ts';
import type { Table } from '../kernel/store/open-table.ts';

type Texts<Due, Claimed> = {
  listDue: () => Promise<readonly Due[]>;
  claim: (due: Due, now: number) => Promise<Claimed | undefined>;
  wordsOf: (claimed: Claimed) => string;
  markSent: (claimed: Claimed, now: number) => Promise<unknown>;
};

/**
 * Texts each person who is due, once. A text that could not be sent is tried again by a later run.
 *
 * @returns how many were texted
 * @throws when somebody could not be: that is an alarm.
 */
export const textPeople = async <Due, Claimed extends { mobile: string }>(
  table: Table,
  now: number,
  { listDue, claim, wordsOf, markSent }: Texts<Due, Claimed>,
): Promise<number> => {
  const limits = createLimitStore(table);
  const failures: unknown[] = [];
  let texted = 0;
  for (const due of await listDue()) {
    if (!(await spendOfDay(limits, reminderTexts, limitPolicy.reminderTextsADay, now))) break;
    const mine = await claim(due, now);
    if (!mine) continue;
    // One number that cannot be texted keeps no other from it.
    const failure = await sendText(mine.mobile, wordsOf(mine)).catch((error: unknown) => ({ error }));
    if (failure) {
      failures.push(failure.error);
      continue;
    }
    await markSent(mine, now);
    texted += 1;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some people could not be texted');
  return texted;
};
