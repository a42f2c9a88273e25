import type { TasksHandlers } from './dependencies.ts';
import { presentTasks } from './present.ts';

export const listPatientTasks: TasksHandlers['listPatientTasks'] = async ({ params: { patientId } }, dependencies) => {
  const found = await dependencies.tasks.listOfPatient(patientId);
  return { status: 200, body: { ...found, content: await presentTasks(found.content, dependencies) } };
};
