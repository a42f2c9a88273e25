import { episodeAt } from '../episodes/episodes.ts';
import { writeCsv } from '../kernel/csv.ts';
import { isInUse } from './in-use.ts';
import { findQuestionnaire, instruments } from './registry.ts';
import type { TestResult } from './result.ts';
import { bandOf, severityOf } from './scoring.ts';

type Begun = Parameters<typeof episodeAt>[0][number] & { readonly number: number };
type Person = {
  patientId: string;
  firstName: string;
  lastName: string;
  dob: string;
  episodes: readonly [Begun, ...Begun[]];
};
type Cell = string | number | undefined;

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

/** A column for every question, and for the free text of an answer, of all questionnaires in use or answered. */
const columnsOf = (results: readonly TestResult[]) =>
  instruments
    .filter(({ id }) => isInUse(id) || results.some(({ questionType }) => questionType === id))
    .flatMap(({ id, name, questions }) =>
      questions.flatMap(({ followUp, inWords }, question) => {
        const answerIn = ({ questionType, answers }: TestResult) =>
          questionType === id ? answers.find((answer) => answer.question === question) : undefined;
        const title = `${name} ${question + 1}`;
        return [
          ...(inWords ? [] : [{ title, cellOf: (result: TestResult): Cell => answerIn(result)?.score }]),
          ...(followUp || inWords
            ? [{ title: `${title} words`, cellOf: (result: TestResult): Cell => answerIn(result)?.text }]
            : []),
        ];
      }),
    );

const factsOf = ({ patientId, firstName, lastName, dob }: Person, result: TestResult): Cell[] => {
  const { questionType, questionDate, score, risk } = result;
  const questionnaire = findQuestionnaire(questionType);
  return [
    patientId,
    firstName,
    lastName,
    dob,
    questionDate,
    questionnaire.name,
    score,
    score === undefined ? undefined : bandOf(questionnaire, score)?.name,
    score === undefined ? undefined : severityOf(questionnaire, score)?.name,
    risk,
  ];
};

/** All results of one patient, a row each, item by item. */
export const writeResultsCsv = (person: Person, results: readonly TestResult[]): string => {
  const columns = columnsOf(results);
  return writeCsv([
    // At the end: programs that read columns by position find each where it was.
    [...facts, ...columns.map(({ title }) => title), 'Episode', 'Answered alone', 'Recorded at'],
    ...results.map((result) => [
      ...factsOf(person, result),
      ...columns.map(({ cellOf }) => cellOf(result)),
      episodeAt(person.episodes, result.questionDate).number,
      result.answeredBy,
      result.recordedAt,
    ]),
  ]);
};
