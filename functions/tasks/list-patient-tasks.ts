import type { WorkHandlers } from './dependencies.ts';
import { presentTasks } from './present.ts';

export const listPatientTasks: WorkHandlers['listPatientTasks'] = async ({ params: { patientId } }, dependencies) => {
  const found = await dependencies.tasks.listOfPatient(patientId);
  return { status: 200, body: { ...found, content: await presentTasks(found.content, dependencies) } };
};
