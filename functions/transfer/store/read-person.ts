import type * as z from 'zod';
import { alertEntity } from '../../alerts/store/alerts.ts';
import { readAppointments } from '../../appointments/store/appointment-items.ts';
import { readDiaryDays } from '../../appointments/store/diary-days.ts';
import { listPartition } from '../../kernel/store/counted-list.ts';
import { parseOr, type Upgrades } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition, startingWith } from '../../kernel/store/query-items.ts';
import { noteEntity, noteList } from '../../notes/store/note-items.ts';
import { externalReferralEntity } from '../../patients/store/external-referrals.ts';
import type { StoredRecord } from '../../patients/store/record.ts';
import { readAllResults } from '../../questionnaires/store/result-items.ts';

/** The items of a partition whose sort keys begin so; those that cannot be read are left out, and logged. */
const readAll = async <Schema extends z.ZodType>(
  table: Table,
  entity: { name: string; schema: Schema; upgrades?: Upgrades },
  pk: string,
  prefix = '',
) => {
  const items = await readPartition(table, pk, startingWith(prefix));
  return items.flatMap((item) => parseOr<Schema, never[]>(entity, item, () => []));
};

/** Everything that is exported about one patient. */
export const readPerson = async (table: Table, record: StoredRecord) => {
  const patientId = record.patientId;
  const external = externalReferralEntity.key({ patientId, externalReferralId: '' });
  const [notes, results, alerts, externals, sessions] = await Promise.all([
    readAll(table, noteEntity, listPartition(noteList(patientId))),
    readAllResults(table, patientId),
    readAll(table, alertEntity, alertEntity.key({ patientId, alertId: '' }).pk),
    readAll(table, externalReferralEntity, external.pk, external.sk),
    readDiaryDays(table, { kind: 'person', of: patientId }, { from: '0', to: '9' }).then((ids) =>
      readAppointments(table, ids),
    ),
  ]);
  return { record, sessions, results, notes, alerts, externals };
};
export type Person = Awaited<ReturnType<typeof readPerson>>;
