import type { AuditContext } from '../../../functions/data/audit.ts';
import { connectTable } from '../../../functions/data/open-table.ts';
import { createAlertStore } from '../../../functions/data/questionnaires/alerts.ts';
import { createFeedbackStore } from '../../../functions/data/questionnaires/feedback.ts';
import { createResultStore } from '../../../functions/data/questionnaires/results.ts';
import type { StaffUser } from '../../../shared/api/record.ts';
import { addDays } from '../../../shared/domain/calendar.ts';
import { today } from '../../../shared/domain/today.ts';
import { feedbackStatements } from '../../../shared/questionnaires/feedback.ts';
import type { QuestionnaireId } from '../../../shared/questionnaires/ids.ts';
import { findQuestionnaire } from '../../../shared/questionnaires/registry.ts';
import type { AddedPatient } from './add-patients.ts';

/** How a person's totals go, from the first to the latest, as parts of the highest total. */
const courses: readonly (readonly number[])[] = [
  [0.78, 0.7, 0.63, 0.52, 0.41, 0.3, 0.22],
  [0.55, 0.5, 0.52, 0.44, 0.4],
  [0.4, 0.44, 0.41, 0.43],
  [0.66, 0.6, 0.48, 0.37, 0.25, 0.18, 0.15, 0.11],
  [0.3, 0.26, 0.37, 0.48, 0.55],
  [0.85, 0.81, 0.74],
  [0.48, 0.33, 0.26, 0.19],
];

// Three in ten have not been asked for longer than six weeks.
const daysSinceLatest = [4, 12, 60, 20, 35, 96, 9, 41, 130, 27];

/** Spreads a total over the questions, the first ones taking most. */
const spread = (total: number, questions: number, highest: number): number[] =>
  Array.from({ length: questions }, (_, question) =>
    Math.max(0, Math.min(highest, Math.ceil((total - question) / questions))),
  );

const traceOf =
  (username: string) =>
  (call: string, day: string, name: string): AuditContext => ({
    at: `${day}T10:30:00.000Z`,
    requestId: `demonstration-${name}`,
    username,
    role: 'ROLE_STAFF',
    call,
    written: false,
  });

type Sheet = { patientId: string; type: QuestionnaireId; day: string; scores: readonly number[] };

// Enough to look at, and soon written.
const patientsShown = 14;

/** Those who have been with the service for at least two months, some of them for two years. */
const choosePatients = (patients: readonly AddedPatient[]): AddedPatient[] =>
  patients
    .filter(({ active, daysAgo }) => active && daysAgo >= 60)
    .filter((_, n) => n % 2 === 0)
    .slice(-patientsShown);

const planSheets = (patients: readonly AddedPatient[], now: string): Sheet[] =>
  patients.flatMap(({ referralId: patientId, daysAgo }, person) => {
    const course = courses[person % courses.length] ?? [];
    const sinceLatest = Math.min(daysAgo - 30, daysSinceLatest[person % daysSinceLatest.length] ?? 0);
    const latest = addDays(now, -sinceLatest);
    const apart = Math.floor((daysAgo - sinceLatest) / course.length);
    return course.flatMap((part, step): Sheet[] => {
      const day = addDays(latest, -(course.length - 1 - step) * apart);
      const sheet = (type: 'phq' | 'gad', share: number): Sheet => {
        const questions = findQuestionnaire(type).questions.length;
        // Item 9 stays 0 here: the people at risk are written below, one by one.
        const counted = type === 'phq' ? questions - 1 : questions;
        const scores = spread(Math.round(share * counted * 3), counted, 3);
        return { patientId, type, day, scores: type === 'phq' ? [...scores, 0] : scores };
      };
      return [
        sheet('phq', part),
        sheet('gad', Math.max(0, part - 0.04 * (person % 3))),
        ...(step === course.length - 1 ? [{ patientId, type: 'asq' as const, day, scores: [0, 0, 0, 0] }] : []),
      ];
    });
  });

// How far the answers to each statement spread downwards.
const liking = [3, 5, 2, 2, 3, 2, 3, 4, 2, 2, 4, 3];

const addFeedback = async (now: string, traceAt: ReturnType<typeof traceOf>) => {
  const feedback = createFeedbackStore(connectTable());
  for (let sheet = 0; sheet < 46; sheet += 1) {
    const answers = feedbackStatements.map((_, question) => ({
      question,
      // The wait is what people like least, and being welcomed what they like most.
      score: Math.max(0, 4 - ((sheet * 5 + question * 3) % (liking[question] ?? 3))),
      tests: 1 as const,
    }));
    const name = `feedback-${String(sheet).padStart(3, '0')}`;
    await feedback.add(answers, `demonstration-${name}`, traceAt('saveFeedback', addDays(now, -1 - sheet * 9), name));
  }
};

/** Two years of questionnaires of the demonstration patients: some better, some late, one alert answered, one open. */
export const addDemonstrationResults = async (all: readonly AddedPatient[], member: StaffUser): Promise<void> => {
  const traceAt = traceOf(member.id);
  const table = connectTable();
  const results = createResultStore(table);
  const now = today();
  const patients = choosePatients(all);
  const save = async ({ patientId, type, day, scores }: Sheet, name: string) => {
    const sent = scores.map((score, question) => ({
      question,
      score,
      questionType: type,
      referralId: patientId,
      questionDate: day,
    }));
    return await results.save(sent, `demonstration-${name}`, day, traceAt('saveResult', day, name));
  };
  for (const [index, sheet] of planSheets(patients, now).entries()) await save(sheet, `result-${index}`);

  const [first, second] = patients.map(({ referralId }) => referralId);
  if (first === undefined || second === undefined) return;
  const past = addDays(now, -75);
  const answered = await save({ patientId: second, type: 'asq', day: past, scores: [0, 1, 0, 0, 0] }, 'asq-answered');
  if (answered?.alert) {
    const { alertId } = answered.alert;
    const action = 'Brief safety assessment made with her before she left; safety plan written together, sister told.';
    const response = { name: 'Nasreen Akhtar', action };
    await createAlertStore(table).respond(
      { referralId: second, alertId },
      response,
      traceAt('respondToAlert', past, 'alert-answered'),
    );
  }
  await save({ patientId: first, type: 'phq', day: addDays(now, -1), scores: [1, 1, 2, 1, 0, 1, 1, 0, 1] }, 'item-9');
  await addFeedback(now, traceAt);
};
