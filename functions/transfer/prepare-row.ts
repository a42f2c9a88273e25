import { placeInTime, repeatSession } from '../../shared/appointments/appointments.ts';
import { today } from '../../shared/kernel/today.ts';
import type { LikelyMatch } from '../../shared/patients/likely-duplicate.ts';
import type { StaffUser } from '../../shared/patients/record.ts';
import { checkDate } from '../../shared/questionnaires/check-date.ts';
import { parseReference } from '../../shared/referrals/reference.ts';
import type { OrganisationSettings } from '../../shared/settings/organisation-settings.ts';
import type { Cells, ImportKind, Problem } from '../../shared/transfer/column.ts';
import { alertsFrom } from '../../shared/transfer/column.ts';
import { columnsOf } from '../../shared/transfer/columns.ts';
import { headingOf, missingOf } from '../../shared/transfer/problems.ts';
import { readAppointmentRow } from '../../shared/transfer/read-appointment.ts';
import { cellsOf, foldReference } from '../../shared/transfer/read-cell.ts';
import { readPatient } from '../../shared/transfer/read-patient.ts';
import { readScore } from '../../shared/transfer/read-score.ts';
import type { Visibility } from '../kernel/access/opened.ts';
import type { AuditContext } from '../kernel/store/audit.ts';
import { readItem } from '../kernel/store/entity.ts';
import { findEarlierReply, keyOfRow } from '../kernel/store/idempotency.ts';
import type { Table } from '../kernel/store/open-table.ts';
import { findLikelyDuplicates } from '../patients/store/find-patients.ts';
import { recordEntity } from '../patients/store/record.ts';
import { personOf } from '../patients/store/record-writes.ts';
import { TakenMeanwhile } from '../patients/store/records.ts';
import { joinedReferralEntity } from '../referrals/store/joined-referral-items.ts';
import { ownReferenceEntity, referenceEntity } from '../referrals/store/references.ts';
import type { TransferDependencies } from './dependencies.ts';

/** The colleagues and rooms that rows may name. */
export type Known = { workers: readonly StaffUser[]; rooms: OrganisationSettings['sessions']['rooms'] };

export const readKnown = async ({ staff, settings }: TransferDependencies): Promise<Known> => {
  const [workers, { sessions }] = await Promise.all([staff.list(), settings.read()]);
  return { workers, rooms: sessions.rooms };
};

/** The plan for a row: nothing, or a function that stores it, which may still be refused. */
export type Prepared =
  | { problems: Problem[] }
  | {
      store: (auditContext: AuditContext) => Promise<Problem[]>;
      /** The patients who may be the same person. */
      findLikely?: () => Promise<LikelyMatch[]>;
    };

type Preparing = { key: string; known: Known; using: TransferDependencies };

// Whoever imports may open every record.
const opensAll: Visibility = async () => () => true;

// Noon in London, so that it is the same day in every zone that matters here.
const noonOf = (day: string): string => (day === today() ? new Date().toISOString() : `${day}T12:00:00.000Z`);

const refuse = (kind: ImportKind, id: string, message: string): Problem[] => [
  { column: headingOf(columnsOf[kind], id), message },
];

const taken = 'Another patient has this reference already. If it is the same person, leave this row out.';

const preparePatient = async (cells: Cells, { key, known, using }: Preparing): Promise<Prepared> => {
  const read = readPatient(cells, known.workers);
  if ('problems' in read) return read;
  const { answers, reference, referredOn, state, stateSince, worker, closing } = read.value;
  const isTaken =
    reference !== undefined && (await readItem(using.table, ownReferenceEntity, foldReference(reference)));
  if (isTaken) return { problems: refuse('patients', 'reference', taken) };
  return {
    findLikely: () => findLikelyDuplicates(using.table, personOf(answers), opensAll),
    store: async (auditContext) => {
      const { at, username } = auditContext;
      const earlier = {
        ownReference: reference,
        referredAt: noonOf(referredOn),
        state: { state, since: noonOf(stateSince.day), ...(stateSince.assumed && { assumed: true as const }) },
        worker,
        closing: closing && { at: noonOf(closing.on), by: username, reason: closing.reason, informed: [] },
      };
      const sender = { call: 'createPatient', idempotencyKey: key, content: '', at, auditContext };
      try {
        await using.records.add({ answers, earlier }, sender);
        return [];
      } catch (error) {
        if (error instanceof TakenMeanwhile) return refuse('patients', 'reference', taken);
        throw error;
      }
    },
  };
};

