import type { createResultStore } from './store/results.ts';

type Results = Pick<ReturnType<typeof createResultStore>, 'readPatient' | 'list'>;

/** A page of the results of a patient, with their name; undefined when there is no such record. */
export const readScores = async (patientId: string, place: { page: number; size: number }, results: Results) => {
  const [patient, page] = await Promise.all([results.readPatient(patientId), results.list(patientId, place)]);
  if (!patient) return undefined;
  const { firstName, lastName } = patient;
  return { ...page, content: page.content.map((row) => ({ ...row, firstName, lastName })) };
};
