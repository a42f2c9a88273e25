import { randomUUID } from 'node:crypto';
import type { Table } from '../../functions/kernel/store/open-table.ts';
import { createResultStore, type Saved } from '../../functions/questionnaires/store/results.ts';
import type { QuestionnaireId } from '../../shared/questionnaires/ids.ts';
import { findQuestionnaire } from '../../shared/questionnaires/registry.ts';
import { makeAuditContext } from './audit-context.ts';

type Answered = { type?: QuestionnaireId; day: string; score?: number; key?: string };

const givenTo = (type: QuestionnaireId, score: number) =>
  findQuestionnaire(type).questions.map((_, question) => ({ question, score }));

/** Saves one questionnaire of a patient with the same score for every question. */
export const saveResult = async (
  table: Table,
  patientId: string,
  { type = 'gad', day, score = 1, key = randomUUID() }: Answered,
): Promise<Saved> => {
  const about = { questionType: type, patientId, questionDate: day, earlyDateConfirmed: true as const };
  const given = givenTo(type, score).map((one) => ({ ...one, ...about }));
  const saved = await createResultStore(table).save(given, key, day, makeAuditContext('saveResult'));
  if (saved.outcome !== 'done') throw new Error(`The result was not saved: ${saved.outcome}`);
  return saved;
};

/** Corrects a result: another day, the same score for every question. */
export const correctResult = async (
  table: Table,
  { result }: Saved,
  { day, score = 1, key = randomUUID() }: Answered,
) => {
  const { patientId, resultId, version, questionType } = result;
  const answers = givenTo(questionType, score);
  const correction = { patientId, resultId, version, questionType, questionDate: day, answers };
  return await createResultStore(table).correct(
    { ...correction, earlyDateConfirmed: true, why: 'Typed wrongly.' },
    key,
    makeAuditContext('correctResult'),
  );
};
