import { createAlertStore } from '../../../functions/alerts/store/alerts.ts';
import type { AuditContext } from '../../../functions/kernel/store/audit.ts';
import { connectTable } from '../../../functions/kernel/store/open-table.ts';
import { createFeedbackStore } from '../../../functions/questionnaires/store/feedback.ts';
import { createResultStore } from '../../../functions/questionnaires/store/results.ts';
import { addDays } from '../../../shared/kernel/calendar.ts';
import { today } from '../../../shared/kernel/today.ts';
import type { StaffUser } from '../../../shared/patients/record.ts';
import { feedbackInput } from '../../../shared/questionnaires/feedback-schema.ts';
import { resultInput } from '../../../shared/questionnaires/result.ts';
import type { AddedPatient } from './add-patients.ts';
import { readData } from './read-data.ts';

type AuditAt = (call: string, daysAgo: number, name: string) => AuditContext;

export const makeAuditContextAt =
  (username: string, now: string): AuditAt =>
  (call, daysAgo, name) => ({
    at: `${addDays(now, -daysAgo)}T10:30:00.000Z`,
    requestId: `demonstration-${name}`,
    username,
    role: 'ROLE_STAFF',
    call,
    written: false,
  });

const addFeedback = async (auditAt: AuditAt) => {
  const feedback = createFeedbackStore(connectTable());
  for (const [index, { daysAgo, scores }] of (await readData('feedback')).entries()) {
    const answers = feedbackInput.parse(scores.map((score, question) => ({ question, score, tests: 1 })));
    const name = `feedback-${String(index).padStart(3, '0')}`;
    await feedback.add(answers, `demonstration-${name}`, auditAt('saveFeedback', daysAgo, name));
  }
};

/** Two years of questionnaires of the demonstration patients: some better, some late, one alert answered, one open. */
export const addResults = async (patients: readonly AddedPatient[], member: StaffUser): Promise<void> => {
  const now = today();
  const auditAt = makeAuditContextAt(member.id, now);
  const table = connectTable();
  const results = createResultStore(table);
  const idOf = new Map(patients.map(({ name, patientId }) => [name, patientId]));
  for (const [person, { patient, questionnaires }] of (await readData('results')).entries()) {
    const patientId = idOf.get(patient);
    for (const [index, { daysAgo, type, scores, words, response, reviewInDays }] of questionnaires.entries()) {
      const day = addDays(now, -daysAgo);
      const sent = resultInput.parse(
        scores.map((score, question) => ({
          question,
          score,
          text: words[question],
          questionType: type,
          patientId,
          questionDate: day,
        })),
      );
      const name = `result-${person}-${index}`;
      const saved = await results.save(sent, `demonstration-${name}`, day, auditAt('saveResult', daysAgo, name));
      if (saved.outcome !== 'done') throw new Error(`${name} could not be saved`);
      if (!saved.alert || !response) continue;
      const alert = { patientId: saved.alert.patientId, alertId: saved.alert.alertId };
      const reviewed = reviewInDays === undefined ? response : { ...response, reviewOn: addDays(now, reviewInDays) };
      await createAlertStore(table).respond(alert, reviewed, auditAt('respondToAlert', daysAgo, `${name}-answered`));
    }
  }
  await addFeedback(auditAt);
};
