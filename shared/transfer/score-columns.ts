import { isInUse } from '../questionnaires/in-use.ts';
import { instruments } from '../questionnaires/registry.ts';
import { patientColumn } from './appointment-columns.ts';
import type { Column } from './column.ts';

/** The largest number of questions in a questionnaire. */
const mostAnswers = Math.max(...instruments.map(({ questions }) => questions.length));

const answers = Array.from({ length: mostAnswers }, (_, n) => n);
/** Whether any questionnaire asks for free text beside that answer. */
const hasWords = (question: number) =>
  instruments.some(({ questions }) => questions[question]?.followUp ?? questions[question]?.inWords);

const example = ['1', '1', '2', '0', '1', '0', '1', '0', '0'];

/** The organisation's questionnaires, by their names in a file. */
export const questionnaireNames = instruments.filter(({ id }) => isInUse(id)).map(({ name }) => name);

export const scoreColumns: readonly Column[] = [
  patientColumn,
  {
    id: 'questionDate',
    heading: 'Date',
    explain: 'The day on which it was answered, like 03/06/2025.',
    example: '10/06/2025',
    required: true,
    main: true,
  },
  {
    id: 'questionType',
    heading: 'Questionnaire',
    explain: `One of these: ${questionnaireNames.join('; ')}.`,
    example: 'PHQ-9',
    required: true,
    main: true,
  },
  ...answers.flatMap((question): Column[] => [
    {
      id: `answers.${question}`,
      heading: `Answer ${question + 1}`,
      explain: 'The number that the answer counts. Blank where it was not asked.',
      example: example[question] ?? '',
      main: true,
    },
    ...(hasWords(question)
      ? [{ id: `words.${question}`, heading: `Words ${question + 1}`, explain: 'Words that go with it.', example: '' }]
      : []),
  ]),
  {
    id: 'total',
    heading: 'Total',
    explain: 'May be left out. Where it is there, it is compared with the answers.',
    example: '6',
  },
];
