import { serviceOf } from '../../../shared/report/dimensions.ts';
import type { ReportEvent } from '../../../shared/report/events.ts';
import { readAppointments } from '../../appointments/store/appointment-items.ts';
import { readDiaryDays } from '../../appointments/store/diary-days.ts';
import { readRegisters, type StoredRegister } from '../../groups/store/group-items.ts';
import { parseItem } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import { recordEntity } from '../../patients/store/record.ts';
import { eventEntity } from '../../patients/store/timeline.ts';
import { readAllResults } from '../../questionnaires/store/result-items.ts';
import { eventsOfPatient, type PatientSources } from './patient-events.ts';
import type { ReportSource } from './report-sources.ts';

/** The record with its timeline: consecutive items of one partition. */
const readRecord = async (table: Table, patientId: string) => {
  const { pk, sk } = recordEntity.key(patientId);
  const first = eventEntity.key({ patientId, eventId: '' }).sk;
  const items = await readPartition(table, pk, { from: first, to: sk });
  const record = items.find((item) => item.sk === sk);
  return {
    record: record && parseItem(recordEntity, record),
    timeline: items.filter((item) => String(item.sk).startsWith(first)).map((item) => parseItem(eventEntity, item)),
  };
};

const readPatientSources = async (table: Table, patientId: string): Promise<PatientSources | undefined> => {
  const [{ record, timeline }, results, ids] = await Promise.all([
    readRecord(table, patientId),
    readAllResults(table, patientId),
    readDiaryDays(table, { kind: 'person', of: patientId }, { from: '0', to: '9' }),
  ]);
  if (!record) return undefined;
  return { record, timeline, results, appointments: await readAppointments(table, ids) };
};

/** The events of a date of a group: for the service of the group, and for its leader. */
const eventsOfRegister = (register: StoredRegister): ReportEvent[] => {
  const { day, service, leaderId, attended, told, away, guestCount, places } = register;
  const counts = { came: attended, missed: told + away, guests: guestCount };
  const event = { day, service: serviceOf(service), worker: leaderId, ...counts };
  return [{ kind: 'register', ...event, ...(places !== undefined && { places }) }];
};

/** The events of a report source as it is now: none where there is no such patient or register. */
export const readEvents = async (table: Table, reportSource: ReportSource): Promise<ReportEvent[]> => {
  if ('patientId' in reportSource) {
    const sources = await readPatientSources(table, reportSource.patientId);
    return sources ? eventsOfPatient(sources) : [];
  }
  const { groupId, day } = reportSource;
  const register = (await readRegisters(table, groupId, [day])).get(day);
  return register ? eventsOfRegister(register) : [];
};
