import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { today } from '../../../../shared/kernel/today.ts';
import type { AddedPage } from '../../../../shared/organisation/facts.ts';
import { publishingCalls } from '../../../../shared/publishing/calls.ts';
import { mostAddedPages } from '../../../../shared/site/added-pages.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { QuietButton, RowButton } from '../../kernel/components/buttons.tsx';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { screens, titles } from '../../kernel/lib/paths.ts';
import { useCall, useReading } from '../../kernel/lib/query.ts';
import styles from '../site/site.module.css';
import type { SiteDraft } from '../site/site-form.tsx';
import { movedUp, OrderedRows } from '../texts/ordered-rows.tsx';
import { describePage, namePage } from './page-fields.ts';
import { PageForm } from './page-form.tsx';

const newPage = 'new';

type ListProps = { draft: SiteDraft; onChoose: (page: string) => void };

const PageList = ({ draft: { version, facts, pagesBehind }, onChoose }: ListProps) => {
  const announce = useAnnounce();
  const { mutate, mutateAsync, isPending, error } = useCall(publishingCalls.saveSitePages, () =>
    announce('The pages have been saved in the draft.'),
  );
  const [removed, setRemoved] = useState<AddedPage>();
  const { pages = [] } = facts;
  const behindOf = ({ number }: AddedPage) =>
    pagesBehind.flatMap(({ page, language }) => (page === number ? language : []));
  return (
    <>
      {error && <Problem text={error.message} />}
      {pages.length === 0 ? (
        <p>You have not added a page yet.</p>
      ) : (
        <OrderedRows
          rows={pages.map((page) => ({
            id: String(page.number),
            name: namePage(page),
            state: describePage(page, today()),
            behind: behindOf(page),
            further: <RowButton label="Remove" about={namePage(page)} onClick={() => setRemoved(page)} />,
          }))}
          isBusy={isPending}
          onChoose={onChoose}
          onMoveUp={(at) => mutate({ body: { version, pages: movedUp(pages, at) } })}
        />
      )}
      {pages.length < mostAddedPages ? (
        <p className={styles.add}>
          <QuietButton label="Add a page" onClick={() => onChoose(newPage)} />
        </p>
      ) : (
        <p className={styles.hint}>
          There are {mostAddedPages} pages, the most there can be. Remove one to add another.
        </p>
      )}
      {removed && (
        <ConfirmDialog
          title="Remove this page?"
          text="It is on the site until you publish. What was published of it stays under ‘What was published’, from where it can be put back."
          detail={namePage(removed)}
          confirm="Remove"
          act={() => mutateAsync({ body: { version, pages: pages.filter(({ number }) => number !== removed.number) } })}
          done="The page is not in the draft any more."
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
};

/** The choice is in the address, so that going back works. */
export const Component = () => {
  const [search, setSearch] = useSearchParams();
  const draft = useReading(publishingCalls.readSiteDraft, {});
  const chosen = search.get('page');
  const page = draft.data?.facts.pages?.find(({ number }) => String(number) === chosen);
  return (
    <section>
      <StaffHeading
        title={titles.sitePages}
        {...(chosen !== null && {
          heading: page ? namePage(page) : 'A new page',
          back: [screens.sitePages, 'All added pages'] as [string, string],
        })}
      />
      <p className={styles.hint}>
        News, an event, a call for volunteers: the home page and the foot of every page lead to these in their language.
        Changes are a draft until you publish them under <Link to={screens.publicSite}>Public site</Link>, where the
        preview shows them.
      </p>
      <Loaded from={draft}>
        {(read) =>
          chosen === null ? (
            <PageList draft={read} onChoose={(one) => setSearch({ page: one })} />
          ) : (
            <PageForm key={chosen} draft={read} number={page?.number} onDone={() => setSearch({})} />
          )
        }
      </Loaded>
    </section>
  );
};
