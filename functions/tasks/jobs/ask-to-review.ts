import { today } from '../../../shared/kernel/today.ts';
import { addWorkingDays } from '../../../shared/kernel/working-days.ts';
import { dueBefore, unusedReferralRule } from '../../../shared/patients/retention.ts';
import { deriveId } from '../../kernel/lib/derived-id.ts';
import { readItem } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { commit } from '../../kernel/store/write.ts';
import { countAllDue } from '../../patients/jobs/retention.ts';
import { readUnusedReferrals } from '../../referrals/store/unused-referrals.ts';
import { createSettingsStore } from '../../settings/store/settings.ts';
import { putTask, taskEntity } from '../store/task-items.ts';

const reviewDays = 10;
/** Referrals that led to nothing are counted up to here: as many are shown at once. */
const mostNamed = 30;

/**
 * Gives an administrator a task, once a month, to review what is stored for longer than its retention time; none where nothing is.
 * Nothing is disposed of by itself.
 */
export const askToReview = async (table: Table, admins: readonly { id: string }[], now: number): Promise<void> => {
  const [admin] = admins.toSorted((one, other) => one.id.localeCompare(other.id));
  const day = today(new Date(now));
  const month = day.slice(0, 7);
  const taskId = deriveId(`retention ${month}`, `${month}-01T00:00:00Z`);
  if (!admin || (await readItem(table, taskEntity, taskId))) return;
  const { unusedReferralMonths } = await createSettingsStore(table).read();
  const before = dueBefore(unusedReferralRule(unusedReferralMonths), new Date(now));
  const [others, unused] = await Promise.all([
    countAllDue(table, new Date(now)),
    readUnusedReferrals(table, before, mostNamed),
  ]);
  const due = others + unused.length;
  if (due === 0) return;
  const what = `Have reviewed what is stored for longer than its retention time: ${due} ${due === 1 ? 'message or record' : 'messages or records'}. They are under Privacy requests, Stored too long.`;
  await commit(
    table,
    putTask({
      taskId,
      what,
      until: addWorkingDays(day, reviewDays),
      ownerId: admin.id,
      source: 'retention',
      madeBy: admin.id,
      madeAt: new Date(now).toISOString(),
      version: 1,
    }),
  );
};
