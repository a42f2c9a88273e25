import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { groupCalls } from '../../../../shared/groups/calls.ts';
import type { Group, GroupRow } from '../../../../shared/groups/group.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { describeRoom } from '../../appointments/parts/words.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { EmptyState } from '../../kernel/components/empty-state.tsx';
import { ListTop } from '../../kernel/components/list-top.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { RadioRow } from '../../kernel/components/radio-row.tsx';
import { RowsTable } from '../../kernel/components/rows-table.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import { groupScreen, screens, titles } from '../../kernel/lib/paths.ts';
import { pagesAfter } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { useSettings } from '../../settings/parts/queries.ts';
import { describeSpan, describeTimes } from '../parts/words.ts';
import styles from './groups.module.css';

type State = 'active' | 'ended';

const describePlaces = ({ members, places, waiting }: Group): string => {
  const taken = places === undefined ? `${members}` : `${members} of ${places}`;
  return waiting > 0 ? `${taken}, ${waiting} waiting` : taken;
};

const Row = ({ row, state, room }: { row: Group; state: State; room: string | undefined }) => {
  const span = state === 'ended' ? `ended ${formatDay(row.until ?? row.from)}` : describeSpan(row, today());
  return (
    <tr>
      <th scope="row" data-label="Group">
        <Link to={groupScreen(row.groupId)}>{row.name}</Link>
      </th>
      <td data-label="When">{[describeTimes(row), span].filter(Boolean).join(', ')}</td>
      <td data-label="Led by">{fullName(row.leader)}</td>
      <td data-label="Where">{[room, row.where].filter(Boolean).join(', ')}</td>
      <td data-label="Members">{describePlaces(row)}</td>
    </tr>
  );
};

const byName = (one: GroupRow, other: GroupRow) =>
  'unreadable' in one || 'unreadable' in other ? 0 : one.name.localeCompare(other.name, 'en-GB');

/** Every group: active ones by name; ended ones, the latest first. */
export const Component = () => {
  const [search, setSearch] = useSearchParams();
  const state: State = search.get('state') === 'ended' ? 'ended' : 'active';
  const { data: settings } = useSettings();
  const list = useInfiniteQuery(pagesAfter(groupCalls.listGroups, { params: { state } }));
  const roomOf = (roomId: string | undefined) => {
    const room = settings?.sessions.rooms.find(({ id }) => id === roomId);
    return room && describeRoom(room);
  };
  return (
    <section aria-busy={list.isFetching}>
      <StaffHeading title={titles.groups} />
      <ListTop>
        {may('mayWriteRecords') && (
          <Link className="button" to={screens.groupForm}>
            Plan a group
          </Link>
        )}
        <RadioRow
          aboveList
          name="state"
          legend="Show"
          choices={[
            ['active', 'That meet'],
            ['ended', 'That have ended'],
          ]}
          chosen={state}
          onChoose={(one) => setSearch(one === 'ended' ? { state: one } : {})}
        />
      </ListTop>
      <Loaded from={list}>
        {({ pages }) => {
          const rows = pages.flatMap(({ content }) => content);
          if (rows.length === 0) {
            return (
              <EmptyState>
                {state === 'active'
                  ? 'No group meets now. Plan one, and it is in the diary of whoever leads it.'
                  : 'No group has ended yet.'}
              </EmptyState>
            );
          }
          return (
            <RowsTable
              className={styles.list}
              caption={`${rows.length} ${rows.length === 1 ? 'group' : 'groups'}`}
              columns={['Group', 'When', 'Led by', 'Where', 'Members']}
            >
              {(state === 'active' ? rows.toSorted(byName) : rows).map((row) =>
                'unreadable' in row ? (
                  <tr key={row.groupId}>
                    <td colSpan={5}>
                      <Unreadable what="This group" id={row.groupId} />
                    </td>
                  </tr>
                ) : (
                  <Row key={row.groupId} row={row} state={state} room={roomOf(row.roomId)} />
                ),
              )}
            </RowsTable>
          );
        }}
      </Loaded>
      {list.hasNextPage && <QuietButton label="Show more groups" onClick={() => void list.fetchNextPage()} />}
    </section>
  );
};
