import type { Alert } from '../../../shared/alerts/alert.ts';
import { checkDate } from '../../../shared/questionnaires/check-date.ts';
import {
  type ResultCorrection,
  type ResultInput,
  type TestResult,
  tidyAnswers,
} from '../../../shared/questionnaires/result.ts';
import { alertFor, raiseAlert, readAlerts } from '../../alerts/store/alerts.ts';
import { type AuditContext, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { again, contend } from '../../kernel/store/back-off.ts';
import { readItem } from '../../kernel/store/entity.ts';
import { findEarlierReply, lostSubmission, recordIdempotencyKey } from '../../kernel/store/idempotency.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPage } from '../../kernel/store/read-counted-list.ts';
import { noteEarlierContact } from '../../patients/store/caseload.ts';
import { checkAndCountChange, type Patient, readPatient } from '../../patients/store/patients.ts';
import { recountResult } from '../../report/store/org-totals.ts';
import { addResultToTimeline, isOfCurrentEpisode, makeResult, planResults, readBeforeResults } from './new-results.ts';
import { isWithoutBaseline } from './no-baseline-list.ts';
import {
  findResultBefore,
  judge,
  parseResultRow,
  readAllResults,
  readResultVersions,
  replaceResult,
  resultEntity,
  resultList,
} from './result-items.ts';
import { computeScoreHistory, readScoreHistories, writeScoreHistory } from './score-history.ts';
import { waitForBaseline } from './status-change.ts';

export type Saved = { result: TestResult; patient: Patient; alert: Alert | undefined };
type Correction = ResultCorrection & { patientId: string; resultId: string };
/** `refused` is the error in the day of the answers. */
type Unsaved = { outcome: 'missing' } | { outcome: 'refused'; wrong: string };
type Stored = ({ outcome: 'done' } & Saved) | Unsaved;
type Corrected = Stored | { outcome: 'stale'; result: TestResult };

export const createResultStore = (table: Table) => {
  const readResult = (patientId: string, resultId: string) => readItem(table, resultEntity, { patientId, resultId });

  const answerAgain = async (patient: Patient, resultId: string, auditContext: AuditContext): Promise<Saved> => {
    const result = await readResult(patient.patientId, resultId);
    if (!result) throw lostSubmission();
    await auditReading(table, auditContext, patient.patientId);
    const alerts = await readAlerts(table, patient.patientId);
    const alert = alerts.find((one) => 'resultId' in one && one.resultId === resultId) as Alert | undefined;
    return { result, patient, alert };
  };

  return {
    /** Stores one questionnaire with all that follows from it, whole or not at all. */
    async save(
      sent: ResultInput,
      idempotencyKey: string,
      today: string,
      auditContext: AuditContext,
      options: { alertsFrom?: string } = {},
    ): Promise<Stored> {
      const [{ patientId, questionType, questionDate = today }] = sent as [ResultInput[number]];
      const confirmed = sent.some(({ earlyDateConfirmed }) => earlyDateConfirmed);
      const { at } = auditContext;
      const result = makeResult({ patientId, questionType, questionDate, answers: sent }, at);
      const submission = { call: 'saveResult', idempotencyKey, content: sent };
      return await contend<Stored>('a patient’s results while one was written', async () => {
        const before = await readBeforeResults(table, patientId, [result]);
        if (!before) return { outcome: 'missing' };
        const { patient, contact } = before;
        const wrong = checkDate({ ...patient, questionDate, confirmed });
        if (wrong) return { outcome: 'refused', wrong };
        const { writes, alerts } = planResults([result], before, auditContext, options);
        const [alert] = alerts;
        const { done, refused } = await commitAudited(
          table,
          {
            submission: recordIdempotencyKey(submission, { id: result.resultId, at }),
            results: writes,
            contact: noteEarlierContact(patientId, questionDate, contact),
          },
          auditContext,
          patientId,
        );
        if (done) return { outcome: 'done', result, patient, alert };
        // A colleague wrote about the same patient between our read and our write.
        if (!refused.has('submission')) return again;
        const stored = await findEarlierReply(table, submission);
        if (!stored) throw lostSubmission();
        return { outcome: 'done', ...(await answerAgain(patient, stored.id, auditContext)) };
      });
    },

    /** Replaces answers by corrected ones. The score history, the month and the alerts follow in the same write. */
    async correct(correction: Correction, idempotencyKey: string, auditContext: AuditContext): Promise<Corrected> {
      const { patientId, resultId, version, questionDate, questionType, why } = correction;
      const submission = { call: 'correctResult', idempotencyKey, content: correction };
      return await contend<Corrected>('a patient’s results while one was corrected', async () => {
        // The patient is read first: each result counts as a change of the record, so that the write succeeds only while
        // all of them are unchanged.
        const patient = await readPatient(table, patientId);
        const [histories, before, all, waiting] = await Promise.all([
          readScoreHistories(table, patientId),
          readResult(patientId, resultId),
          readAllResults(table, patientId),
          isWithoutBaseline(table, patientId),
        ]);
        if (!patient || before?.questionType !== questionType) return { outcome: 'missing' };
        const history = histories.find((one) => one.questionType === questionType);
        const wrong = checkDate({ ...patient, questionDate, confirmed: correction.earlyDateConfirmed === true });
        if (wrong) return { outcome: 'refused', wrong };
        if (before.version !== version) {
          const stored = await findEarlierReply(table, submission);
          if (stored) return { outcome: 'done', ...(await answerAgain(patient, stored.id, auditContext)) };
          await auditReading(table, auditContext, patientId);
          return { outcome: 'stale', result: before };
        }
        const after: TestResult = {
          ...before,
          questionDate,
          ...judge(questionType, tidyAnswers(questionType, correction.answers)),
          version: version + 1,
          correction: { at: auditContext.at, by: auditContext.username, why },
        };
        const others = all.filter((one) => one.questionType === questionType && one.resultId !== resultId);
        const counted = [...others, after].filter((one) => isOfCurrentEpisode(patient, one));
        const moved = computeScoreHistory(patientId, questionType, counted, history);
        // An alert once raised stays open after a correction.
        const previous = findResultBefore(others, after);
        const alert = alertFor(after, { raisedAt: auditContext.at, before, previous });
        const { done } = await commitAudited(
          table,
          [
            recordIdempotencyKey(submission, { id: resultId, at: auditContext.at }),
            checkAndCountChange(patient),
            ...replaceResult(before, after),
            ...writeScoreHistory({ type: questionType, before: history, after: moved }, patient),
            ...waitForBaseline(patient, { waiting, histories, before: history, after: moved }),
            ...recountResult(before, after),
            addResultToTimeline(after, auditContext, why),
            ...(alert ? raiseAlert(alert, patient.user?.id, auditContext) : []),
          ],
          auditContext,
          patientId,
        );
        return done ? { outcome: 'done', result: after, patient, alert } : again;
      });
    },

    readVersions: (patientId: string, resultId: string) => readResultVersions(table, { patientId, resultId }),

    list: (patientId: string, page: { page: number; size: number }) =>
      readPage(table, resultList(patientId), page, parseResultRow),

    readAll: (patientId: string) => readAllResults(table, patientId),
    readPatient: (patientId: string) => readPatient(table, patientId),
  };
};
