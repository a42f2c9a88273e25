import { ulid } from 'ulid';
import { today } from '../../../shared/kernel/today.ts';
import {
  firstOpen,
  type PartialAnswers,
  type Place,
  placeAfter,
} from '../../../shared/questionnaires/answered-alone.ts';
import type { QuestionnaireId } from '../../../shared/questionnaires/ids.ts';
import { findQuestionnaire } from '../../../shared/questionnaires/registry.ts';
import { type Answer, concernOf } from '../../../shared/questionnaires/scoring.ts';
import { raiseAlert } from '../../alerts/store/alerts.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import type { Write } from '../../kernel/store/write.ts';
import { noteEarlierContact } from '../../patients/store/caseload.ts';
import type { Patient } from '../../patients/store/patients.ts';
import { makeResult, planResults, readBeforeResults } from '../../questionnaires/store/new-results.ts';
import type { SelfCompletionRequest, StoredPartialAnswers } from './items.ts';

/** A self-completion as stored, with the answers so far and the patient. */
export type Read = { request: SelfCompletionRequest; stored: StoredPartialAnswers; patient: Patient };

/** The data that a page is drawn from: what was asked of whom, and the answers so far. */
export type Opened = { request: SelfCompletionRequest; partialAnswers: PartialAnswers; patient: Patient };

export const readAnswers = ({ answers }: StoredPartialAnswers, types: readonly QuestionnaireId[]): PartialAnswers =>
  Object.fromEntries(
    types.map((type): [QuestionnaireId, Answer[]] => [
      type,
      Object.entries(answers).flatMap(([name, score]) => {
        const [of, question = ''] = name.split('.');
        return of === type ? [{ question: Number(question), score }] : [];
      }),
    ]),
  );

export const openedOf = ({ request, stored, patient }: Read): Opened => ({
  request,
  patient,
  partialAnswers: readAnswers(stored, request.questionnaires),
});

const askedOf = ({ questionnaires: types, done, feedback }: SelfCompletionRequest) => ({ types, done, feedback });

/** The first part that the person has not answered yet. */
export const placeOf = ({ request, partialAnswers }: Opened): Place => firstOpen(askedOf(request), partialAnswers);

export const placeAfterAnswer = ({ request, partialAnswers }: Opened, at: Exclude<Place, string>): Place =>
  placeAfter(at, askedOf(request), partialAnswers);

export const planResult = async (
  table: Table,
  { request, stored }: Read,
  type: QuestionnaireId,
  answers: readonly Answer[],
  at: string,
): Promise<Write[] | undefined> => {
  const { patientId, way } = request;
  const questionDate = today(new Date(at));
  const given = { patientId, questionType: type, questionDate, answers };
  const made = makeResult({ ...given, answeredBy: way === 'tablet' ? 'tablet' : 'link' }, at);
  const alertedAs = stored.alerted[type];
  const result = alertedAs === undefined ? made : { ...made, resultId: alertedAs };
  const before = await readBeforeResults(table, patientId, [result]);
  if (!before) return undefined;
  const isAlerted = alertedAs !== undefined;
  const { writes } = planResults([result], before, { at }, { isAlerted });
  return [...writes, ...noteEarlierContact(patientId, questionDate, before.contact)];
};

/** The alert of an answer in the middle of a questionnaire; the id of its future result is chosen already. */
export const planEarlyAlert = (
  { request, patient }: Read,
  { type, answers }: { type: QuestionnaireId; answers: readonly Answer[] },
  at: string,
): { resultId: string; writes: Write[] } | undefined => {
  const concern = concernOf(findQuestionnaire(type), answers);
  if (!concern) return undefined;
  const { patientId } = request;
  const resultId = ulid(Date.parse(at));
  const questionDate = today(new Date(at));
  const raised = { alertId: ulid(Date.parse(at)), patientId, resultId, questionType: type, questionDate, ...concern };
  return { resultId, writes: raiseAlert({ ...raised, raisedAt: at }, patient.user?.id, { at }) };
};
