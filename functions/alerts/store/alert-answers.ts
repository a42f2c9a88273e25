import { type Alert, openReviewOf, type ShownAlert } from '../../../shared/alerts/alert.ts';
import type { Unreadable } from '../../../shared/kernel/unreadable.ts';
import { findQuestionnaire } from '../../../shared/questionnaires/registry.ts';
import type { TestResult } from '../../../shared/questionnaires/result.ts';
import { answersRaisingAlert, concernOf, wordsOf } from '../../../shared/questionnaires/scoring.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readResults } from '../../questionnaires/store/result-items.ts';

const correctedSince = ({ raisedAt, reason }: Alert, { questionType, answers, correction }: TestResult) =>
  correction && correction.at > raisedAt
    ? { at: correction.at, stillCalledFor: concernOf(findQuestionnaire(questionType), answers)?.reason === reason }
    : undefined;

/** The answers to the same questions in the result before, whatever they were. */
const previousOf = ({ questionDate, answers, risk }: TestResult, questions: ReadonlySet<number>) => ({
  questionDate,
  answered: answers.flatMap(({ question, score }) => (questions.has(question) ? [{ question, score }] : [])),
  ...(risk === undefined ? {} : { risk }),
});

const describe = (alert: Alert, result: TestResult, previous: TestResult | undefined): ShownAlert => {
  const answered = answersRaisingAlert(findQuestionnaire(result.questionType), result.answers);
  const asked = new Set(answered.map(({ question }) => question));
  const corrected = alert.response ? undefined : correctedSince(alert, result);
  const words = wordsOf(result.answers);
  return {
    ...alert,
    answered,
    ...(previous && { previous: previousOf(previous, asked) }),
    ...(corrected && { corrected }),
    ...(words.length > 0 && { words }),
  };
};

type Row<Shown> = Shown | Unreadable<'alertId'>;

const isLookedAt = (row: Row<Alert>): row is Alert =>
  !('unreadable' in row) && (row.response === undefined || openReviewOf(row) !== undefined);

/** Adds to each alert that is open or to be reviewed its answers now and those of the time before: one request. */
export const addAnswers = async (table: Table, rows: readonly Row<Alert>[]): Promise<Row<ShownAlert>[]> => {
  const results = await readResults(
    table,
    rows.filter(isLookedAt).flatMap(({ patientId, resultId, previousResultId }) =>
      [resultId, ...(previousResultId === undefined ? [] : [previousResultId])].map((id) => ({
        patientId,
        resultId: id,
      })),
    ),
  );
  return rows.map((row) => {
    const result = isLookedAt(row) ? results.get(row.resultId) : undefined;
    return result ? describe(row as Alert, result, results.get((row as Alert).previousResultId ?? '')) : row;
  });
};
