import { missing } from '../../shared/kernel/missing.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { presentAppointments } from '../appointments/present.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { TasksHandlers } from './dependencies.ts';
import { presentTasks } from './present.ts';

export const readPlanned: TasksHandlers['readPlanned'] = async (
  { params: { patientId }, auditContext },
  dependencies,
) => {
  const found = await dependencies.readPlanned(patientId, auditContext.at);
  const { reminder, groups } = found;
  if (!reminder) return notFound(missing.patient);
  const [sessions, cancelledAtEnd, tasks] = await Promise.all([
    presentAppointments(found.sessions, dependencies),
    presentAppointments(found.cancelledAtEnd, dependencies),
    presentTasks(found.tasks, dependencies),
  ]);
  return {
    status: 200,
    body: {
      sessions: onlyReadable(sessions),
      cancelledAtEnd: onlyReadable(cancelledAtEnd),
      tasks,
      links: found.links,
      groups,
      reminders: { sessions: reminder.wanted, tests: reminder.tests },
      mayText: reminder.text === 'safe',
    },
  };
};
