import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { me } from '../../../../shared/api/caseload.ts';
import { work } from '../../../../shared/api/work.ts';
import { describeRows, ListPanel, usePageInAddress } from '../../components/list-panel.tsx';
import { ListTop } from '../../components/list-top.tsx';
import { RadioRow } from '../../components/radio-row.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { useColleagues } from '../../entities/task/queries.ts';
import { TaskList } from '../../entities/task/task-list.tsx';
import { fullName } from '../../lib/full-name.ts';
import { screens } from '../../lib/paths.ts';
import { cachedForReturn, callQuery, paged } from '../../lib/query.ts';
import { may } from '../../lib/session/may.ts';
import styles from './tasks.module.css';

type State = 'open' | 'done';

const addressOf = (owner: string, state: State) => ({
  ...(owner !== me && { of: owner }),
  ...(state === 'done' && { state }),
});

const Whose = ({ owner, onChoose }: { owner: string; onChoose: (owner: string) => void }) => {
  const { data } = useColleagues();
  return (
    <SelectField
      name="owner"
      label="Whose tasks"
      value={owner}
      choices={[[me, 'My tasks'], ...(data?.content.map((one) => [one.id, fullName(one)] as const) ?? [])]}
      onChoose={onChoose}
    />
  );
};

/** The tasks of a person, by due day; completed ones can be reopened. Person and state are in the address. */
export const Component = () => {
  const [search, setSearch] = useSearchParams();
  const owner = search.get('of') ?? me;
  const state: State = search.get('state') === 'done' ? 'done' : 'open';
  const [page, turnTo] = usePageInAddress(addressOf(owner, state));
  const list = useQuery({
    ...callQuery(work.listTasks, { params: { owner, state, page } }),
    ...paged,
    ...cachedForReturn,
  });
  const go = (to: string, next: State) => setSearch(addressOf(to, next), { flushSync: true });
  return (
    <ListPanel
      title="Tasks"
      list={list}
      page={page}
      onPageChange={turnTo}
      empty={state === 'open' ? 'Nothing is waiting to be done.' : 'No task has been done yet.'}
      above={
        <ListTop>
          {may('mayWriteRecords') && (
            <Link className="button" to={screens.task}>
              Add a task
            </Link>
          )}
          {may('mayWriteRecords') && <Whose owner={owner} onChoose={(to) => go(to, state)} />}
          <RadioRow
            aboveList
            name="state"
            legend="Show"
            choices={[
              ['open', 'Open'],
              ['done', 'Done'],
            ]}
            chosen={state}
            onChoose={(one) => go(owner, one)}
          />
        </ListTop>
      }
    >
      {(shown) => (
        <>
          <p className={styles.rows}>
            {describeRows(shown, 'task', 'tasks')}, {state === 'open' ? 'most urgent first' : 'latest first'}
          </p>
          <TaskList tasks={shown.content} />
        </>
      )}
    </ListPanel>
  );
};
