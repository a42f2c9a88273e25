import { today } from '../../../../shared/domain/today.ts';
import { instruments } from '../../../../shared/questionnaires/registry.ts';
import { highestScore } from '../../../../shared/questionnaires/scoring.ts';
import { linesOf, ticksOf } from '../../components/charts/chart-line.ts';
import { latestMonths } from '../../components/charts/latest-months.ts';
import { MeanChart } from '../../components/charts/mean-chart.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loaded } from '../../components/loaded.tsx';
import styles from './month-means.module.css';
import { useOrgData } from './queries.ts';

type Props = { months: number };

/** The mean total of each questionnaire in each of the latest months, over the whole organisation. */
export const MonthMeans = ({ months }: Props) => (
  <Loaded from={useOrgData()}>{(data) => <Means data={data} months={months} />}</Loaded>
);

type Totals = NonNullable<ReturnType<typeof useOrgData>['data']>;

const Means = ({ data, months }: Props & { data: Totals }) => {
  if (data.content.length === 0) return <EmptyState>No questionnaire has been recorded yet.</EmptyState>;
  return (
    <div className={styles.charts}>
      {instruments
        .filter(({ total }) => total)
        .map((questionnaire) => {
          const { id, name } = questionnaire;
          const totals = data.content.filter(({ type }) => type === id);
          const means = latestMonths(totals, today(), months);
          if (means.length === 0)
            return (
              <p key={id}>
                Nobody has answered a {name} in the last {months} months.
              </p>
            );
          return (
            <MeanChart
              key={id}
              title={`Mean ${name} per month`}
              description={`The mean total of everybody who answered in a month, 0 to ${highestScore(questionnaire)}.`}
              of="Month"
              means={means}
              ticks={ticksOf(questionnaire)}
              lines={linesOf(questionnaire)}
            />
          );
        })}
    </div>
  );
};
