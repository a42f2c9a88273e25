import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { questionnaires } from '../../../../shared/api/questionnaires.ts';
import { checkSpan, type Report } from '../../../../shared/api/report.ts';
import { today } from '../../../../shared/domain/today.ts';
import { formatSpan } from '../../../../shared/report/words.ts';
import { Heading } from '../../components/heading.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Problem } from '../../components/problem.tsx';
import { useFocusAfterSwap } from '../../components/use-disclosure.ts';
import { serviceName } from '../../entities/patient/service-name.ts';
import { titles } from '../../lib/paths.ts';
import { callQuery, keptForReturn, paged } from '../../lib/query.ts';
import { choiceOf, type ReportChoice, searchOf } from './choice.ts';
import styles from './report.module.css';
import { ReportActions } from './report-actions.tsx';
import { ReportBody } from './report-body.tsx';
import { ReportForm } from './report-form.tsx';

/** The filters of a report in words. */
const describeFilter = ({ service, worker, workers }: Report): string => {
  const found = workers.find(({ id }) => id === worker);
  const parts = [
    ...(service === undefined ? [] : [serviceName(service)]),
    ...(worker === undefined ? [] : [found ? `${found.firstName} ${found.lastName}` : 'a worker who has left']),
  ];
  return parts.length === 0 ? 'the whole organisation' : parts.join(', ');
};

const useReport = ({ from, to, service, worker }: ReportChoice) =>
  useQuery({
    ...callQuery(questionnaires.readReport, {
      params: { from, to },
      query: { ...(service && { service }), ...(worker && { worker }) },
    }),
    enabled: checkSpan({ from, to }) === undefined,
    ...paged,
    ...keptForReturn,
  });

/** The report of any period, beside the one before it. The filters are in the address. */
export const Component = () => {
  const [search, setSearch] = useSearchParams();
  const choice = choiceOf(search, today());
  const report = useReport(choice);
  const wrong = checkSpan(choice);
  // The form is made anew for another choice: by its button, or by going back.
  const show = useRef<HTMLButtonElement>(null);
  useFocusAfterSwap(search.toString(), () => show.current);
  return (
    <section className={styles.report} aria-busy={report.isPlaceholderData}>
      <PageHead title={titles.reports} />
      <Heading>{titles.reports}</Heading>
      <ReportForm
        key={search.toString()}
        choice={choice}
        workers={report.data?.workers ?? []}
        show={show}
        onShow={(next) => setSearch(searchOf(next), { flushSync: true })}
      />
      {wrong !== undefined ? (
        <Problem text={wrong} />
      ) : (
        <Loaded from={report}>
          {(read) => (
            <>
              <h2>{formatSpan(read.now)}</h2>
              <p>
                For {describeFilter(read)}. Beside it: {formatSpan(read.before)}.
              </p>
              <ReportActions report={read} about={describeFilter(read)} />
              <ReportBody report={read} />
            </>
          )}
        </Loaded>
      )}
    </section>
  );
};
