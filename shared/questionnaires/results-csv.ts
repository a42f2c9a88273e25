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
type Column = { title: string; cellOf: (result: TestResult, person: Person) => Cell };

const nameOf = (find: typeof bandOf | typeof severityOf, { questionType, score }: TestResult): Cell =>
  score === undefined ? undefined : find(findQuestionnaire(questionType), score)?.name;

const facts: readonly Column[] = [
  { title: 'Patient ID', cellOf: (_, person) => person.patientId },
  { title: 'First name', cellOf: (_, person) => person.firstName },
  { title: 'Last name', cellOf: (_, person) => person.lastName },
  { title: 'Date of birth', cellOf: (_, person) => person.dob },
  { title: 'Date', cellOf: ({ questionDate }) => questionDate },
  { title: 'Questionnaire', cellOf: ({ questionType }) => findQuestionnaire(questionType).name },
  { title: 'Score', cellOf: ({ score }) => score },
  { title: 'Band', cellOf: (result) => nameOf(bandOf, result) },
  { title: 'Severity', cellOf: (result) => nameOf(severityOf, result) },
  { title: 'Outcome', cellOf: ({ risk }) => risk },
];

/** At the end: programs that read columns by position find each where it was. */
const laterFacts: readonly Column[] = [
  { title: 'Episode', cellOf: ({ questionDate }, { episodes }) => episodeAt(episodes, questionDate).number },
  { title: 'Answered alone', cellOf: ({ answeredBy }) => answeredBy },
  { title: 'Recorded at', cellOf: ({ recordedAt }) => recordedAt },
];

/** A column for every question, and for the free text of an answer, of all questionnaires in use or answered. */
const columnsOf = (results: readonly TestResult[]): Column[] =>
  instruments
    .filter(({ id }) => isInUse(id) || results.some(({ questionType }) => questionType === id))
    .flatMap(({ id, name, questions }) =>
      questions.flatMap(({ followUp, inWords }, question) => {
        const answerIn = ({ questionType, answers }: TestResult) =>
          questionType === id ? answers.find((answer) => answer.question === question) : undefined;
        const title = `${name} ${question + 1}`;
        const score: Column = { title, cellOf: (result) => answerIn(result)?.score };
        const words: Column = { title: `${title} words`, cellOf: (result) => answerIn(result)?.text };
        return [...(inWords ? [] : [score]), ...(followUp || inWords ? [words] : [])];
      }),
    );

/** All results of one patient, a row each, item by item. */
export const writeResultsCsv = (person: Person, results: readonly TestResult[]): string => {
  const columns = [...facts, ...columnsOf(results), ...laterFacts];
  return writeCsv([
    columns.map(({ title }) => title),
    ...results.map((result) => columns.map(({ cellOf }) => cellOf(result, person))),
  ]);
};
