import type * as z from 'zod';
import { closingReasonLabels } from '../../shared/episodes/closing.ts';
import { formatDay } from '../../shared/kernel/format-day.ts';
import { today } from '../../shared/kernel/today.ts';
import type { StaffUser } from '../../shared/patients/record.ts';
import { findQuestionnaire } from '../../shared/questionnaires/registry.ts';
import { referralStateLabels } from '../../shared/referrals/referral-state.ts';
import { referrerKindLabels } from '../../shared/referrals/referrer-kind.ts';
import type { Room } from '../../shared/settings/organisation-settings.ts';
import type { ExportSheet } from '../../shared/transfer/export-sheets.ts';
import {
  nameOfWorker,
  referenceFor,
  writeAppointmentRow,
  writePatientRow,
  writeScoreRow,
  writeStateSince,
} from '../../shared/transfer/write-rows.ts';
import { alertEntity } from '../alerts/store/alerts.ts';
import { readAppointments } from '../appointments/store/appointment-items.ts';
import { readDiaryDays } from '../appointments/store/diary-days.ts';
import { currentEpisode } from '../episodes/store/episodes.ts';
import { listPartition } from '../kernel/store/counted-list.ts';
import { parseOr, type Upgrades } from '../kernel/store/entity.ts';
import type { Table } from '../kernel/store/open-table.ts';
import { readPartition, startingWith } from '../kernel/store/query-items.ts';
import { caseNoteDateOf, isWithdrawn, noteEntity, noteList, type StoredNote } from '../notes/store/note-items.ts';
import { externalReferralEntity } from '../patients/store/external-referrals.ts';
import { presentRecord, type StoredRecord } from '../patients/store/record.ts';
import { readAllResults } from '../questionnaires/store/result-items.ts';

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
type Person = Awaited<ReturnType<typeof readPerson>>;

export type Sheets = Partial<Record<ExportSheet, string[][]>>;
type Names = { people: ReadonlyMap<string, StaffUser>; rooms: readonly Room[] };

const dayOf = (instant: string | undefined): string => (instant === undefined ? '' : today(new Date(instant)));

/** The names of all staff in the data of a patient. */
export const staffOf = ({ notes, sessions }: Person): string[] => [
  ...notes.map((note) => (isWithdrawn(note) ? note.withdrawn.by : note.by)),
  ...sessions.map(({ workerId }) => workerId),
];

/** The rows of one patient, in every file of an export. */
export const writePerson = (
  { record, sessions, results, notes, alerts, externals }: Person,
  { people, rooms }: Names,
): Sheets => {
  const patient = presentRecord(record);
  const reference = referenceFor(patient);
  const nameOf = (id: string) => nameOfWorker(people.get(id));
  // A note of a session is beside it, and so can be imported with it again.
  const noteOf = (caseNoteId: string | undefined) =>
    notes.find((note): note is StoredNote => note.caseNoteId === caseNoteId && !isWithdrawn(note))?.caseNoteText ?? '';
  return {
    patients: [writePatientRow(patient, currentEpisode(record.episodes))],
    sessions: sessions.map((appointment) =>
      writeAppointmentRow(appointment, {
        patient: reference,
        worker: nameOf(appointment.workerId),
        room: rooms.find(({ id }) => id === appointment.roomId)?.name ?? '',
        caseNote: noteOf(appointment.caseNoteId),
      }),
    ),
    scores: results.map((result) => writeScoreRow(result, reference)),
    episodes: record.episodes.map((one) => [
      ...[reference, String(one.number), dayOf(one.referredAt), one.services.join('; ')],
      ...[referrerKindLabels[one.referrerKind], referralStateLabels[one.state], writeStateSince(one)],
      ...[one.stateWhy ?? '', one.insteadTo ?? '', dayOf(one.closing?.at)],
      one.closing?.reason ? closingReasonLabels[one.closing.reason] : '',
      ...[one.closing?.outcome ?? '', one.closing?.words ?? ''],
    ]),
    notes: notes.map((note) => {
      if (!isWithdrawn(note)) {
        return [reference, note.writtenAt, nameOf(note.by), String(note.version), note.caseNoteText];
      }
      const { caseNoteId, withdrawn, version } = note;
      const words = `A note was withdrawn on ${formatDay(dayOf(withdrawn.at))} by ${nameOf(withdrawn.by)}.`;
      return [reference, caseNoteDateOf(caseNoteId), '', String(version), words];
    }),
    alerts: alerts.map((alert) => [
      ...[reference, alert.raisedAt, findQuestionnaire(alert.questionType).name, alert.questionDate, alert.reason],
      ...[alert.response ? 'Yes' : 'No', alert.response?.name ?? '', alert.response?.action ?? ''],
    ]),
    referrals: externals.map((one) => [
      ...[reference, dayOf(one.referralDate), one.serviceType, one.description, one.status, one.outcome],
    ]),
  };
};
