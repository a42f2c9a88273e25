import { me } from '../../shared/patients/caseload-schema.ts';
import { openedOf } from '../kernel/access/opened.ts';
import type { TasksHandlers } from './dependencies.ts';
import { isOwn, nameTasks } from './present.ts';

export const listTasks: TasksHandlers['listTasks'] = async (
  { params: { owner, state, page }, caller, access },
  dependencies,
) => {
  const found = await dependencies.tasks.list(owner === me ? caller.username : owner, state, page);
  const ids = found.content.flatMap((row) => ('unreadable' in row ? [] : (row.patientId ?? [])));
  const [mayBeOpened, patients] = await Promise.all([access.canOpen(), dependencies.patients.read(ids)]);
  const shown = found.content.map((row) => {
    const patient = 'unreadable' in row ? undefined : patients.get(row.patientId ?? '');
    if ('unreadable' in row || !patient || isOwn(row, caller.username)) return row;
    return mayBeOpened(openedOf(patient)) ? row : { ...row, what: '', closed: true as const };
  });
  return { status: 200, body: { ...found, content: await nameTasks(shown, patients, dependencies) } };
};
