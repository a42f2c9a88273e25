import type { EscalationTarget } from '../../../shared/alerts/alert.ts';
import { alertText } from '../../../shared/alerts/escalation.ts';
import { alertTexts, limitPolicy } from '../../../shared/kernel/limit-policy.ts';
import { today } from '../../../shared/kernel/today.ts';
import { dutyLeadOn } from '../../../shared/settings/rota.ts';
import { createDutyMobiles } from '../../kernel/identity/directory.ts';
import { spendOfDay } from '../../kernel/lib/daily-quota.ts';
import { sendText } from '../../kernel/lib/send-text.ts';
import { createLimitStore } from '../../kernel/store/limits.ts';
import { connectTable, type Table } from '../../kernel/store/open-table.ts';
import { createSettingsStore } from '../../settings/store/settings.ts';
import { readAbsences } from '../../tasks/store/absences.ts';
import { type ClaimedAlert, createEscalationStore } from '../store/escalations.ts';

/** The people to text: whoever covers, where the duty lead is away. If nobody can be reached, the admins at once. */
const findMobiles = async (table: Table, to: EscalationTarget, now: number): Promise<string[]> => {
  const mobiles = createDutyMobiles();
  const [{ rota }, absences] = await Promise.all([createSettingsStore(table).read(), readAbsences(table)]);
  const lead = to === 'duty-lead' ? dutyLeadOn(rota, today(new Date(now)), absences) : undefined;
  const ofLead = lead === undefined ? [] : await mobiles.ofPerson(lead);
  return ofLead.length > 0 ? ofLead : (await mobiles.ofAdmins()).flatMap((admin) => admin.mobiles);
};

const claimAll = async (table: Table, now: number): Promise<ClaimedAlert[]> => {
  const escalations = createEscalationStore(table);
  const claimed: ClaimedAlert[] = [];
  for (const due of await escalations.listDue(now)) {
    const mine = await escalations.claim(due, now);
    if (mine) claimed.push(mine);
  }
  return claimed;
};

/** Sends one text to each number, however many alerts are open; returns the numbers that it was sent to. */
const textAll = async (table: Table, mobiles: ReadonlySet<string>, now: number) => {
  const limits = createLimitStore(table);
  const sent = new Set<string>();
  const failures: unknown[] = [];
  for (const mobile of mobiles) {
    if (!(await spendOfDay(limits, alertTexts, limitPolicy.alertTextsADay, now))) break;
    // A number that cannot be texted does not stop the others.
    await sendText(mobile, alertText).then(
      () => sent.add(mobile),
      (error: unknown) => failures.push(error),
    );
  }
  return { sent, failures };
};

/**
 * Texts the duty lead, and later the admins, about alerts that nobody has answered: once for each alert and step, and one
 * text for all that are due at a time. What could not be sent is taken up again by a later run.
 *
 * @throws when somebody could not be texted: that is an alarm.
 */
export const escalateAlerts = async (now: number): Promise<{ escalated: number }> => {
  const table = connectTable();
  const claimed = await claimAll(table, now);
  if (claimed.length === 0) return { escalated: 0 };
  const targets = [...new Set(claimed.map(({ to }) => to))];
  const mobilesOf = new Map<EscalationTarget, string[]>();
  for (const to of targets) mobilesOf.set(to, await findMobiles(table, to, now));
  const { sent, failures } = await textAll(table, new Set([...mobilesOf.values()].flat()), now);
  const reached = claimed.filter(({ to }) => mobilesOf.get(to)?.some((mobile) => sent.has(mobile)));
  for (const one of reached) await createEscalationStore(table).markSent(one, now);
  if (failures.length > 0) throw new AggregateError(failures, 'Some texts about an open alert could not be sent');
  if (reached.length < claimed.length)
    throw new Error(
      'Nobody was texted about an open alert: those on the rota and the admins have no mobile number, or the limit of the day is reached',
    );
  return { escalated: reached.length };
};

/** Runs every few minutes. */
export const handler = (): Promise<{ escalated: number }> => escalateAlerts(Date.now());
