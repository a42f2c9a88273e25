import { isHourOfTexts } from '../../../shared/appointments/reminders.ts';
import { limitPolicy, reminderTexts } from '../../../shared/kernel/limit-policy.ts';
import { today } from '../../../shared/kernel/today.ts';
import { spendOfDay } from '../../kernel/lib/daily-quota.ts';
import { createLimitStore } from '../../kernel/store/limits.ts';
import { connectTable } from '../../kernel/store/open-table.ts';
import { pathOfLink, sendLink } from '../send-link.ts';
import { createSelfCompletionStore } from '../store/completions.ts';
import { createTestReminders } from '../store/test-reminders.ts';

/**
 * Sends a link to the questionnaires that fall due, by day and once for each, to those who agreed to it. A link
 * claimed by one run is not sent by another: one that could not be sent is on the record as failed.
 *
 * @throws when something could not be sent: that is an alarm.
 */
export const remindOfTests = async (now: number, site: string): Promise<{ linked: number }> => {
  if (!isHourOfTexts(now)) return { linked: 0 };
  const table = connectTable();
  const reminders = createTestReminders(table);
  const completions = createSelfCompletionStore(table);
  const limits = createLimitStore(table);
  let [linked, failed] = [0, 0];
  for (const due of await reminders.listDue(today(new Date(now)))) {
    const { way, person } = due;
    // Before the claim, which makes the link and is never taken back: two runs at once may count one text twice.
    if (way === 'text' && !(await spendOfDay(limits, reminderTexts, limitPolicy.reminderTextsADay, now))) break;
    const mine = await reminders.claim(due, now);
    if (!mine) continue;
    const { language } = person;
    const link = { way, site, path: pathOfLink(mine.token, language), language };
    const outcome = await sendLink(link, person, { limits, now });
    await completions.markSending(mine.request, outcome, new Date(now).toISOString());
    if (outcome === 'sent') linked += 1;
    else failed += 1;
  }
  if (failed > 0) throw new Error('Some links to questionnaires could not be sent');
  return { linked };
};