const gone = 'No patient has this reference. Please import the patients first, or correct the reference.';

const prepareScore = async (cells: Cells, patientId: string, { key, using }: Preparing): Promise<Prepared> => {
  const read = readScore(cells, patientId);
  if ('problems' in read) return read;
  const sent = read.value;
  const questionDate = sent[0]?.questionDate ?? today();
  const patient = await using.results.readPatient(patientId);
  const wrong = patient && checkDate({ ...patient, questionDate, confirmed: false });
  if (wrong) return { problems: refuse('scores', 'questionDate', wrong) };
  return {
    store: async (auditContext) => {
      const options = { alertsFrom: alertsFrom(today()) };
      const saved = await using.results.save(sent, key, today(), auditContext, options);
      if (saved.outcome === 'missing') return refuse('scores', 'patient', gone);
      return saved.outcome === 'refused' ? refuse('scores', 'questionDate', saved.wrong) : [];
    },
  };
};

const busy = 'The person, the worker or the room has another session at that time. Please correct the day or the time.';

const prepareAppointment = async (
  cells: Cells,
  patientId: string,
  { key, known, using }: Preparing,
): Promise<Prepared> => {
  const read = readAppointmentRow(cells, { ...known, patientId });
  if ('problems' in read) return read;
  const appointment = read.value;
  const judge = (outcome: string): Problem[] => {
    if (outcome === 'missing') return refuse('sessions', 'patient', gone);
    return outcome === 'done' ? [] : refuse('sessions', 'time', busy);
  };
  if ('booking' in appointment) {
    const times = repeatSession(appointment.booking, 1);
    if ('wrong' in times) return { problems: refuse('sessions', 'day', times.wrong) };
    return {
      store: async (auditContext) =>
        judge((await using.appointments.book(appointment.booking, times.occurrences, key, auditContext)).outcome),
    };
  }
  const { record } = appointment;
  const placed = placeInTime(record);
  if ('wrong' in placed) return { problems: refuse('sessions', 'time', placed.wrong) };
  return {
    store: async (auditContext) =>
      judge((await using.record({ patientId, record, at: placed.at, next: [] }, key, auditContext)).outcome),
  };
};

const callsOf: { readonly [Kind in ImportKind]: readonly string[] } = {
  patients: ['createPatient'],
  sessions: ['recordAppointment', 'bookAppointment'],
  scores: ['saveResult'],
};

export type Row = { kind: ImportKind; importId: string; row: number; headings: string[]; cells: string[] };

/** Whether the row was stored before, by anybody. */
export const isStored = async ({ kind, importId, row }: Row, { table }: TransferDependencies): Promise<boolean> => {
  const idempotencyKey = keyOfRow(importId, row);
  const found = await Promise.all(
    callsOf[kind].map((call) => findEarlierReply(table, { call, idempotencyKey, content: '' })),
  );
  return found.some((one) => one !== undefined);
};

/** The record that has a reference; the organisation's own references come before those of this system. */
const findByReference = async (table: Table, typed: string): Promise<string | undefined> => {
  const given = parseReference(typed);
  const found =
    (await readItem(table, ownReferenceEntity, foldReference(typed))) ??
    (given === undefined ? undefined : await readItem(table, referenceEntity, given));
  if (!found) return undefined;
  // An imported record may have been joined to somebody else as a referral.
  const [record, joined] = await Promise.all([
    readItem(table, recordEntity, found.patientId),
    readItem(table, joinedReferralEntity, found.patientId),
  ]);
  return record ? found.patientId : joined?.patientId;
};

/** Parses a row by the rules of the screen that asks for the same. */
export const prepareRow = async (
  { kind, importId, row, headings, cells: texts }: Row,
  known: Known,
  using: TransferDependencies,
): Promise<Prepared> => {
  const cells = cellsOf(columnsOf[kind], headings, texts);
  const preparing = { key: keyOfRow(importId, row), known, using };
  if (kind === 'patients') return await preparePatient(cells, preparing);
  const reference = cells.get('patient');
  if (reference === undefined) return { problems: missingOf(columnsOf[kind], cells) };
  const patientId = await findByReference(using.table, reference);
  if (patientId === undefined) return { problems: refuse(kind, 'patient', gone) };
  return await (kind === 'scores' ? prepareScore : prepareAppointment)(cells, patientId, preparing);
};
