import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { type PrivacyCaseRow, privacyCalls } from '../../../../shared/privacy/calls.ts';
import { lastStep, type PrivacyCase } from '../../../../shared/privacy/privacy-case.ts';
import { outcomeLabels } from '../../../../shared/privacy/privacy-words.ts';
import { EmptyState } from '../../kernel/components/empty-state.tsx';
import { ListTop } from '../../kernel/components/list-top.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { pagesOf, ShowMore } from '../../kernel/components/show-more.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import { privacyCaseScreen, screens, titles } from '../../kernel/lib/paths.ts';
import { pagesAfter } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { caseName } from '../parts/case-name.ts';
import { CaseDue } from '../parts/due.tsx';
import styles from '../parts/privacy.module.css';

const cameOn = (one: PrivacyCase): string =>
  one.kind === 'request' ? `Came on ${formatDay(one.receivedOn)}` : `Known since ${formatDay(one.knownOn)}`;

const describeEnd = (one: PrivacyCase): string => {
  const end = lastStep(one, 'ended');
  if (!end) return '';
  return `${end.outcome ? outcomeLabels[end.outcome] : 'Finished'}, ${formatDay(end.on)}`;
};

const CaseLine = ({ one }: { one: PrivacyCase }) => (
  <li className={styles.case}>
    <Link className={styles.name} to={privacyCaseScreen(one.caseId)}>
      {caseName(one)}
    </Link>
    <p>
      <CaseDue privacyCase={one} />
    </p>
    <p className={styles.detail}>{[cameOn(one), describeEnd(one)].filter(Boolean).join('. ')}</p>
  </li>
);

const Cases = ({ rows }: { rows: readonly PrivacyCaseRow[] }) => (
  <ul className={styles.cases}>
    {rows.map((one) =>
      'unreadable' in one ? (
        <li key={one.caseId} className={styles.case}>
          <Unreadable what="This request or incident" id={one.caseId} />
        </li>
      ) : (
        <CaseLine key={one.caseId} one={one} />
      ),
    )}
  </ul>
);

/** What people ask about their information, and incidents: what is open, the first due first, and what has ended. */
export const Component = () => {
  const cases = useInfiniteQuery(pagesAfter(privacyCalls.listPrivacyCases, {}));
  return (
    <section>
      <StaffHeading title={titles.privacyCases} />
      <ListTop>
        {may('mayReadRecords') && (
          <Link className="button" to={screens.privacyRequest}>
            Add a request
          </Link>
        )}
        <Link className="button quiet" to={screens.incident}>
          Add an incident
        </Link>
        <Link to={screens.processingRegister}>{titles.processingRegister}</Link>
        {may('mayEraseRecords') && <Link to={screens.retention}>{titles.retention}</Link>}
      </ListTop>
      <Loaded from={pagesOf(cases)}>
        {({ pages }) => {
          const [first] = pages;
          const ended = pages.flatMap((page) => page.ended);
          return (
            <>
              <Section id="open" title={`Open${first && first.open.length > 0 ? ` (${first.open.length})` : ''}`}>
                {first && first.open.length > 0 ? (
                  <Cases rows={first.open} />
                ) : (
                  <EmptyState>Nothing is open. Add what arrives on the day on which it arrives.</EmptyState>
                )}
                {first?.more && <p>There are more. These are the first that came.</p>}
              </Section>
              {ended.length > 0 && (
                <Section id="ended" title="Finished">
                  <Cases rows={ended} />
                </Section>
              )}
            </>
          );
        }}
      </Loaded>
      <ShowMore of={cases} label="Show earlier ones" />
    </section>
  );
};
