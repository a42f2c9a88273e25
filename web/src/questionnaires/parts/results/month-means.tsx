import { useState } from 'react';
import { today } from '../../../../../shared/kernel/today.ts';
import { isInUse } from '../../../../../shared/questionnaires/in-use.ts';
import { instruments } from '../../../../../shared/questionnaires/registry.ts';
import { highestScore, lowestScore } from '../../../../../shared/questionnaires/scoring.ts';
import { reportCalls } from '../../../../../shared/report/calls.ts';
import { publishMonth } from '../../../../../shared/report/publication.ts';
import { linesOf, ticksOf } from '../../../kernel/components/charts/chart-line.ts';
import { latestMonths, pageOfMonths } from '../../../kernel/components/charts/latest-months.ts';
import { MeanChart } from '../../../kernel/components/charts/mean-chart.tsx';
import { EmptyState } from '../../../kernel/components/empty-state.tsx';
import { Loaded } from '../../../kernel/components/loaded.tsx';
import { OnPaper } from '../../../kernel/components/on-paper.tsx';
import { Pagination } from '../../../kernel/components/pagination.tsx';
import { cachedForReturn, type Success, useReading } from '../../../kernel/lib/query.ts';
import styles from './month-means.module.css';

type Props = {
  /** The number of months in a chart. */
  months: number;
  /** Whether earlier months can be paged to, and the tables have all there are; otherwise only the latest are shown. */
  everyMonth?: boolean;
};

/** The questionnaires that are drawn: those in use that have a total. */
export const monthMeansTitle = `${new Intl.ListFormat('en-GB').format(
  instruments.filter(({ id, reports }) => reports === 'total' && isInUse(id)).map(({ name }) => name),
)} by month`;

/** The mean total of each questionnaire that has one, month by month, over the whole organisation. */
export const MonthMeans = (props: Props) => (
  <Loaded from={useReading(reportCalls.readOrgData, {}, cachedForReturn)}>
    {(data) => {
      const published = { content: data.content.map((one) => publishMonth(one, today())) };
      const onPaper = (
        <>
          {data.content.length > 0 && <p>{publishedScores}</p>}
          <Means data={published} {...props} />
        </>
      );
      // What came is what is published, for whoever may not open the records behind it.
      const isExact = published.content.some(({ total }, index) => total !== data.content[index]?.total);
      return isExact ? <OnPaper screen={<Means data={data} {...props} />} paper={onPaper} /> : onPaper;
    }}
  </Loaded>
);

const publishedScores =
  'A month is shown once it has ended, if it has 5 tests or more; the mean is a whole number. So nobody can work out the score of one person.';

type Totals = Success<typeof reportCalls.readOrgData>;

const Means = ({ data, months, everyMonth = false }: Props & { data: Totals }) => {
  const [page, setPage] = useState(1);
  if (data.content.length === 0) return <EmptyState>No questionnaire has been recorded yet.</EmptyState>;
  const now = today();
  const count = everyMonth ? Infinity : months;
  const span = latestMonths(data.content, now, count);
  const drawnSpan = pageOfMonths(span, months, page);
  const totalPages = Math.ceil(span.length / months);
  return (
    <>
      {totalPages > 1 && (
        <>
          <p>
            The charts show {drawnSpan[0]?.label} to {drawnSpan.at(-1)?.label}. The tables have every month since the
            first.
          </p>
          <Pagination
            label="Months"
            page={page}
            list={{ data: { totalPages }, isPlaceholderData: false }}
            onPageChange={setPage}
          />
        </>
      )}
      <div className={styles.charts}>
        {instruments
          .filter(
            ({ id, reports }) => reports === 'total' && (isInUse(id) || data.content.some(({ type }) => type === id)),
          )
          .map((questionnaire) => {
            const { id, name } = questionnaire;
            const totals = data.content.filter(({ type }) => type === id);
            const means = latestMonths(totals, now, count);
            if (means.length === 0) {
              return (
                <p key={id}>
                  {everyMonth
                    ? `Nobody has answered a ${name} yet.`
                    : `Nobody has answered a ${name} in the last ${months} months.`}
                </p>
              );
            }
            return (
              <MeanChart
                key={id}
                title={`Mean ${name} per month`}
                description={`The mean total of everybody who answered in a month, ${lowestScore(questionnaire)} to ${highestScore(questionnaire)}.`}
                of="Month"
                means={pageOfMonths(means, months, page)}
                all={means}
                ticks={ticksOf(questionnaire)}
                lines={linesOf(questionnaire)}
              />
            );
          })}
      </div>
    </>
  );
};
