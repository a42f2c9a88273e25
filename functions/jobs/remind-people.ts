import * as z from 'zod';
import { limitPolicy, reminderTexts } from '../../shared/domain/limit-policy.ts';
import { dayToRemindOf } from '../../shared/domain/reminders.ts';
import { createReminderStore } from '../data/diary/reminders.ts';
import { createLimitStore } from '../data/limits.ts';
import { connectTable } from '../data/open-table.ts';
import { readEnvironment } from '../lib/environment.ts';
import { log } from '../lib/log.ts';
import { reminderText } from '../lib/reminder-text.ts';
import { sendText } from '../lib/send-text.ts';
import { informOfCancellations } from './inform-of-cancellations.ts';
import { remindOfTests } from './remind-of-tests.ts';
import { resendAcknowledgements } from './resend-acknowledgements.ts';

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
  const limits = createLimitStore(table);
  const failures: unknown[] = [];
  let reminded = 0;
  for (const due of await reminders.listDue(day, now)) {
    if (!(await limits.spendOfDay(reminderTexts, limitPolicy.reminderTextsADay, now))) {
      log({ event: 'quota-exceeded', counted: reminderTexts });
      break;
    }
    const mine = await reminders.claim(due, now);
    if (!mine) continue;
    // One number that cannot be texted keeps no other from it.
    const failure = await sendText(mine.mobile, reminderText(mine.startsAt, mine.language)).catch((error: unknown) => ({
      error,
    }));
    if (failure) {
      failures.push(failure.error);
      continue;
    }
    await reminders.markSent(mine, now);
    reminded += 1;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some reminders could not be sent');
  return { reminded };
};

/**
 * Runs every few minutes: all messages to people that are sent at a time of their own. None stops the others.
 *
 * @throws when some of it failed: that is an alarm.
 */
export const handler = async (): Promise<{ reminded: number; informed: number; linked: number; resent: number }> => {
  const now = Date.now();
  const { SITE_ADDRESS: site } = readEnvironment(environment);
  const [reminders, cancelled, links, mails] = await Promise.allSettled([
    remindPeople(now),
    informOfCancellations(now),
    remindOfTests(now, site),
    resendAcknowledgements(now, site),
  ]);
  if (reminders.status === 'rejected') throw reminders.reason;
  if (cancelled.status === 'rejected') throw cancelled.reason;
  if (links.status === 'rejected') throw links.reason;
  if (mails.status === 'rejected') throw mails.reason;
  return { ...reminders.value, ...cancelled.value, ...links.value, ...mails.value };
};
