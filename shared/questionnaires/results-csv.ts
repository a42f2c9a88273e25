import type { TestResult } from '../api/result.ts';
import { writeCsv } from '../domain/csv.ts';
import { findBand } from '../domain/score-band.ts';
import { findQuestionnaire, instruments } from './registry.ts';
import { severityOf } from './scoring.ts';

type Person = { patientId: string; firstName: string; lastName: string; dob: string };

const facts = [
  'Patient ID',
  'First name',
  'Last name',
  'Date of birth',
  'Date',
  'Questionnaire',
  'Score',
  'Band',
  'Severity',
  'Outcome',
];
/** A column for every question of every questionnaire. */
const columns = () =>
  instruments.flatMap(({ id, name, questions }) =>
    questions.map((_, question) => ({ id, question, name: `${name} ${question + 1}` })),
  );

const rowOf = ({ patientId, firstName, lastName, dob }: Person, result: TestResult) => {
  const { questionType, questionDate, score, risk, answers } = result;
  const questionnaire = findQuestionnaire(questionType);
  return [
    patientId,
    firstName,
    lastName,
    dob,
    questionDate,
    questionnaire.name,
    score,
    questionnaire.total ? findBand(score).name : undefined,
    severityOf(questionnaire, score)?.name,
    risk,
    ...columns().map(({ id, question }) =>
      id === questionType ? answers.find((answer) => answer.question === question)?.score : undefined,
    ),
  ];
};

/** All of one patient's results, a row each, item by item. */
export const writeResultsCsv = (person: Person, results: readonly TestResult[]): string =>
  writeCsv([[...facts, ...columns().map(({ name }) => name)], ...results.map((result) => rowOf(person, result))]);
