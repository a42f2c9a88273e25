import { cancellerLabels, noticeLabels, placeLabels, statusLabels } from '../appointments/appointment-words.ts';
import { writeCsv } from '../kernel/csv.ts';
import { isInUse } from '../questionnaires/in-use.ts';
import { instruments } from '../questionnaires/registry.ts';
import type { Column, ImportKind } from './column.ts';
import { patientColumns } from './patient-columns.ts';

const oneOfThese = (labels: readonly string[]) => `One of these: ${labels.join('; ')}.`;
const oneOf = (labels: Readonly<Record<string, string>>) => oneOfThese(Object.values(labels));

const patientColumn: Column = {
  id: 'patient',
  heading: 'Your reference',
  explain:
    'The reference of the patient: your own, as you imported it, or the one that this system gave, like K7M-4PX.',
  example: 'A-1001',
  required: true,
};

export const appointmentColumns: readonly Column[] = [
  patientColumn,
  { id: 'day', heading: 'Date', explain: 'Like 03/06/2025.', example: '10/06/2025', required: true },
  { id: 'time', heading: 'Time', explain: 'Like 14:30.', example: '14:30', required: true },
  { id: 'minutes', heading: 'Minutes', explain: 'How long it was.', example: '50', required: true },
  { id: 'place', heading: 'Place', explain: oneOf(placeLabels), example: 'By telephone', required: true },
  { id: 'roomId', heading: 'Room', explain: 'The name of a room of Settings, where it was in a room.' },
  {
    id: 'worker',
    heading: 'Worker',
    explain: 'First and last name of a member of staff who has an account here.',
    example: 'Nasreen Akhtar',
    required: true,
  },
  { id: 'status', heading: 'What came of it', explain: oneOf(statusLabels), example: 'Attended', required: true },
  { id: 'cancelled.by', heading: 'Who cancelled', explain: oneOf(cancellerLabels) },
  { id: 'cancelled.notice', heading: 'How long before', explain: oneOf(noticeLabels) },
  { id: 'cancelled.reason', heading: 'Why it was cancelled', explain: 'Text.' },
  { id: 'interpreter', heading: 'Interpreter', explain: 'The language, where somebody interpreted.' },
  { id: 'caseNote', heading: 'Case note', explain: 'Text.', example: 'We spoke about sleep.' },
];

/** The largest number of questions in a questionnaire. */
const mostAnswers = Math.max(...instruments.map(({ questions }) => questions.length));
const answers = Array.from({ length: mostAnswers }, (_, n) => n);
/** Whether any questionnaire asks for free text beside that answer. */
const hasWords = (question: number) =>
  instruments.some(({ questions }) => questions[question]?.followUp ?? questions[question]?.inWords);

const scores = ['1', '1', '2', '0', '1', '0', '1', '0', '0'];
const explainScore = 'The number that the answer counts. Blank where it was not asked.';
const explainTotal = 'May be left out. Where it is there, it is compared with the answers.';

/** The organisation's questionnaires, by their names in a file. */
export const nameQuestionnaires = (): string[] => instruments.filter(({ id }) => isInUse(id)).map(({ name }) => name);

export const scoreColumns: readonly Column[] = [
  patientColumn,
  {
    id: 'questionDate',
    heading: 'Date',
    explain: 'The day on which it was answered, like 03/06/2025.',
    example: '10/06/2025',
    required: true,
  },
  {
    id: 'questionType',
    heading: 'Questionnaire',
    explain: oneOfThese(nameQuestionnaires()),
    example: 'PHQ-9',
    required: true,
  },
  ...answers.flatMap((n): Column[] => [
    { id: `answers.${n}`, heading: `Answer ${n + 1}`, explain: explainScore, example: scores[n] ?? '' },
    ...(hasWords(n)
      ? [{ id: `words.${n}`, heading: `Words ${n + 1}`, explain: 'Words that go with it.', further: true }]
      : []),
  ]),
  { id: 'total', heading: 'Total', explain: explainTotal, example: '6', further: true },
];

export const columnsOf: { readonly [Kind in ImportKind]: readonly Column[] } = {
  patients: patientColumns,
  sessions: appointmentColumns,
  scores: scoreColumns,
};

export const templateColumns = (kind: ImportKind): Column[] => columnsOf[kind].filter(({ further }) => !further);

/** A template: the headings and one example row. */
export const writeTemplate = (kind: ImportKind): string => {
  const columns = templateColumns(kind);
  return writeCsv([columns.map(({ heading }) => heading), columns.map(({ example = '' }) => example)]);
};
