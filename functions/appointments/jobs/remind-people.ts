import * as z from 'zod';
import { dayToRemindOf, isHourOfTexts } from '../../../shared/appointments/reminders.ts';
import { limitPolicy, reminderTexts } from '../../../shared/kernel/limit-policy.ts';
import { languageKeys } from '../../../shared/words/language.ts';
import { resendAcknowledgements } from '../../intake/jobs/resend-acknowledgements.ts';
import { spendOfDay } from '../../kernel/lib/daily-quota.ts';
import { readEnvironment } from '../../kernel/lib/environment.ts';
import { sendText } from '../../kernel/lib/send-text.ts';
import { loadPublished } from '../../kernel/site/load-published.ts';
import { createLimitStore } from '../../kernel/store/limits.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { connectTable } from '../../kernel/store/open-table.ts';
import { remindOfTests } from '../../self-completion/jobs/remind-of-tests.ts';
import { cancelledText, reminderText } from '../reminder-text.ts';
import { createCancellationNoticeStore } from '../store/planned/cancellation-notices.ts';
import { createReminderStore } from '../store/reminders.ts';

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
const textPeople = async <Due, Claimed extends { mobile: string }>(
  table: Table,
  now: number,
  { listDue, claim, wordsOf, markSent }: Texts<Due, Claimed>,
): Promise<number> => {
  const limits = createLimitStore(table);
  const failures: unknown[] = [];
  let texted = 0;
  const everyDue = await listDue();
  if (everyDue.length > 0) await Promise.all(languageKeys.map((key) => loadPublished(key)));
  for (const due of everyDue) {
    const mine = await claim(due, now);
    if (!mine) continue;
    // After the claim, so that two runs at once do not count one text twice. Where the day is full, the claim lapses.
    if (!(await spendOfDay(limits, reminderTexts, limitPolicy.reminderTextsADay, now))) break;
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

const environment = z.object({ SITE_ADDRESS: z.url() });

/**
 * Texts people who asked for it about their appointment of the next day, by day and once for each appointment. A text
 * that could not be sent is tried again by a later run.
 *
 * @throws when somebody could not be texted: that is an alarm.
 */
export const remindPeople = async (now: number): Promise<{ reminded: number }> => {
  const day = dayToRemindOf(now);
  if (day === undefined) return { reminded: 0 };
  const table = connectTable();
  const reminders = createReminderStore(table);
  const reminded = await textPeople(table, now, {
    listDue: () => reminders.listDue(day, now),
    claim: reminders.claim,
    wordsOf: ({ startsAt, language }) => reminderText(startsAt, language),
    markSent: reminders.markSent,
  });
  return { reminded };
};

/**
 * Texts people whose planned sessions were cancelled as their episode ended or they went to another worker, by day and once.
 * Whom no text reaches in time, a colleague is asked to tell.
 *
 * @throws when somebody could not be texted: that is an alarm.
 */
export const informOfCancellations = async (now: number): Promise<{ informed: number }> => {
  if (!isHourOfTexts(now)) return { informed: 0 };
  const table = connectTable();
  const { listDue, claim, markInformed } = createCancellationNoticeStore(table);
  const informed = await textPeople(table, now, {
    listDue: () => listDue(now),
    claim,
    wordsOf: (notice) => cancelledText(notice, notice.language),
    markSent: markInformed,
  });
  return { informed };
};

/**
 * Runs every few minutes: all messages to people that are sent at a time of their own. None stops the others.
 *
 * @throws when some of it failed: that is an alarm.
 */
export const handler = async (): Promise<{ reminded: number; informed: number; linked: number; resent: number }> => {
  const now = Date.now();
  const { SITE_ADDRESS: site } = readEnvironment(environment);
  const work = [
    remindPeople(now),
    informOfCancellations(now),
    remindOfTests(now, site),
    resendAcknowledgements(now, site),
  ] as const;
  await Promise.allSettled(work);
  const [reminders, cancelled, links, mails] = await Promise.all(work);
  return { ...reminders, ...cancelled, ...links, ...mails };
};
