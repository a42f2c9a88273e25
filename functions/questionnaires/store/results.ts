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
import {
  findEarlierReply,
  fingerprintOf,
  isKeyOfRow,
  isRepeated,
  recordIdempotencyKey,
} from '../../kernel/store/idempotency.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { noteEarlierContact } from '../../patients/store/caseload.ts';
import { checkAndCountChange, type Patient, readPatient } from '../../patients/store/patients.ts';
import { addResultToTimeline, followResults, makeResult, planResults, readBeforeResults } from './new-results.ts';
import {
  findResultBefore,
  judge,
  readAllResults,
  readResultPage,
  readResultVersions,
  readTests,
  replaceResult,
  type StoredResult,
} from './result-items.ts';
import { writeScoreHistory } from './score-history.ts';
import { waitForBaseline } from './status-change.ts';

export type Saved = { result: TestResult; patient: Patient; alert: Alert | undefined };
type Correction = ResultCorrection & { patientId: string; resultId: string };
/** `refused` is the error in the day of the answers. */
type Unsaved = { outcome: 'missing' } | { outcome: 'refused'; wrong: string };
type Stored = ({ outcome: 'done' } & Saved) | Unsaved;
type Corrected = Stored | { outcome: 'stale'; result: TestResult };

export const createResultStore = (table: Table) => {
  const answerAgain = async (patient: Patient, result: StoredResult, auditContext: AuditContext): Promise<Stored> => {
    await auditReading(table, auditContext, patient.patientId);
    const alerts = await readAlerts(table, patient.patientId);
    const alert = alerts.find((one) => 'resultId' in one && one.resultId === result.resultId) as Alert | undefined;
    return { outcome: 'done', result, patient, alert };
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
      const sending = { call: 'saveResult', idempotencyKey, content: sent };
      const submission = fingerprintOf(sending);
      const result = { ...makeResult({ patientId, questionType, questionDate, answers: sent }, at), submission };
      return await contend<Stored>('a patient’s results while one was written', async () => {
        const before = await readBeforeResults(table, patientId, [result]);
        if (!before) return { outcome: 'missing' };
        const { patient, contact } = before;
        const earlier = before.results.find(
          (one) => one.submission === submission && isRepeated(sending, one.recordedAt, at),
        );
        if (earlier) return await answerAgain(patient, earlier, auditContext);
        const wrong = checkDate({ ...patient, questionDate, confirmed });
        if (wrong) return { outcome: 'refused', wrong };
        const { writes, alerts } = planResults([result], before, auditContext, options);
        const [alert] = alerts;
        const { done } = await commitAudited(
          table,
          [
            ...writes,
            ...noteEarlierContact(patientId, questionDate, contact),
            // An import asks which of its rows are stored before it knows whose they are.
            ...(isKeyOfRow(idempotencyKey) ? [recordIdempotencyKey(sending, { id: result.resultId, at })] : []),
          ],
          auditContext,
          patientId,
        );
        // If not, a colleague wrote about the same patient between our read and our write.
        return done ? { outcome: 'done', result, patient, alert } : again;
      });
    },

    /** Replaces answers by corrected ones. The score history, the month and the alerts follow in the same write. */
    async correct(correction: Correction, idempotencyKey: string, auditContext: AuditContext): Promise<Corrected> {
      const { patientId, resultId, version, questionDate, questionType, why } = correction;
      const submission = { call: 'correctResult', idempotencyKey, content: correction };
      return await contend<Corrected>('a patient’s results while one was corrected', async () => {
        const asked = await readBeforeResults(table, patientId, []);
        // After the record, since the other questionnaires say whether the patient waits for a baseline again.
        const read = asked && { ...asked, ...(await readTests(table, patientId)) };
        const before = read?.results.find((one) => one.resultId === resultId);
        if (!read || before?.questionType !== questionType) return { outcome: 'missing' };
        const { patient } = read;
        const wrong = checkDate({ ...patient, questionDate, confirmed: correction.earlyDateConfirmed === true });
        if (wrong) return { outcome: 'refused', wrong };
        if (before.version !== version) {
          if (await findEarlierReply(table, submission)) return await answerAgain(patient, before, auditContext);
          await auditReading(table, auditContext, patientId);
          return { outcome: 'stale', result: before };
        }
        const after: StoredResult = {
          ...before,
          questionDate,
          ...judge(questionType, tidyAnswers(questionType, correction.answers)),
          version: version + 1,
          correction: { at: auditContext.at, by: auditContext.username, why },
        };
        const others = read.results.filter((one) => one.resultId !== resultId);
        const history = followResults(read, questionType, [...others, after]);
        // An alert once raised stays open after a correction.
        const previous = findResultBefore(others, after);
        const alert = alertFor(after, { raisedAt: auditContext.at, before, previous });
        const { done } = await commitAudited(
          table,
          [
            recordIdempotencyKey(submission, { id: resultId, at: auditContext.at }),
            checkAndCountChange(patient),
            ...replaceResult(patient, before, after),
            ...writeScoreHistory(history, patient),
            ...waitForBaseline(read, history),
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

    list: (patientId: string, page: { page: number; size: number }) => readResultPage(table, patientId, page),

    readAll: (patientId: string) => readAllResults(table, patientId),
    readPatient: (patientId: string) => readPatient(table, patientId),
  };
};
