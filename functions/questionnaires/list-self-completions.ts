import { missing } from '../../shared/kernel/missing.ts';
import { wayStatesOf } from '../appointments/store/text-state.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { QuestionnairesHandlers } from './dependencies.ts';
import { presentCompletion } from './present-completion.ts';

export const listSelfCompletions: QuestionnairesHandlers['listSelfCompletions'] = async (
  { params: { patientId } },
  { completions, readReachable },
) => {
  const [person, rows] = await Promise.all([readReachable(patientId), completions.list(patientId)]);
  if (!person) return notFound(missing.patient);
  const now = Date.now();
  const content = rows.map((row) => ('unreadable' in row ? row : presentCompletion(row, now)));
  return { status: 200, body: { ...wayStatesOf(person), language: person.language, content } };
};
