import type { work } from '../../../shared/api/work.ts';
import type { Handler } from '../../http/handler.ts';
import type { WorkDependencies } from './dependencies.ts';
import { presentTasks } from './present.ts';

export const listPatientTasks: Handler<typeof work.listPatientTasks, WorkDependencies> = async (
  { params: { patientId } },
  dependencies,
) => {
  const found = await dependencies.tasks.listOfPatient(patientId);
  return { status: 200, body: { ...found, content: await presentTasks(found.content, dependencies) } };
};
