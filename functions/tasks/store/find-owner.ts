import { today } from '../../../shared/kernel/today.ts';
import type { StaffUser } from '../../../shared/patients/record.ts';
import { dutyLeadOn } from '../../../shared/settings/rota.ts';
import type { StaffDirectory } from '../../kernel/identity/directory.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { findColleague } from '../../patients/colleagues.ts';
import { createSettingsStore } from '../../settings/store/settings.ts';
import { readAbsences } from './absences.ts';

/**
 * Who gets a task that the product makes. `worker` is whose it would be, if anybody's, and `by` whose call makes it, if one does, both
 * by the `sub` of their account.
 */
export type FindOwner = (worker?: string, by?: string) => Promise<StaffUser>;

/**
 * The worker while they work here, whoever covers for them: Today shows it to both. After they have left, or where there is none, the
 * duty lead of today; on a day without one whoever made the call, or, where that is somebody who has no tasks, the first of the staff.
 *
 * @throws where nobody works here who could have a task.
 */
export const createFindOwner =
  (table: Table, staff: StaffDirectory): FindOwner =>
  async (worker, by) => {
    const own = worker === undefined ? undefined : await findColleague(worker, by, staff);
    if (own) return own;
    const [people, { rota }, absences] = await Promise.all([
      staff.list(),
      createSettingsStore(table).read(),
      readAbsences(table),
    ]);
    const ids = [dutyLeadOn(rota, today(), absences), by];
    const [owner = people[0]] = ids.flatMap((id) => people.find((one) => one.id === id) ?? []);
    if (!owner) throw new Error('Nobody works here who could have a task');
    return owner;
  };
