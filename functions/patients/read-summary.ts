import { routeKeyOf } from '../../shared/kernel/wire-names.ts';
import { shownInSummary, summaryCalls } from '../../shared/patients/summary-call.ts';
import { readPatientAppointments } from '../appointments/patient-appointments.ts';
import { createAppointmentStore } from '../appointments/store/appointments.ts';
import { createReminderChoices } from '../appointments/store/reminder-choices.ts';
import { readGroupAttendance } from '../groups/store/group-items.ts';
import type { Visibility } from '../kernel/access/opened.ts';
import { logUnexpected } from '../kernel/http/log-unexpected.ts';
import { HttpError } from '../kernel/http/outcome.ts';
import type { StaffDirectory } from '../kernel/identity/directory.ts';
import type { AuditContext } from '../kernel/store/audit.ts';
import { isStoreBusy } from '../kernel/store/back-off.ts';
import type { Table } from '../kernel/store/open-table.ts';
import { createMessageWords } from '../messages/store/message-words.ts';
import { readCaseNotes } from '../notes/present.ts';
import { createCaseNoteStore } from '../notes/store/case-notes.ts';
import { readScores } from '../questionnaires/read-scores.ts';
import { createResultStore } from '../questionnaires/store/results.ts';
import { readPatientTasks } from '../tasks/present.ts';
import { createTaskStore } from '../tasks/store/tasks.ts';
import { readTimelinePage } from './read-timeline.ts';
import { readPatients } from './store/patients.ts';
import { createRecordStore } from './store/records.ts';
import { createTimelineStore } from './store/timeline.ts';

/** A part, or null where it could not be read. */
const bodyOf = <Body>(part: PromiseSettledResult<Body>): Body | null =>
  part.status === 'fulfilled' ? part.value : null;

/** Lets some parts fail, which are logged. @throws the error of a part where the caller is refused, or no part could be read */
const allowFailures = (parts: readonly PromiseSettledResult<unknown>[], requestId: string): void => {
  const errors = parts.flatMap((part): Error[] => (part.status === 'rejected' ? [part.reason] : []));
  const [first] = errors;
  const ends = errors.length === parts.length ? first : errors.find((error) => error instanceof HttpError);
  if (ends) throw ends;
  for (const error of errors) {
    if (!isStoreBusy(error)) logUnexpected({ requestId, call: routeKeyOf(summaryCalls.readSummary), error });
  }
};

/** What the first screen of a record shows beside the record itself, of every area that knows the patient. */
export const createSummary = (table: Table, staff: StaffDirectory) => {
  const records = createRecordStore(table);
  const results = createResultStore(table);
  const patients = { read: (ids: readonly string[]) => readPatients(table, ids) };
  const stores = {
    notes: { records, caseNotes: createCaseNoteStore(table), staff },
    tasks: { tasks: createTaskStore(table), patients, staff },
    appointments: {
      appointments: createAppointmentStore(table),
      reminders: createReminderChoices(table),
      readGroupAttendance: (patientId: string, most: number) => readGroupAttendance(table, patientId, most),
      patients,
      staff,
    },
    timeline: { timeline: createTimelineStore(table), messageWords: createMessageWords(table), staff },
  };
  const latest = (size: number) => ({ page: 1, size });

  const readLikely = async (patientId: string, canOpen: Visibility) => {
    const content = await records.findLikelyOf(patientId, canOpen);
    return content && { content };
  };

  return {
    /** Undefined when there is no such record. */
    read: async (
      patientId: string,
      canOpen: Visibility,
      { requestId, username }: Pick<AuditContext, 'requestId' | 'username'>,
    ) => {
      const parts = await Promise.allSettled([
        readCaseNotes(patientId, { ...latest(shownInSummary.notes), username }, stores.notes),
        readScores(patientId, latest(shownInSummary.scores), results),
        readPatientAppointments(patientId, stores.appointments),
        readPatientTasks(patientId, stores.tasks),
        readLikely(patientId, canOpen),
        readTimelinePage(patientId, 'latest', stores.timeline),
      ]);
      allowFailures(parts, requestId);
      const [notes, scores, appointments] = [bodyOf(parts[0]), bodyOf(parts[1]), bodyOf(parts[2])];
      const [tasks, likely, timeline] = [bodyOf(parts[3]), bodyOf(parts[4]), bodyOf(parts[5])];
      if (notes === undefined || scores === undefined) return undefined;
      if (appointments === undefined || likely === undefined) return undefined;
      return { notes, scores, appointments, tasks, likely, timeline };
    },
  };
};
