import { useParams } from 'react-router-dom';
import { missing } from '../../../../shared/kernel/missing.ts';
import { reportCalls } from '../../../../shared/report/calls.ts';
import type { Report } from '../../../../shared/report/report.ts';
import { formatSpan, publishedLine } from '../../../../shared/report/words.ts';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { formatInstant, fullName } from '../../kernel/lib/format.ts';
import { titles } from '../../kernel/lib/paths.ts';
import { type Success, useReading } from '../../kernel/lib/query.ts';
import styles from './report.module.css';
import { ReportBody } from './report-body.tsx';
import { CopySentences, ReportActions } from './report-outputs.tsx';

const asReport = ({ now, before, tables }: Success<typeof reportCalls.readSentReport>): Report => ({
  ...{ now, before, tables, exact: false },
  ...{ pending: { count: 0, more: false }, workers: [] },
});

/** A report as it was sent to somebody: read, printed and saved like every report. It never changes. */
export const Component = () => {
  const { id = '' } = useParams();
  return (
    <section className={styles.report}>
      <StaffHeading title={titles.sentReport} />
      <Loaded from={useReading(reportCalls.readSentReport, { params: { copyId: id } })} missing={missing.sentReport}>
        {(copy) => {
          const report = asReport(copy);
          return (
            <>
              <h2>{formatSpan(copy.now)}</h2>
              <p>
                For {copy.about}. Beside it: {formatSpan(copy.before)}.
              </p>
              <p>
                Sent to {copy.sentTo}. Stored by {fullName(copy.by) || 'a former colleague'}, {formatInstant(copy.at)}.
                What was recorded later is not in it. {publishedLine}
              </p>
              <ReportBody
                report={report}
                given={report}
                place="screen"
                copy={<CopySentences report={report} />}
                outputs={<ReportActions report={report} about={copy.about} />}
              />
            </>
          );
        }}
      </Loaded>
    </section>
  );
};
