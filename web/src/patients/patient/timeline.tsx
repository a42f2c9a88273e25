import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { describeGroup } from '../../../../shared/kernel/forms/describe.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { recordGroups } from '../../../../shared/patients/record-groups.ts';
import { DescribedGroup } from '../../kernel/components/described-group.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { pagesOf, ShowMore } from '../../kernel/components/show-more.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import { documentsScreen, safetyPlanScreen } from '../../kernel/lib/paths.ts';
import { pagesFrom, type Success, useReading, watchedMs } from '../../kernel/lib/query.ts';
import { describeEvent, isGroup } from '../parts/describe-event.ts';
import { useSummaryPart } from '../parts/summary-reading.ts';
import styles from './patient.module.css';

type Props = { patientId: string; version: number; of?: string | undefined; groups: readonly string[] };

/** The record before a change; nothing is read until it is unfolded. `of` is a joined referral whose version it is. */
const EarlierVersion = ({ patientId, version: number, of, groups }: Props) => {
  const [asked, setAsked] = useState(false);
  const request = { params: { patientId, version: number }, query: { of } };
  const version = useReading(patientCalls.readPatientVersion, request, { enabled: asked });
  return (
    <details className={styles.earlier} onToggle={({ currentTarget }) => currentTarget.open && setAsked(true)}>
      <summary>See it as it was (version {number})</summary>
      {asked && (
        <Loaded from={version}>
          {({ record }) =>
            groups
              .filter(isGroup)
              .map((name) => (
                <DescribedGroup
                  key={name}
                  className={styles.answers}
                  answers={describeGroup(recordGroups[name], record[name])}
                />
              ))
          }
        </Loaded>
      )}
    </details>
  );
};

type TimelinePage = Success<typeof patientCalls.readTimeline>;

const Events = ({ patientId, latest }: { patientId: string; latest: TimelinePage }) => {
  const timeline = useInfiniteQuery({
    ...pagesFrom(
      patientCalls.readTimeline,
      'latest',
      (before) => ({ params: { patientId, before } }),
      ({ content, more }) => (more ? content.at(-1)?.eventId : undefined),
    ),
    // The summary has read the first page; after a change of the record the pages are read again from here.
    initialData: { pages: [latest], pageParams: ['latest'] },
    staleTime: watchedMs,
  });
  return (
    <>
      <Loaded from={pagesOf(timeline)}>
        {({ pages }) => (
          <ol className={styles.timeline}>
            {pages
              .flatMap(({ content }) => content)
              .map((event) => {
                if ('unreadable' in event) {
                  return (
                    <li key={event.eventId}>
                      <Unreadable what="This entry" id={event.eventId} />
                    </li>
                  );
                }
                const { eventId, at, by, event: what } = event;
                const [title, text] = describeEvent(what);
                return (
                  <li key={eventId}>
                    <p className={styles.when}>
                      <time dateTime={at}>{formatInstantShort(at)}</time>
                      {by && `, ${fullName(by)}`}
                    </p>
                    <p className={styles.what}>{title}</p>
                    {text && <p className={styles.words}>{text}</p>}
                    {what.kind === 'safety-plan' && <Link to={safetyPlanScreen(patientId)}>Read the plan</Link>}
                    {what.kind === 'document-added' && <Link to={documentsScreen(patientId)}>See the documents</Link>}
                    {what.kind === 'changed' && (
                      <EarlierVersion patientId={patientId} version={what.version} of={what.of} groups={what.groups} />
                    )}
                  </li>
                );
              })}
          </ol>
        )}
      </Loaded>
      <ShowMore of={timeline} label="Show what happened before" />
    </>
  );
};

export const Timeline = ({ patientId }: { patientId: string }) => (
  <section className={styles.card} aria-labelledby="timeline">
    <h2 id="timeline">Timeline</h2>
    <Loaded from={useSummaryPart(patientId, 'timeline')}>
      {(latest) => <Events patientId={patientId} latest={latest} />}
    </Loaded>
  </section>
);
