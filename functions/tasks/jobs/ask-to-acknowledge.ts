import { formatDay } from '../../../shared/kernel/format-day.ts';
import { today } from '../../../shared/kernel/today.ts';
import type { StaffUser } from '../../../shared/patients/record.ts';
import { hasEnded } from '../../../shared/referrals/referral-state.ts';
import { currentEpisode } from '../../episodes/store/episodes.ts';
import { createStaffDirectory } from '../../kernel/identity/directory.ts';
import { deriveId } from '../../kernel/lib/derived-id.ts';
import { readItem } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { commit } from '../../kernel/store/write.ts';
import { recordEntity } from '../../patients/store/record.ts';
import { createFailedMailStore, type FailedMail, settleFailure } from '../../referrals/store/failed-mails.ts';
import { createFindOwner } from '../store/find-owner.ts';
import { addTaskEvent, putTask, type StoredTask } from '../store/task-items.ts';

const whom = {
  referrer: 'Tell whoever referred them that the referral has arrived',
  person: 'Tell them that their referral has arrived, in the way that is safe',
} as const;

/** The task has an id that follows from the mail, so that it is made once. */
const taskOf = (
  { patientId, party, at: failedAt }: FailedMail,
  { id: ownerId }: StaffUser,
  at: string,
): StoredTask => ({
  taskId: deriveId(`${patientId} ${party}`, failedAt),
  what: `${whom[party]}: the email of ${formatDay(today(new Date(failedAt)))} could not be sent.`,
  until: today(new Date(at)),
  ownerId,
  patientId,
  kind: 'ring',
  source: 'acknowledgement',
  madeBy: ownerId,
  madeAt: at,
  version: 1,
});

/** Gives a task for each acknowledgement that failed to the duty lead of today, unless the referral has been decided since. */
export const askToAcknowledge = async (table: Table, now: number): Promise<void> => {
  const failed = await createFailedMailStore(table).list();
  if (failed.length === 0) return;
  const owner = await createFindOwner(table, createStaffDirectory())();
  const at = new Date(now).toISOString();
  for (const mail of failed) {
    const record = await readItem(table, recordEntity, mail.patientId);
    const isOpen = record && !hasEnded(currentEpisode(record.episodes).state);
    const task = taskOf(mail, owner, at);
    const doing = { at, username: owner.id };
    const ask = isOpen ? [...putTask(task), ...addTaskEvent(task, doing, { kind: 'task', owner })] : [];
    await commit(table, [settleFailure(mail), ...ask]);
  }
};
