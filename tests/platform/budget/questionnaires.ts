import { randomUUID } from 'node:crypto';
import { addDays } from '../../../shared/kernel/calendar.ts';
import { today } from '../../../shared/kernel/today.ts';
import { addPatient } from '../../support/patients.ts';
import { saveResult } from '../../support/results.ts';
import { samples } from '../samples.ts';
import type { Budget } from './open-budget.ts';
import { page } from './records.ts';

export const phq = (patientId: string, score = 1) => ({
  body: Array.from({ length: 9 }, (_, question) => ({ question, score, questionType: 'phq', patientId })),
});

/** Tests and their alerts. */
export const measureQuestionnaires = async ({ table, call, measure, patientId }: Budget) => {
  const params = { patientId };
  const raised = async () => {
    const alerted = await addPatient('Sabiha', 'Alert');
    const { alert } = await saveResult(table, alerted, { type: 'phq', day: today(), score: 3 });
    return { params: { patientId: alerted, alertId: alert?.alertId ?? '' } };
  };
  const toReview = async () => {
    const alert = await raised();
    const body = { ...samples.alerts.respondToAlert.body, reviewOn: addDays(today(), 1) };
    await call('respondToAlert', { ...alert, body });
    return alert;
  };

  const toSend = () => ({ body: { ...samples.report.sendReport.body, sentTo: `Fund ${randomUUID()}` } });
  const sentReport = async () => {
    const { copyId } = (await call('sendReport', toSend())) as { copyId: string };
    return { params: { copyId } };
  };

  await measure('latest three scores', 'listScores', () => ({ params: { ...params, page: '1', size: '3' } }));
  await measure('where tests stand', 'readTestState', () => ({ params }));
  await measure('suicide-risk screens of a patient', 'listSuicideRisk', () => ({ params }));
  await measure('results of a patient as a file', 'writeCsv', () => ({ params }));
  await measure('overdue, page 1', 'listOverdue', () => page(1));
  await measure('without baseline, page 1', 'listWithoutBaseline', () => page(1));
  await measure('open alerts, page 1', 'listAlerts', () => page(1));
  await measure('watch alerts', 'watchAlerts');
  await measure('respond to an alert', 'respondToAlert', raised);
  await measure('review an alert', 'reviewAlert', toReview);
  await measure('alerts to review, page 1', 'listAlertReviews', () => page(1));
  await measure('organisation data', 'readOrgData');
  await measure('report of a quarter', 'readReport');
  await measure('whom a number of the report counts', 'listNumber', () => ({
    params: { from: today(), to: today(), table: 'people', row: 'all', column: '0' },
  }));
  await measure('store a report as it is sent', 'sendReport', toSend);
  await measure('reports that were sent', 'listSentReports');
  await measure('report as it was sent', 'readSentReport', sentReport);
  await measure('feedback totals', 'readFeedback');
  await measure('save feedback', 'saveFeedback');
  await measure('save a PHQ-9', 'saveResult', () => phq(patientId, 0));
  await measure('save a PHQ-9 that raises an alert', 'saveResult', () => phq(patientId, 3));
  const gad = async (day: string) => {
    const { result } = await saveResult(table, patientId, { day });
    return { params: { ...params, resultId: result.resultId } };
  };
  await measure('correct a GAD-7', 'correctResult', async () => ({
    ...samples.questionnaires.correctResult,
    ...(await gad('2026-04-08')),
  }));
  const [corrected] = (await call('listScores', { params: { ...params, page: '1', size: '12' } })).content as {
    resultId: string;
  }[];
  await measure('read a result', 'readResult', () => ({ params: { ...params, resultId: corrected?.resultId ?? '' } }));
};
