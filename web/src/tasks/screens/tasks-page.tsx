import { Link, useSearchParams } from 'react-router-dom';
import { me } from '../../../../shared/patients/caseload-schema.ts';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { describeRows, ListPanel, usePageInAddress } from '../../kernel/components/list-panel.tsx';
import { ListTop } from '../../kernel/components/list-top.tsx';
import { RadioRow } from '../../kernel/components/radio-row.tsx';
import { SelectField } from '../../kernel/components/select-field.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import { screens } from '../../kernel/lib/paths.ts';
import { cachedForReturn, paged, useReading } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { useColleagues } from '../parts/queries.ts';
import { TaskList } from '../parts/task-list.tsx';
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
  const list = useReading(taskCalls.listTasks, { params: { owner, state, page } }, { ...paged, ...cachedForReturn });
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
