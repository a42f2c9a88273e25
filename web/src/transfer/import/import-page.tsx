import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type TransferRow, transferCalls } from '../../../../shared/transfer/calls.ts';
import { MainButton, QuietButton } from '../../kernel/components/buttons.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Pagination } from '../../kernel/components/pagination.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { ColumnHeads } from '../../kernel/components/rows-table.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { UnreadableRow } from '../../kernel/components/unreadable.tsx';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import { screens, titles } from '../../kernel/lib/paths.ts';
import { paged, useReading } from '../../kernel/lib/query.ts';
import { ChooseFile, type ReadFile } from './choose-file.tsx';
import styles from './import.module.css';
import { Doubles, Rejected } from './rows-left-out.tsx';
import { type Step, useImport } from './use-import.ts';

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

const countOf = (count: number, one: string, more: string): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : more}`;

const progress: Readonly<Record<Step, string>> = {
  new: 'Nothing has been written yet.',
  checking: 'Checking. Nothing is written.',
  checked: 'Checked. Nothing has been written yet.',
  storing: 'Storing. You may stop at any time: what is stored stays, and no row is stored twice.',
  stopped: 'Stopped. Go on now, or choose the same file again later: it is taken up where it ended.',
  done: 'Done.',
};

/** One file, from its check to its storing. */
const FileImport = ({ file }: { file: ReadFile }) => {
  const { step, rows, done, wanted, chosen, choose, error, check, store, stop } = useImport(file);
  const of = (outcome: string) => rows.filter((one) => one.outcome === outcome);
  const isRunning = step === 'checking' || step === 'storing';
  const total = file.rows.length;
  return (
    <Section id="file" title={file.fileName}>
      <p>{countOf(total, 'row', 'rows')}.</p>
      {file.remarks.map((remark) => (
        <p key={remark} className={styles.remark}>
          {remark}
        </p>
      ))}
      <p role="status">
        {progress[step]}
        {step !== 'new' &&
          !isRunning &&
          ` ${of('stored').length} stored, ${wanted.length} can be stored, ${of('duplicate').length} may be there already, ${of('wrong').length} to be mended.`}
      </p>
      {isRunning && (
        <p className={styles.progress}>
          <progress
            aria-label={step === 'checking' ? 'Rows checked' : 'Rows stored'}
            value={done}
            max={step === 'checking' ? total : done + wanted.length}
          />
          <QuietButton label="Stop" onClick={stop} />
        </p>
      )}
      {error && <Problem text={error} />}
      {!isRunning && (
        <p className={styles.actions}>
          {step === 'new' && <MainButton label="Check the file" onClick={() => void check()} />}
          {step !== 'new' && wanted.length > 0 && (
            <MainButton label={`Store ${countOf(wanted.length, 'row', 'rows')}`} onClick={() => void store()} />
          )}
        </p>
      )}
      <Doubles file={file} rows={of('duplicate')} chosen={chosen} choose={choose} isFixed={isRunning} />
      {!isRunning && <Rejected file={file} rows={of('wrong')} />}
    </Section>
  );
};

/** Patients, appointments and scores from a spreadsheet: checked first, then stored row by row. */
export const Component = () => {
  const [file, setFile] = useState<ReadFile>();
  return (
    <>
      <StaffHeading title={titles.import} />
      <p className="lead">
        Bring in what you have in a spreadsheet. The file is checked first, and you see what would be stored before
        anything is.
      </p>
      <ChooseFile onFile={setFile} />
      {file && <FileImport key={file.importId} file={file} />}
      <FormerTransfers />
      <p>
        <Link to={screens.export}>Export everything</Link>
      </p>
    </>
  );
};
