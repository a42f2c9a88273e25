import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type TransferRow, transferCalls } from '../../../../shared/transfer/calls.ts';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Pagination } from '../../kernel/components/pagination.tsx';
import { ColumnHeads } from '../../kernel/components/rows-table.tsx';
import { UnreadableRow } from '../../kernel/components/unreadable.tsx';
import { formatInstantShort } from '../../kernel/lib/format-date.ts';
import { fullName } from '../../kernel/lib/full-name.ts';
import { callQuery, paged } from '../../kernel/lib/query.ts';
import styles from './import.module.css';

const Row = ({ row }: { row: TransferRow }) => {
  if ('unreadable' in row) return <UnreadableRow columns={4} what="This line" id={row.transferId} />;
  return (
    <tr>
      <th scope="row">
        <time dateTime={row.startedAt}>{formatInstantShort(row.startedAt)}</time>
      </th>
      <td>{fullName(row.by)}</td>
      <td>{'exportId' in row ? `Everything exported: ${row.reason}` : `${row.fileName} (${row.kind})`}</td>
      <td>{'exportId' in row ? '' : `${row.stored} of ${row.rows} stored, ${row.failed} not`}</td>
    </tr>
  );
};

/** Earlier imports and exports, the latest first. */
export const FormerTransfers = () => {
  const [page, setPage] = useState(1);
  const list = useQuery({ ...callQuery(transferCalls.listTransfers, { params: { page } }), ...paged });
  return (
    <section aria-labelledby="former">
      <h2 id="former">Imports and exports so far</h2>
      <Loaded from={list}>
        {({ content, totalElements }) =>
          totalElements === 0 ? (
            <p>There are none yet.</p>
          ) : (
            <table className={styles.rows}>
              <ColumnHeads names={['When', 'Who', 'What', 'Rows']} />
              <tbody>
                {content.map((row) => (
                  <Row
                    key={'unreadable' in row ? row.transferId : 'exportId' in row ? row.exportId : row.importId}
                    row={row}
                  />
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
      <Pagination label="Imports and exports so far" page={page} list={list} onPageChange={setPage} />
    </section>
  );
};
