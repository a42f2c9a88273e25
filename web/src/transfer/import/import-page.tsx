import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type TransferRow, transferCalls } from '../../../../shared/transfer/calls.ts';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Pagination } from '../../kernel/components/pagination.tsx';
import { ColumnHeads } from '../../kernel/components/rows-table.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { UnreadableRow } from '../../kernel/components/unreadable.tsx';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import { screens, titles } from '../../kernel/lib/paths.ts';
import { paged, useReading } from '../../kernel/lib/query.ts';
import { ChooseFile, type ChosenBook } from './choose-file.tsx';
import styles from './import.module.css';
import { PlaceHeadings } from './place-headings.tsx';

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

const FormerTransfers = () => {
  const [page, setPage] = useState(1);
  const list = useReading(transferCalls.listTransfers, { params: { page } }, paged);
  return (
    <Section id="former" title="Imports and exports so far">
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
    </Section>
  );
};

/** Patients, appointments and scores from a spreadsheet: checked first, then stored row by row. */
export const Component = () => {
  const [chosen, setChosen] = useState<ChosenBook>();
  return (
    <>
      <StaffHeading title={titles.import} />
      <p className="lead">
        Bring in what you have in a spreadsheet. The file is checked first, and you see what would be stored before
        anything is.
      </p>
      <ChooseFile onBook={setChosen} />
      {chosen && <PlaceHeadings {...chosen} />}
      <FormerTransfers />
      <p>
        <Link to={screens.export}>Export everything</Link>
      </p>
    </>
  );
};
