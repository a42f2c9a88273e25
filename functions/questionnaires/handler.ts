import { missing } from '../../shared/kernel/missing.ts';
import { today } from '../../shared/kernel/today.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { feedbackStatements } from '../../shared/questionnaires/feedback.ts';
import { findQuestionnaire } from '../../shared/questionnaires/registry.ts';
import { noSuchResult } from '../../shared/questionnaires/result.ts';
import { writeResultsCsv } from '../../shared/questionnaires/results-csv.ts';
import { endedQuarters, feedbackQuarters, publishFeedback } from '../../shared/report/publication.ts';
import { conflictWith, notFound, refusedAt } from '../kernel/http/outcome.ts';
import { serve } from '../kernel/http/serve.ts';
import { isKeyOfWords } from '../kernel/store/idempotency.ts';
import { makeDependencies, type QuestionnairesHandlers } from './dependencies.ts';
import { readScores } from './read-scores.ts';
import { selfCompletionHandlers } from './self-completions.ts';
import { readOverdue } from './store/due-tests.ts';
import { readWithoutBaseline } from './store/no-baseline-list.ts';
import type { Saved } from './store/results.ts';
import { readTestSummary } from './store/test-summary.ts';

const changedMeanwhile =
  'Somebody has corrected these answers since you opened them. Nothing you wrote is lost: please compare and save again.';
const savedBefore =
  'The same answers were already saved in the last ten minutes, so they were not saved again. If they are of another person, send them with an Idempotency-Key.';

const presentSaved = ({ result, patient, alert }: Saved, done: 'saved' | 'corrected') => ({
  ...result,
  message: `The ${findQuestionnaire(result.questionType).name} of ${patient.firstName} ${patient.lastName} has been ${done}.`,
  ...(alert ? { alert } : {}),
});

export const writeCsv: QuestionnairesHandlers['writeCsv'] = async (
  { params: { patientId }, auditContext },
  { results, exports },
) => {
  const [patient, all] = await Promise.all([results.readPatient(patientId), results.readAll(patientId)]);
  if (!patient) return notFound(missing.patient);
  // No file is written for a session that is refused.
  await auditContext.admission;
  return { status: 200, body: { url: await exports.share(writeResultsCsv(patient, all), 'crm-data.csv') } };
};

const handlers: QuestionnairesHandlers = {
  ...selfCompletionHandlers,
  correctResult: async ({ params, body, idempotencyKey, auditContext }, { results }) => {
    const corrected = await results.correct({ ...body, ...params }, idempotencyKey, auditContext);
    if (corrected.outcome === 'done') return { status: 200, body: presentSaved(corrected, 'corrected') };
    if (corrected.outcome === 'missing') return notFound(noSuchResult);
    if (corrected.outcome === 'refused') return refusedAt('questionDate', corrected.wrong);
    return conflictWith(changedMeanwhile, corrected.result);
  },
  listOverdue: async ({ params }, { table }) => ({ status: 200, body: await readOverdue(table, today(), params) }),
  listScores: async ({ params: { patientId, ...place } }, { results }) => {
    const body = await readScores(patientId, place, results);
    return body ? { status: 200, body } : notFound(missing.patient);
  },
  listSuicideRisk: async ({ params: { patientId } }, { results }) => {
    const [patient, all] = await Promise.all([results.readPatient(patientId), results.readAll(patientId)]);
    if (!patient) return notFound(missing.patient);
    const screens = all.flatMap(({ questionDate, score, risk }) =>
      risk && score !== undefined ? [{ questionDate, score, risk }] : [],
    );
    return { status: 200, body: screens.toReversed() };
  },
  listWithoutBaseline: async ({ params }, { table }) => ({
    status: 200,
    body: await readWithoutBaseline(table, params),
  }),
  readFeedback: async ({ access }, { feedback, figures }) => {
    if (await access.everyRecord()) return { status: 200, body: await feedback.readTotals() };
    const quarters = await figures.readFeedback(endedQuarters(today(), feedbackQuarters));
    const forms = quarters.map((one) => ({
      forms: one['feedback.forms'] ?? 0,
      sums: feedbackStatements.map((_, question) => one[`feedback.sum${question}`] ?? 0),
    }));
    return { status: 200, body: publishFeedback(forms, feedbackStatements.length) };
  },
  readResult: async ({ params: { patientId, resultId } }, { results, staff }) => {
    const versions = await results.readVersions(patientId, resultId);
    if (versions.length === 0) return notFound(noSuchResult);
    const names = await staff.name(versions.flatMap(({ correction }) => correction?.by ?? []));
    const named = versions.map((one) => ({ ...one, correctedBy: one.correction && names.get(one.correction.by) }));
    return { status: 200, body: { versions: named } };
  },
  readTestState: async ({ params: { patientId } }, { table }) => {
    const summary = await readTestSummary(table, patientId, today());
    return summary ? { status: 200, body: summary } : notFound(missing.patient);
  },
  saveFeedback: async ({ body, idempotencyKey, auditContext }, { feedback }) => {
    const { isNew } = await feedback.add(body, idempotencyKey, auditContext);
    // With a key the earlier answer was lost; with a key made of the words it may be another person's.
    if (!isNew && isKeyOfWords(idempotencyKey)) return { status: 200, body: { message: savedBefore } };
    return { status: 201, body: { message: 'Thank you. The feedback has been saved.' } };
  },
  saveResult: async ({ body, idempotencyKey, auditContext }, { results }) => {
    const saved = await results.save(body, idempotencyKey, today(), auditContext);
    if (saved.outcome === 'missing') return notFound(missing.patient);
    if (saved.outcome === 'refused') return refusedAt('questionDate', saved.wrong);
    return { status: 201, body: presentSaved(saved, 'saved') };
  },
  writeCsv,
};

export const handler = serve(questionnaireCalls, handlers, makeDependencies);
