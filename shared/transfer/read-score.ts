import { pastDay } from '../kernel/past-day.ts';
import { instruments } from '../questionnaires/registry.ts';
import { type ResultInput, resultInput } from '../questionnaires/result.ts';
import { scoreOf } from '../questionnaires/scoring.ts';
import type { Cells } from './column.ts';
import { nameQuestionnaires, scoreColumns } from './columns.ts';
import { problemsOf, type Read, startReading } from './problems.ts';
import { chooseProblem, dayProblem, findChoice, readNumber } from './read-cell.ts';

const choices = instruments.map(({ id, name }) => ({ id, labels: [name] }));
const listInUse = () => choices.filter(({ labels: [name = ''] }) => nameQuestionnaires().includes(name));

/** Parses a row of a file of scores, by the schema of the questionnaires' own screens. */
export const readScore = (cells: Cells, patientId: string): Read<ResultInput> => {
  const { problems, read, readDay, refuse } = startReading(scoreColumns, cells);
  const type = read('questionType', (text) => findChoice(choices, text), chooseProblem(listInUse()));
  const questionDate = readDay('questionDate');
  const isPast = pastDay.safeParse(questionDate);
  if (questionDate !== undefined && isPast.error)
    refuse('questionDate', isPast.error.issues[0]?.message ?? dayProblem(questionDate));
  const questionnaire = instruments.find(({ id }) => id === type);
  const answers = scoreColumns.flatMap(({ id }) => {
    const [, question] = /^answers\.(\d+)$/.exec(id) ?? [];
    if (question === undefined) return [];
    const score = read(id, readNumber(2), 'Please write a number.');
    const text = cells.get(`words.${question}`);
    return score === undefined ? [] : [{ question: Number(question), score, ...(text && { text }) }];
  });
  const total = read('total', readNumber(3), 'Please write a number.');
  if (problems.length > 0 || !questionnaire) return { problems };
  if (answers.length === 0) {
    refuse(
      'answers.0',
      'Please write the answers one by one: a total alone is not enough to be compared or to be acted on.',
    );
    return { problems };
  }
  const sum = scoreOf(questionnaire, answers);
  if (total !== undefined && sum !== undefined && total !== sum) {
    refuse('total', `The answers come to ${sum}. Please check them, or take the total out.`);
    return { problems };
  }
  const parsed = resultInput.safeParse(
    answers.map((answer) => ({ ...answer, questionType: type, patientId, questionDate })),
  );
  return parsed.success ? { value: parsed.data } : { problems: problemsOf(scoreColumns, parsed.error) };
};
