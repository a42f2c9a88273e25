import { Link } from 'react-router-dom';
import { reportCalls } from '../../../../shared/report/calls.ts';
import type { Report } from '../../../../shared/report/report.ts';
import { mostSentReports, sentTo } from '../../../../shared/report/sent-report.ts';
import { asPublished, formatSpan } from '../../../../shared/report/words.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { ChangeForm } from '../../kernel/components/change-form.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { useDisclosure } from '../../kernel/components/use-disclosure.ts';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import { sentReportScreen } from '../../kernel/lib/paths.ts';
import { freshOnReturn, useCall, useReading } from '../../kernel/lib/query.ts';
import styles from './report.module.css';

const SendForm = ({ report: { now, service, worker }, onDone }: { report: Report; onDone: () => void }) => {
  const { mutateAsync } = useCall(reportCalls.sendReport);
  return (
    <ChangeForm
      aria-label="Store a copy as it is sent"
      save="Store the copy"
      onDone={onDone}
      change={async (value) => {
        const to = value('sentTo');
        await mutateAsync({
          body: {
            ...now,
            ...(service !== undefined && { service }),
            ...(worker !== undefined && { worker }),
            sentTo: to,
          },
        });
        return `A copy for ${to} has been stored.`;
      }}
    >
      {(field) => (
        <TextField
          {...field('sentTo', sentTo)}
          label="Sent to"
          hint="The funder, the board or the commissioner. The copy has the numbers for readers outside, and never changes."
        />
      )}
    </ChangeForm>
  );
};

/** The copies of reports that were sent, and the form that stores one of this report. */
export const SentReports = ({ report }: { report: Report }) => {
  const { isOpen, open, close, opener } = useDisclosure();
  return (
    <section aria-labelledby="sent-reports" className={styles.sent}>
      <h3 id="sent-reports">Copies that were sent</h3>
      {isOpen && <SendForm report={report} onDone={close} />}
      {!isOpen && asPublished(report) && <RowButton ref={opener} onClick={open} label="Store a copy as it is sent" />}
      <Loaded from={useReading(reportCalls.listSentReports, {}, freshOnReturn)}>
        {({ content }) =>
          content.length === 0 ? (
            <p>No copy has been stored yet. What is sent to a funder can be read here as it was sent.</p>
          ) : (
            <>
              <ul>
                {content.map((copy) => (
                  <li key={copy.copyId}>
                    <Link to={sentReportScreen(copy.copyId)}>
                      {copy.sentTo}, {formatInstantShort(copy.at)}
                    </Link>
                    : {formatSpan(copy.now)}, {copy.about}, by {fullName(copy.by) || 'a former colleague'}
                  </li>
                ))}
              </ul>
              {content.length === mostSentReports && <p>The latest {mostSentReports} are listed.</p>}
            </>
          )
        }
      </Loaded>
    </section>
  );
};
