import { Link, useSearchParams } from 'react-router-dom';
import { today } from '../../../../shared/kernel/today.ts';
import { onlyReadable } from '../../../../shared/kernel/unreadable.ts';
import { serviceName } from '../../../../shared/organisation/services.ts';
import { referralCalls, type WorklistPage } from '../../../../shared/referrals/calls.ts';
import {
  endedReferralStates,
  openReferralStates,
  referralStateLabels,
} from '../../../../shared/referrals/referral-state.ts';
import { describeWaiting } from '../../../../shared/referrals/referral-waiting.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { ListPanel, usePageInAddress } from '../../kernel/components/list-panel.tsx';
import { SelectField } from '../../kernel/components/select-field.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import { referralScreen } from '../../kernel/lib/paths.ts';
import { cachedForReturn, paged, useReading } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { LanguageFilter, ListFilters, ServiceFilter, WorkerFilter } from '../../patients/parts/list-filters.tsx';
import { DangerLabel } from '../../safety/parts/danger-label.tsx';
import { Freshness, worklistWatch } from '../../tasks/parts/freshness.tsx';
import { JunkActions, useChosen } from '../parts/junk-actions.tsx';
import { isFiltered, readChoice, type WorklistChoice, writeChoice } from './choice.ts';
import { type ChosenReferral, choosable, judgingOf, ReferralsTable } from './referrals-table.tsx';
import styles from './worklist.module.css';

type Count = { count: number; more: boolean };
type To = { search: string };

const openCount = (counts: WorklistPage['counts']): Count => {
  const all = openReferralStates.map((state) => counts[state]);
  return { count: all.reduce((sum, { count }) => sum + count, 0), more: all.some(({ more }) => more) };
};

type StatesProps = {
  chosen: WorklistChoice['state'];
  list: WorklistPage | undefined;
  linkTo: (change: { state: WorklistChoice['state'] }) => To;
};

const StateLinks = ({ chosen, list, linkTo }: StatesProps) => {
  const { counts, apart } = list ?? {};
  const line = (state: WorklistChoice['state'], label: string, count?: Count) => (
    <li key={state}>
      <Link to={linkTo({ state })} aria-current={chosen === state ? 'page' : undefined}>
        {label}
        {count && (
          <span className={styles.count}>
            {' '}
            ({count.count}
            {count.more && '+'})
          </span>
        )}
      </Link>
    </li>
  );
  return (
    <nav aria-label="States of referrals" className={styles.states}>
      <ul>
        {line('open', 'To decide', counts && openCount(counts))}
        {(chosen === 'apart' || (apart && apart.count > 0)) && line('apart', 'To be looked at', apart)}
        {openReferralStates.map((state) => line(state, referralStateLabels[state], counts?.[state]))}
        {endedReferralStates.map((state) => line(state, referralStateLabels[state]))}
      </ul>
    </nav>
  );
};

type Props = { choice: WorklistChoice; onChoose: (choice: WorklistChoice) => void };

const WorklistFilters = ({ choice, onChoose }: Props) => {
  const choose = (change: Partial<WorklistChoice>) => onChoose({ ...choice, after: '', ...change });
  const { service, language, worker, danger, order } = choice;
  const chosen = [service, language, worker, danger, order === 'newest'].filter(Boolean).length;
  return (
    <ListFilters what="referrals" chosen={chosen} isWide onLanguage={(typed) => choose({ language: typed })}>
      <ServiceFilter value={service} onChoose={(one) => choose({ service: one })} />
      <LanguageFilter value={language} onChoose={(typed) => choose({ language: typed })} />
      <WorkerFilter value={worker} onChoose={(one) => choose({ worker: one })} />
      <SelectField
        name="order"
        label="Order"
        value={order}
        choices={[
          ['danger', 'Danger first, then the longest wait'],
          ['newest', 'Newest first'],
        ]}
        onChoose={(one) => choose({ order: one })}
      />
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={danger === 'yes'}
          onChange={({ target }) => choose({ danger: target.checked ? 'yes' : '' })}
        />
        <span>Only with danger</span>
      </label>
    </ListFilters>
  );
};

/** Why referrals are set apart, and what to expect of them. */
const whyApart = 'They came from places that sent unusually many within an hour or a day. Real ones may be among them.';

/** How many are set apart, and why: nothing is hidden without a word. */
const ApartNotice = ({ apart, to }: { apart: WorklistPage['apart']; to: To }) => (
  <p className={styles.apart}>
    <Link to={to}>
      To be looked at: {apart.more ? `more than ${apart.count}` : apart.count}{' '}
      {apart.count === 1 ? 'referral' : 'referrals'}
      {apart.danger > 0 && `, ${apart.danger} of them marked danger`}
    </Link>{' '}
    {whyApart}
  </p>
);

type ArrivedProps = {
  arrived: NonNullable<WorklistPage['arrived']>;
  /** The rows of the page: what is among them is not said twice. */
  shown: WorklistPage['content'];
  to: To;
};

/** The new referrals of the last day, newest first: whatever waits longer does not hide them. */
const Arrived = ({ arrived, shown, to }: ArrivedProps) => {
  const { content, total, more } = arrived;
  const isPart = more || total > content.length;
  const onPage = new Set(shown.map(({ patientId }) => patientId));
  if (!isPart && content.every(({ patientId }) => onPage.has(patientId))) return null;
  return (
    <section className={styles.arrived} aria-labelledby="arrived">
      <h2 id="arrived">
        New in the last day <span className={styles.count}>({more ? `more than ${total}` : total})</span>
      </h2>
      <ul>
        {onlyReadable(content).map((row) => (
          <li key={`${row.patientId} ${row.number}`}>
            <Link to={referralScreen(row.patientId)}>{fullName(row)}</Link>
            {(row.danger.length > 0 || row.speaksOfDanger) && <DangerLabel signs={row.danger} />}
            <span className={styles.more}>
              {row.service && `${serviceName(row.service)}, `}
              {describeWaiting(row.referredAt, today())}
            </span>
          </li>
        ))}
      </ul>
      {isPart && <Link to={to}>See all, newest first</Link>}
    </section>
  );
};

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
  const request = { params: { page }, query: writeChoice(choice) };
  const list = useReading(referralCalls.listWorklist, request, { ...paged, ...cachedForReturn });
  const { data } = list;
  const choosing = useChosen<ChosenReferral>();
  const isJudged = choice.state === 'apart' || choice.state === 'junk';
  const maySelect = may('mayWriteRecords') && (isJudged || choosing.isAsked);
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
          <StateLinks chosen={choice.state} list={data} linkTo={linkTo} />
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
            <QuietButton aria-pressed={choosing.isAsked} onClick={choosing.toggle} label="Choose several" />
          )}
          {maySelect && (
            <JunkActions
              what={{ one: 'referral', more: 'referrals' }}
              choosing={choosing}
              shown={(data?.content ?? []).flatMap((row) => choosable(row) ?? [])}
              {...judgingOf(choice.state)}
            />
          )}
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
