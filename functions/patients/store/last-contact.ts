import { wasSeen } from '../../../shared/appointments/appointments.ts';
import { wasThere } from '../../../shared/groups/groups.ts';
import { today } from '../../../shared/kernel/today.ts';
import { dayOfAppointment, readAppointments } from '../../appointments/store/appointment-items.ts';
import { readDiaryDays } from '../../appointments/store/diary-days.ts';
import { readGroupAttendance } from '../../groups/store/group-items.ts';
import { listPartition } from '../../kernel/store/counted-list.ts';
import { parseOr } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import { caseNoteDateOf, isWithdrawn, noteEntity, noteList } from '../../notes/store/note-items.ts';
import { resultEntity, resultList } from '../../questionnaires/store/result-items.ts';

/** The latest notes, sessions and dates of groups that are looked at. */
const looked = 24;

/**
 * The day of the last contact with a patient from what is on their record, as if one note were not; undefined where there was
 * none. The order of caseloads keeps that day, and only ever moves it on: it is computed where a note is withdrawn.
 */
export const readLastContact = async (table: Table, patientId: string, without: string) => {
  const person = { kind: 'person', of: patientId } as const;
  const [notes, results, appointments, groups] = await Promise.all([
    readPartition(table, listPartition(noteList(patientId)), { latestFirst: true, limit: looked }),
    readPartition(table, listPartition(resultList(patientId)), { latestFirst: true, limit: 1 }),
    readDiaryDays(table, person, { from: '0', to: today(), latestFirst: true, days: looked }).then((ids) =>
      readAppointments(table, ids),
    ),
    readGroupAttendance(table, patientId, looked),
  ]);
  const days = [
    ...notes
      .flatMap((item) => parseOr(noteEntity, item, () => []))
      .filter((note) => !isWithdrawn(note) && note.caseNoteId !== without)
      .map(({ caseNoteId }) => today(new Date(caseNoteDateOf(caseNoteId)))),
    ...results.flatMap((item) => parseOr(resultEntity, item, () => [])).map(({ questionDate }) => questionDate),
    ...appointments.filter(({ status }) => wasSeen(status)).map(dayOfAppointment),
    ...groups.filter(({ mark }) => wasThere(mark)).map(({ day }) => day),
  ];
  return days.toSorted().at(-1);
};
