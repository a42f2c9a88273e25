import { addDays } from '../../../shared/kernel/calendar.ts';
import { today } from '../../../shared/kernel/today.ts';
import { type LateDay, lateDay } from '../../../shared/tasks/late.ts';
import { type Entity, keyPattern, nobodysData, parseOr } from '../../kernel/store/entity.ts';
import { create } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import { commit } from '../../kernel/store/write.ts';

const partition = 'LATE-DAYS';

/** How much was late on a day. It is stored, since what was open then cannot be read later. */
export const lateDayEntity: Entity<string, typeof lateDay> = {
  name: 'Late work of a day',
  key: keyPattern(partition, '{day}'),
  dataSubject: nobodysData,
  schema: lateDay,
};

/** The days that are shown. */
const shownDays = 91;
const storedDays = 400;

/** Stores a day; false where it is stored already. */
export const addLateDay = async (table: Table, late: LateDay): Promise<boolean> => {
  const expiresAt = Math.floor(Date.parse(addDays(late.day, storedDays)) / 1000);
  return (await commit(table, [create(lateDayEntity, late.day, { ...late, expiresAt })])).done;
};

/** The days of the last quarter on which it was counted, the earliest first. */
export const readLateDays = async (table: Table): Promise<LateDay[]> =>
  (await readPartition(table, partition, { from: addDays(today(), -shownDays), limit: shownDays })).flatMap((item) =>
    parseOr(lateDayEntity, item, () => []),
  );
