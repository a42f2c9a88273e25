import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Page } from '../../../../shared/kernel/page.ts';
import type { ContactRow } from '../../../../shared/messages/contact-message.ts';
import { describeRows } from '../../kernel/components/list-panel.tsx';
import { RowsTable } from '../../kernel/components/rows-table.tsx';
import { UnreadableRow } from '../../kernel/components/unreadable.tsx';
import { formatInstantShort } from '../../kernel/lib/format-date.ts';
import { messageScreen } from '../../kernel/lib/paths.ts';
import { may } from '../../kernel/session/may.ts';
import { RowTick } from '../../referrals/parts/row-tick.tsx';
import type { Choosing } from '../../referrals/parts/use-chosen.ts';
import { MessageMarks } from '../parts/message-marks.tsx';
import { nameMessage } from '../parts/name-message.ts';
import { DeleteMessageDialog } from './delete-message-dialog.tsx';
import { describeHandling } from './describe-handling.ts';
import { type ChosenMessage, choosable } from './judge-messages.tsx';
import styles from './messages-table.module.css';

const isReadFirst = (row: ContactRow): boolean =>
  !('unreadable' in row) && row.readFirst === true && !['answered', 'junk'].includes(row.handling.state);

type Props = {
  page: Page<ContactRow>;
  /** Absent where nothing is chosen. */
  choosing: Choosing<ChosenMessage> | undefined;
};

type RowProps = Pick<Props, 'choosing'> & { row: ContactRow; onDelete: (name: string) => void };

const MessageRow = ({ row, choosing, onDelete }: RowProps) => {
  const { search } = useLocation();
  if ('unreadable' in row) return <UnreadableRow columns={choosing ? 6 : 5} what="This message" id={row.contactId} />;
  const name = nameMessage(row);
  const from = row.closed ? name.replace('On', 'on') : `from ${name}`;
  return (
    <tr>
      {choosing && <RowTick row={choosable(row)} choosing={choosing} />}
      <th scope="row">
        {name} <MessageMarks row={row} />
      </th>
      <td>
        <time dateTime={row.contactDate}>{formatInstantShort(row.contactDate)}</time>
      </td>
      <td className={styles.delete}>
        {may('mayDeleteMessages') && !row.closed && (
          <button type="button" className="in-row" onClick={() => onDelete(name)}>
            Delete <span className="visually-hidden">the message from {name}</span>
          </button>
        )}
      </td>
      <td className={styles.view}>
        <Link className="in-row" to={messageScreen(row.contactId)} state={{ from: search }}>
          View message <span className="visually-hidden">{from}</span>
        </Link>
      </td>
      <td data-label="Answer">{describeHandling(row.handling)}</td>
    </tr>
  );
};

export const MessagesTable = ({ page, choosing }: Props) => {
  const [deleting, setDeleting] = useState<{ id: string; name: string }>();
  return (
    <>
      <RowsTable
        className={`cards ${styles.table}`}
        caption={
          <>
            {describeRows(page, 'message', 'messages')}, newest first
            {page.content.some(isReadFirst) && '; what to read first, above them'}
          </>
        }
        columns={[...(choosing ? [{ hidden: 'Choose' }] : []), 'Name', 'Date', 'Delete', { hidden: 'View' }, 'Answer']}
      >
        {page.content.map((row) => (
          <MessageRow
            key={row.contactId}
            row={row}
            choosing={choosing}
            onDelete={(name) => setDeleting({ id: row.contactId, name })}
          />
        ))}
      </RowsTable>
      {deleting && <DeleteMessageDialog {...deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
};
