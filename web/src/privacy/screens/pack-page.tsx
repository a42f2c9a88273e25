import { useInfiniteQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { facts } from '../../../../shared/organisation/facts.ts';
import { blackOutAll, type Passage } from '../../../../shared/privacy/black-out.ts';
import { privacyCalls } from '../../../../shared/privacy/calls.ts';
import {
  isLeftOutAtFirst,
  type PackItem,
  type PackPart,
  packPartLabels,
  packPartNames,
} from '../../../../shared/privacy/pack.ts';
import type { PrivacyCase } from '../../../../shared/privacy/privacy-case.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { ListTop } from '../../kernel/components/list-top.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { pagesOf } from '../../kernel/components/show-more.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { Waiting } from '../../kernel/components/waiting.tsx';
import { privacyCaseScreen, titles } from '../../kernel/lib/paths.ts';
import { pagesAfter, useReading } from '../../kernel/lib/query.ts';
import { saveFile } from '../../kernel/lib/save-file.ts';
import { namesOf } from '../parts/describe-item.ts';
import { BlackedOut } from './blacked-out.tsx';
import styles from './pack.module.css';
import { PackItemRow } from './pack-item.tsx';

/** All pages of the copy, read one after the other by themselves: it is printed as a whole. */
const usePack = (caseId: string) => {
  const reading = useInfiniteQuery(pagesAfter(privacyCalls.readPack, { params: { caseId } }));
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = reading;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  return { from: pagesOf(reading), isWhole: !hasNextPage };
};

const saveData = (items: readonly PackItem[], passages: readonly Passage[]) => {
  const given = items.filter(({ leaveOut }) => leaveOut === undefined);
  const data = given.map(({ part, kind, content }) => ({
    ...{ part: packPartLabels[part], kind },
    content: blackOutAll(content, passages),
  }));
  saveFile([JSON.stringify(data, null, 2)], `copy-of-${today()}.json`, 'application/json');
};

const describeCount = (items: readonly PackItem[]): string => {
  const leftOut = items.filter(({ leaveOut }) => leaveOut).length;
  return `${items.length} items, ${leftOut} left out.`;
};

type PartProps = Omit<ComponentProps<typeof PackItemRow>, 'item'> & { part: PackPart; items: readonly PackItem[] };

const Part = ({ part, items, ...shown }: PartProps) => (
  <Section id={`pack-${part}`} title={`${packPartLabels[part]} (${items.length})`} className={styles.part}>
    {isLeftOutAtFirst(part) && (
      <p className={styles.screen}>
        Their name, number or email address is in these, and no record is named. They may be about a namesake: read
        each, and give those that are about them.
      </p>
    )}
    <ul className={styles.items}>
      {items.map((item) => (
        <PackItemRow key={item.number} item={item} {...shown} />
      ))}
    </ul>
  </Section>
);

type Request = Extract<PrivacyCase, { kind: 'request' }>;

const Whose = ({ request: data }: { request: Request }) => (
  <>
    <p>
      What {facts.legalName} holds about <strong>{data.person}</strong>, as it was on{' '}
      {formatDay((data.pack?.collectedAt ?? '').slice(0, 10))}.
    </p>
    <p className={styles.screen}>
      Letters and files are handed over beside it: each is opened or saved from its place here. Words that are blacked
      out are not blacked out in a file: read it, and leave it out where it must not be given.
    </p>
  </>
);

/** Everything that is stored about whoever asked: read through item by item, and then printed or saved. */
export const Component = () => {
  const { id: caseId = '' } = useParams();
  const { from, isWhole } = usePack(caseId);
  const { data } = useReading(privacyCalls.readPrivacyCase, { params: { caseId } });
  const request = data?.kind === 'request' ? data : undefined;
  const passages = request?.blackedOut ?? [];
  return (
    <article>
      <StaffHeading title={titles.privacyPack} />
      {request && <Whose request={request} />}
      <Loaded from={from} missing="There is no copy here: it is not prepared yet, or its 30 days are over.">
        {({ pages }) => {
          const items = pages.flatMap(({ content }) => content);
          const nameOf = namesOf(pages.flatMap(({ people }) => people));
          return (
            <>
              <p>{describeCount(items)}</p>
              {isWhole && request ? (
                <ListTop>
                  <QuietButton label="Print, or save as PDF" onClick={() => window.print()} />
                  <QuietButton label="Save as data" onClick={() => saveData(items, passages)} />
                  <Link className={styles.screen} to={privacyCaseScreen(caseId)}>
                    Back to the request
                  </Link>
                </ListTop>
              ) : (
                <Waiting />
              )}
              <BlackedOut caseId={caseId} passages={passages} />
              {packPartNames.map((part) => {
                const own = items.filter((item) => item.part === part);
                return (
                  own.length > 0 && (
                    <Part
                      key={part}
                      part={part}
                      items={own}
                      caseId={caseId}
                      patientId={request?.patient?.patientId}
                      nameOf={nameOf}
                      passages={passages}
                    />
                  )
                );
              })}
            </>
          );
        }}
      </Loaded>
    </article>
  );
};
