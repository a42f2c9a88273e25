import { limitPolicy, reminderTexts } from '../../shared/domain/limit-policy.ts';
import { isHourOfTexts } from '../../shared/domain/reminders.ts';
import { createLimitStore } from '../data/limits.ts';
import { connectTable } from '../data/open-table.ts';
import { createCancellationNoticeStore } from '../data/planned/cancellation-notices.ts';
import { log } from '../lib/log.ts';
import { cancelledText } from '../lib/reminder-text.ts';
import { sendText } from '../lib/send-text.ts';

/**
 * Texts people whose planned sessions were cancelled as their episode ended or they went to another worker, by day and once. A
 * text that could not be sent is tried again by a later run; whom no text reaches in time, a colleague is asked to tell.
 *
 * @throws when somebody could not be texted: that is an alarm.
 */
export const informOfCancellations = async (now: number): Promise<{ informed: number }> => {
  if (!isHourOfTexts(now)) return { informed: 0 };
  const table = connectTable();
  const [notices, limits] = [createCancellationNoticeStore(table), createLimitStore(table)];
  const failures: unknown[] = [];
  let informed = 0;
  for (const due of await notices.listDue(now)) {
    if (!(await limits.spendOfDay(reminderTexts, limitPolicy.reminderTextsADay, now))) {
      log({ event: 'quota-exceeded', counted: reminderTexts });
      break;
    }
    const mine = await notices.claim(due, now);
    if (!mine) continue;
    // One number that cannot be texted keeps no other from it.
    const failure = await sendText(mine.mobile, cancelledText(mine, mine.language)).catch((error: unknown) => ({
      error,
    }));
    if (failure) {
      failures.push(failure.error);
      continue;
    }
    await notices.markInformed(mine, now);
    informed += 1;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some people could not be told of a cancelled session');
  return { informed };
};
