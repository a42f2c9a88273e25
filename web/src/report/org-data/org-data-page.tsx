import { Link } from 'react-router-dom';
import type * as z from 'zod';
import { feedbackMean, feedbackOptions, feedbackStatements } from '../../../../shared/questionnaires/feedback.ts';
import type { feedbackTotal } from '../../../../shared/questionnaires/feedback-schema.ts';
import { feedbackQuarters } from '../../../../shared/report/publication.ts';
import { countTo } from '../../kernel/components/charts/chart-line.ts';
import { MeanChart } from '../../kernel/components/charts/mean-chart.tsx';
import { EmptyState } from '../../kernel/components/empty-state.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { OnPaper } from '../../kernel/components/on-paper.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { screens, titles } from '../../kernel/lib/paths.ts';
import { may, mayFollow } from '../../kernel/session/may.ts';
import { FeedbackTable } from '../../questionnaires/parts/results/feedback-table.tsx';
import { MonthMeans } from '../../questionnaires/parts/results/month-means.tsx';
import { useFeedback } from '../../questionnaires/parts/results/queries.ts';

const monthsShown = 24;

const FeedbackMeans = ({ data }: { data: readonly z.infer<typeof feedbackTotal>[] }) => {
  const means = data.flatMap(({ question, ...sum }) => {
    const mean = feedbackMean(sum);
    return mean === undefined ? [] : [{ label: String(question + 1), mean, tests: sum.tests }];
  });
  if (means.length === 0) {
    return data.some(({ tests }) => tests === null) ? (
      <p>Feedback is shown once a quarter of at least 5 forms has ended.</p>
    ) : (
      <EmptyState>No feedback has been recorded yet.</EmptyState>
    );
  }
  return (
    <MeanChart
      title="Mean feedback per statement"
      description={`From 1, strongly disagree, to 5, strongly agree. The numbers are those of the ${feedbackStatements.length} statements below.`}
      of="Statement"
      means={means}
      ticks={countTo(feedbackOptions.length)}
    />
  );
};

export const Component = () => (
  <>
    <StaffHeading title={titles.orgData} />
    <p>
      <Link to={screens.reports}>The report of a quarter</Link>, or of a longer time: who came, how long they waited,
      what came of it.
      {mayFollow(screens.crmDashboard) && (
        <>
          {' '}
          <Link to={screens.crmDashboard}>The dashboard</Link>: alerts, means and counts at a glance.
        </>
      )}
    </p>
    <h2>PHQ-9 and GAD-7 by month</h2>
    <MonthMeans months={monthsShown} everyMonth />
    <h2>Feedback</h2>
    <OnPaper
      screen={
        <>
          {!may('mayReadEveryRecord') && (
            <p>
              Whoever may not open every record sees the feedback of the last {feedbackQuarters} quarters, of those with
              5 forms or more.
            </p>
          )}
          <Loaded from={useFeedback()}>{(data) => <FeedbackMeans data={data} />}</Loaded>
          <FeedbackTable />
        </>
      }
      paper={<p>The report of a quarter has its feedback, for paper and for readers outside.</p>}
    />
  </>
);
