import * as z from 'zod';
import { dayToRemindOf, isHourOfTexts } from '../../../shared/appointments/reminders.ts';
import { resendAcknowledgements } from '../../intake/jobs/resend-acknowledgements.ts';
import { readEnvironment } from '../../kernel/lib/environment.ts';
import { connectTable } from '../../kernel/store/open-table.ts';
import { remindOfTests } from '../../self-completion/jobs/remind-of-tests.ts';
import { cancelledText, reminderText } from '../reminder-text.ts';
import { createCancellationNoticeStore } from '../store/planned/cancellation-notices.ts';
import { createReminderStore } from '../store/reminders.ts';
import { textPeople } from '../text-people.ts';

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
