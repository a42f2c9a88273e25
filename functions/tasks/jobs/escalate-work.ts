import { limitPolicy, workTexts } from '../../../shared/kernel/limit-policy.ts';
import { today } from '../../../shared/kernel/today.ts';
import { isWorkingDay } from '../../../shared/kernel/working-days.ts';
import { mayOpenRecord } from '../../../shared/patients/record-access.ts';
import { dutyLeadOn } from '../../../shared/settings/rota.ts';
import { findCover } from '../../../shared/tasks/cover.ts';
import { escalationOf, findRecipients, lastDueLookedAt, workText } from '../../../shared/tasks/escalation.ts';
import { accessProfileKeys, accessProfileOf } from '../../kernel/access/access-profile.ts';
import { openedOf } from '../../kernel/access/opened.ts';
import { createDutyMobiles } from '../../kernel/identity/directory.ts';
import { spendOfDay } from '../../kernel/lib/daily-quota.ts';
import { log } from '../../kernel/lib/log.ts';
import { sendText } from '../../kernel/lib/send-text.ts';
import { refreshFacts } from '../../kernel/site/load-published.ts';
import { createLimitStore } from '../../kernel/store/limits.ts';
import { connectTable, type Table } from '../../kernel/store/open-table.ts';
import { readBatch } from '../../kernel/store/read-batch.ts';
import { createSettingsStore } from '../../settings/store/settings.ts';
import { readAbsences } from '../store/absences.ts';
import { addLateDay } from '../store/late-days.ts';
import { type DueWork, readDueWork } from '../store/late-work.ts';
import { askToAcknowledge } from './ask-to-acknowledge.ts';
import { askToReview } from './ask-to-review.ts';

type Admins = Awaited<ReturnType<ReturnType<typeof createDutyMobiles>['ofAdmins']>>;

/** Whether the duty lead may open what something is about: its record, or a privacy request, which admins answer. */
const makeMayOpen = async (table: Table, lead: string, admins: Admins, now: number) => {
  const opensAll = admins.some(({ id }) => id === lead);
  const items = await readBatch(table, accessProfileKeys(lead, now));
  const profile = accessProfileOf({ username: lead, opensAll }, now, items);
  return ({ kind, patient }: DueWork) =>
    (opensAll || kind !== 'privacy') && (!patient || mayOpenRecord(profile, openedOf(patient)));
};

/** The numbers to text, and of how much: the admins' of what would reach nobody else. */
const findMobiles = async (table: Table, work: readonly DueWork[], day: string, now: number) => {
  const mobiles = createDutyMobiles();
  const [{ rota, late }, absences, admins] = await Promise.all([
    createSettingsStore(table).read(),
    readAbsences(table),
    mobiles.ofAdmins(),
  ]);
  const lead = dutyLeadOn(rota, day, absences);
  const mayOpen = lead === undefined ? undefined : await makeMayOpen(table, lead, admins, now);
  const recipients = findRecipients(work, day, {
    steps: escalationOf(late),
    coverOf: (accountId) => findCover(absences, accountId, day),
    leadOf: (one) => (mayOpen?.(one) ? lead : undefined),
  });
  const counts = new Map<string, number>();
  for (const [person, count] of recipients) {
    const own = person === undefined ? [] : await mobiles.ofPerson(person);
    for (const mobile of own.length > 0 ? own : admins.flatMap((admin) => admin.mobiles)) {
      counts.set(mobile, (counts.get(mobile) ?? 0) + count);
    }
  }
  return counts;
};

/**
 * On a working day: makes tasks of the acknowledgements that failed and of what is stored for too long, counts what is late, and texts
 * staff about work that comes to a step of the settings on it: one text a person, with a number and nothing about anybody. A second run
 * on the same day does nothing.
 */
export const escalateWork = async (now: number): Promise<{ texted: number }> => {
  const day = today(new Date(now));
  if (!isWorkingDay(day)) return { texted: 0 };
  const table = connectTable();
  // When a referral is late is a rule of its service.
  await refreshFacts();
  await askToAcknowledge(table, now);
  const { work } = await readDueWork(table, `${lastDueLookedAt(day)}~`);
  const isFirst = await addLateDay(table, { day, count: work.filter(({ due }) => due < day).length });
  if (!isFirst) return { texted: 0 };
  await askToReview(table, await createDutyMobiles().ofAdmins(), now);
  const limits = createLimitStore(table);
  let texted = 0;
  for (const [mobile, count] of await findMobiles(table, work, day, now)) {
    if (!(await spendOfDay(limits, workTexts, limitPolicy.workTextsADay, now))) break;
    try {
      await sendText(mobile, workText(count));
      texted += 1;
    } catch (error) {
      // It does not stop the others: the line is an alarm, and Today shows the work all the same.
      log({ event: 'text-failed', error: error instanceof Error ? error.name : 'UnknownError' });
    }
  }
  return { texted };
};

/** Runs in the morning of every weekday. */
export const handler = (): Promise<{ texted: number }> => escalateWork(Date.now());
