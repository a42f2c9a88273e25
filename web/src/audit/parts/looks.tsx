import { useInfiniteQuery } from '@tanstack/react-query';
import { auditCalls } from '../../../../shared/audit/calls.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { RowsTable } from '../../kernel/components/rows-table.tsx';
import { pagesOf, ShowMore } from '../../kernel/components/show-more.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import { pagesAfter } from '../../kernel/lib/query.ts';
import { formatCall } from './call-words.ts';
import { groupLooks, type LookedAt } from './group-looks.ts';

const describe = ({ call, times, refused }: LookedAt['calls'][number]): string =>
  [formatCall(call), times > 1 && `${times} times`, refused && 'refused'].filter(Boolean).join(', ');

/** Who has opened or changed a record, by day: for its worker and for admins. */
export const Looks = ({ patientId }: { patientId: string }) => {
  const looks = useInfiniteQuery(pagesAfter(auditCalls.listLooks, { params: { patientId } }));
  return (
    <>
      <Loaded from={pagesOf(looks)}>
        {({ pages }) => (
          <RowsTable className="cards" caption="By day, the latest first" columns={['Day', 'Who', 'What']}>
            {groupLooks(pages.flatMap(({ content }) => content)).map(({ day, by, calls }) => (
              <tr key={`${day} ${by.id}`}>
                <td data-label="Day">
                  <time dateTime={day}>{formatDay(day)}</time>
                </td>
                <th scope="row">{fullName(by) || 'Without access now'}</th>
                <td data-label="What">{calls.map(describe).join('; ')}</td>
              </tr>
            ))}
          </RowsTable>
        )}
      </Loaded>
      <ShowMore of={looks} label="Show earlier days" />
    </>
  );
};
