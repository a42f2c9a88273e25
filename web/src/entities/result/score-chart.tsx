import { lazy } from 'react';
import type { TestResult } from '../../../../shared/api/result.ts';
import { formatDay } from '../../../../shared/domain/format-day.ts';
import type { Questionnaire } from '../../../../shared/questionnaires/questionnaire.ts';
import { severityOf } from '../../../../shared/questionnaires/scoring.ts';
import { ChartFigure } from '../../components/charts/chart-figure.tsx';
import { countTo, linesOf, ticksOf } from '../../components/charts/chart-line.ts';
import { BandChip } from './score-lines.tsx';

// The drawing library is fetched where a chart is shown, and nowhere else.
const ScoreDrawing = lazy(async () => ({
  default: (await import('../../components/charts/score-drawing.tsx')).ScoreDrawing,
}));

type Props = { questionnaire: Questionnaire; results: readonly TestResult[] };

/** In words what the chart shows. */
const describe = ({ total, threshold }: Questionnaire, results: readonly TestResult[]): string => {
  const [first] = results;
  const latest = results.at(-1);
  if (!first || !latest) return 'No result yet.';
  const span =
    results.length === 1
      ? `One result: ${latest.score} on ${formatDay(latest.questionDate)}.`
      : `${results.length} results, from ${first.score} on ${formatDay(first.questionDate)} to ${latest.score} on ${formatDay(latest.questionDate)}.`;
  const lines = total ? ` Lines mark the bands, and the clinical threshold${threshold ? ` of ${threshold}` : ''}.` : '';
  return `${span}${lines}`;
};

/** One patient's scores over time, the earliest first; its table has the same values. */
export const ScoreChart = ({ questionnaire, results }: Props) => {
  const { name, measures, total, questions } = questionnaire;
  const title = total
    ? `${name}: ${measures.toLowerCase()} score over time`
    : `${name}: questions answered Yes over time`;
  return (
    <ChartFigure
      title={title}
      description={describe(questionnaire, results)}
      lines={linesOf(questionnaire)}
      table={
        <table className="rows">
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Score</th>
              <th scope="col">{total ? 'Band' : 'Outcome'}</th>
              {total && <th scope="col">Severity</th>}
            </tr>
          </thead>
          <tbody>
            {results.map(({ resultId, questionDate, score, risk }) => (
              <tr key={resultId}>
                <th scope="row">{formatDay(questionDate)}</th>
                <td>{score}</td>
                <td>{total ? <BandChip score={score} /> : risk}</td>
                {total && <td>{severityOf(questionnaire, score)?.name}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      }
    >
      <ScoreDrawing
        label={`${name} over time`}
        points={results.map(({ questionDate, score, risk }) => ({ day: questionDate, score, note: risk }))}
        ticks={total ? ticksOf(questionnaire) : countTo(questions.length)}
        lines={linesOf(questionnaire)}
      />
    </ChartFigure>
  );
};
