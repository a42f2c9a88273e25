import { lazy } from 'react';
import type { EpisodeSpan } from '../../../../../shared/episodes/episode.ts';
import { formatDay } from '../../../../../shared/kernel/format-day.ts';
import { type Measure, measuresOf } from '../../../../../shared/questionnaires/measures.ts';
import type { Questionnaire } from '../../../../../shared/questionnaires/questionnaire.ts';
import type { TestResult } from '../../../../../shared/questionnaires/result.ts';
import { ChartFigure } from '../../../kernel/components/charts/chart-figure.tsx';
import { countTo, linesOf, ticksOf } from '../../../kernel/components/charts/chart-line.ts';
import { RowsTable } from '../../../kernel/components/rows-table.tsx';
import { BandChip, FollowUps } from './score-lines.tsx';

// The drawing library is loaded only where a chart is shown.
const ScoreDrawing = lazy(async () => ({
  default: (await import('../../../kernel/components/charts/score-drawing.tsx')).ScoreDrawing,
}));

type Valued = { result: TestResult; value: number };

const titleOf = ({ name, reports, counts }: Questionnaire, measure: Measure): string => {
  if (reports === 'outcome') return `${name}: questions ${counts} over time`;
  if (reports === 'items') return `${name}: ${measure.name.toLowerCase()} over time`;
  return `${name}: ${measure.name.toLowerCase()} score over time`;
};

const describeLines = ({ reviewBands, threshold }: Questionnaire): string => {
  const clinical = `the clinical threshold of ${threshold}`;
  if (reviewBands) return ` Lines mark the bands${threshold === undefined ? '' : `, and ${clinical}`}.`;
  return threshold === undefined ? '' : ` A line marks ${clinical}.`;
};

/** The chart in words; with the better direction, where not every number of the questionnaire improves downwards. */
const describe = (questionnaire: Questionnaire, { better }: Measure, points: readonly Valued[]): string => {
  const [first] = points;
  const latest = points.at(-1);
  if (!first || !latest) return 'No result yet.';
  const on = ({ value, result }: Valued) => `${value} on ${formatDay(result.questionDate)}`;
  const span =
    points.length === 1
      ? `One result: ${on(latest)}.`
      : `${points.length} results, from ${on(first)} to ${on(latest)}.`;
  const isUsual = measuresOf(questionnaire).every((measure) => measure.better === 'lower');
  const direction = isUsual ? '' : ` ${better === 'lower' ? 'Lower' : 'Higher'} is better.`;
  return `${span}${direction}${describeLines(questionnaire)}`;
};

/** The episodes that the results reach into, except the first of them: `Episode 2` from its day on. */
const boundariesIn = (points: readonly Valued[], episodes: readonly EpisodeSpan[]) => {
  const [first] = points;
  return first === undefined
    ? []
    : episodes
        .slice(1)
        .filter(({ from }) => from > first.result.questionDate)
        .map(({ number, from }) => ({ day: from, label: `Episode ${number}` }));
};

const describeBoundaries = (boundaries: ReturnType<typeof boundariesIn>): string =>
  boundaries.map(({ day, label }) => ` ${label} began on ${formatDay(day)}.`).join('');

type Props = {
  questionnaire: Questionnaire;
  measure: Measure;
  results: readonly TestResult[];
  episodes: readonly EpisodeSpan[];
  /** The results that raised an alert. */
  alerted: ReadonlySet<string>;
};

/** One measure of one patient over time, the earliest first; its table has the same values. */
export const ScoreChart = ({ questionnaire, measure, results, episodes, alerted }: Props) => {
  const { name, reports, reviewBands } = questionnaire;
  const title = titleOf(questionnaire, measure);
  const points = results.flatMap((result): Valued[] => {
    const value = measure.valueIn(result);
    return value === undefined ? [] : [{ result, value }];
  });
  const boundaries = boundariesIn(points, episodes);
  const hasLevels = reports === 'items' || questionnaire.severities !== undefined;
  const columns = [
    ...['Date', 'Score'],
    ...(reports === 'outcome' ? ['Outcome'] : []),
    ...(reviewBands ? ['Band'] : []),
    ...(hasLevels ? [reports === 'items' ? 'Level' : 'Severity'] : []),
  ];
  return (
    <ChartFigure
      title={title}
      description={`${describe(questionnaire, measure, points)}${describeBoundaries(boundaries)}`}
      lines={linesOf(questionnaire)}
      marks={points.some(({ result }) => alerted.has(result.resultId)) ? 'An alert was raised' : undefined}
      table={
        <RowsTable caption={title} columns={columns}>
          {points.map(({ result, value }) => (
            <tr key={result.resultId}>
              <th scope="row">
                {formatDay(result.questionDate)}
                {alerted.has(result.resultId) && ', an alert was raised'}
              </th>
              <td>{value}</td>
              {reports === 'outcome' && (
                <td>
                  {result.risk}
                  <FollowUps questionType={result.questionType} answers={result.answers} />
                </td>
              )}
              {reviewBands && (
                <td>
                  <BandChip band={measure.bandOf(value)} />
                </td>
              )}
              {hasLevels && <td>{measure.levelOf(value)?.name}</td>}
            </tr>
          ))}
        </RowsTable>
      }
    >
      <ScoreDrawing
        label={reports === 'items' ? title : `${name} over time`}
        points={points.map(({ result, value }) => ({
          day: result.questionDate,
          score: value,
          note: result.risk,
          isMarked: alerted.has(result.resultId),
        }))}
        ticks={reports === 'items' ? countTo(measure.highest) : ticksOf(questionnaire)}
        lines={linesOf(questionnaire)}
        boundaries={boundaries}
      />
    </ChartFigure>
  );
};
