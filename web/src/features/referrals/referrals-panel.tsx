import { useSearchParams } from 'react-router-dom';
import { ListPanel } from '../../components/list-panel.tsx';
import { Freshness } from '../../entities/freshness.tsx';
import { worklistWatch } from '../../entities/watches.ts';
import { readPageNumber } from '../../lib/page-numbers.ts';
import { isFiltered, readChoice, type WorklistChoice, writeChoice } from './choice.ts';
import { useWorklist } from './queries.ts';
import { ReferralsTable } from './referrals-table.tsx';
import { StateLinks, WorklistFilters } from './worklist-filters.tsx';

const emptyOf = (choice: WorklistChoice): string => {
  if (isFiltered(choice)) return 'No referral fits this choice.';
  return choice.state === 'open'
    ? 'No referral waits for a decision. New ones appear here.'
    : 'There is no referral in this state.';
};

/** The referrals that wait for a decision, or those of another state: who, how long, and what is urgent. */
export const ReferralsPanel = () => {
  const [search, setSearch] = useSearchParams();
  const choice = readChoice(search);
  const page = readPageNumber(search.get('page'));
  const list = useWorklist(choice, page);
  const addressOf = (next: WorklistChoice) => ({ show: 'referrals', ...writeChoice(next) });
  const choose = (next: WorklistChoice) => setSearch(addressOf(next), { flushSync: true });
  return (
    <ListPanel
      title="Referrals"
      list={list}
      page={page}
      onPageChange={(next, replace = false) =>
        setSearch({ ...addressOf(choice), ...(next > 1 && { page: String(next) }) }, { replace })
      }
      empty={emptyOf(choice)}
      above={
        <>
          <StateLinks
            choice={choice}
            counts={list.data?.counts}
            addressOf={(next) => `${new URLSearchParams(addressOf(next))}`}
          />
          <WorklistFilters choice={choice} onChoose={choose} />
          <Freshness of={worklistWatch} />
        </>
      }
    >
      {() => list.data && <ReferralsTable page={list.data} order={choice.order} />}
    </ListPanel>
  );
};
