import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { referralCalls, type WorklistPage } from '../../../../shared/referrals/calls.ts';
import { ListPanel, usePageInAddress } from '../../kernel/components/list-panel.tsx';
import { cachedForReturn, callQuery, paged } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { Freshness, worklistWatch } from '../../tasks/parts/freshness.tsx';
import { useChosen } from '../parts/use-chosen.ts';
import { ApartNotice, Arrived, whyApart } from './beside-worklist.tsx';
import { isFiltered, readChoice, type WorklistChoice, writeChoice } from './choice.ts';
import { type ChosenReferral, JudgeReferrals } from './judge-referrals.tsx';
import { ReferralsTable } from './referrals-table.tsx';
import styles from './worklist.module.css';
import { StateLinks, WorklistFilters } from './worklist-filters.tsx';

const emptyOf = (choice: WorklistChoice, list: WorklistPage | undefined): string => {
  if (list?.next !== undefined) return 'No referral of these fits this choice. Go on to the next ones below.';
  if (choice.after !== '') return 'There are no more referrals.';
  if (isFiltered(choice)) return 'No referral fits this choice.';
  if (choice.state === 'open') return 'No referral waits for a decision. New ones appear here.';
  if (choice.state === 'apart')
    return 'Nothing is to be looked at. Referrals are set apart here when one place sends unusually many.';
  return choice.state === 'junk' ? 'No referral is marked as junk.' : 'There is no referral in this state.';
};

/** The referrals that wait for a decision, or those of another state: who, how long, and what is urgent. */
export const ReferralsPanel = () => {
  const [search, setSearch] = useSearchParams();
  const choice = readChoice(search);
  const addressOf = (next: WorklistChoice) => ({ show: 'referrals', ...writeChoice(next) });
  const [page, turnTo] = usePageInAddress(addressOf(choice));
  const list = useQuery({
    ...callQuery(referralCalls.listWorklist, { params: { page }, query: writeChoice(choice) }),
    ...paged,
    ...cachedForReturn,
  });
  const { data } = list;
  const choosing = useChosen<ChosenReferral>();
  const [isAsked, setAsked] = useState(false);
  const isJudged = choice.state === 'apart' || choice.state === 'junk';
  const maySelect = may('mayWriteRecords') && (isJudged || isAsked);
  const linkTo = (change: Partial<WorklistChoice>) => ({
    search: `${new URLSearchParams(addressOf({ ...choice, after: '', ...change }))}`,
  });
  const choose = (next: WorklistChoice) => {
    choosing.clear();
    setSearch(addressOf(next), { flushSync: true });
  };
  return (
    <ListPanel
      title="Referrals"
      list={list}
      page={page}
      onPageChange={turnTo}
      empty={emptyOf(choice, data)}
      above={
        <>
          <StateLinks
            choice={choice}
            counts={data?.counts}
            apart={data?.apart}
            addressOf={(next) => `${new URLSearchParams(addressOf(next))}`}
          />
          {data && data.apart.count > 0 && choice.state !== 'apart' && (
            <ApartNotice apart={data.apart} to={linkTo({ state: 'apart' })} />
          )}
          {choice.state === 'apart' && data && data.apart.count > 0 && (
            <p>{whyApart} Any decision on one puts it among the others.</p>
          )}
          {data?.arrived && <Arrived arrived={data.arrived} shown={data.content} to={linkTo({ order: 'newest' })} />}
          <WorklistFilters choice={choice} onChoose={choose} />
          <Freshness of={worklistWatch} />
          {may('mayWriteRecords') && !isJudged && (
            <button
              type="button"
              className="button quiet"
              aria-pressed={isAsked}
              onClick={() => {
                choosing.clear();
                setAsked(!isAsked);
              }}
            >
              Choose several
            </button>
          )}
          {maySelect && <JudgeReferrals state={choice.state} rows={data?.content ?? []} choosing={choosing} />}
        </>
      }
      below={
        data && (
          <nav className={styles.sections} aria-label="Further referrals">
            {choice.after !== '' && <Link to={linkTo({})}>Back to the first referrals</Link>}
            {data.next !== undefined && <Link to={linkTo({ after: data.next })}>The next referrals</Link>}
          </nav>
        )
      }
    >
      {() => data && <ReferralsTable page={data} order={choice.order} choosing={maySelect ? choosing : undefined} />}
    </ListPanel>
  );
};
