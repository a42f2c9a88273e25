import { useState } from 'react';
import type { ContactRow } from '../../../../shared/api/contact-message.ts';
import type { Page } from '../../../../shared/domain/page.ts';
import { describeRows } from '../../components/list-panel.tsx';
import { RowsTable } from '../../components/rows-table.tsx';
import type { Choosing } from '../../entities/junk/use-chosen.ts';
import { DeleteMessageDialog } from './delete-message-dialog.tsx';
import type { ChosenMessage } from './judge-messages.tsx';
import { MessageRow } from './message-row.tsx';
import styles from './messages-table.module.css';

const isReadFirst = (row: ContactRow): boolean =>
  !('unreadable' in row) &&
  row.readFirst === true &&
  row.handling.state !== 'answered' &&
  row.handling.state !== 'junk';

type Deleting = { id: string; name: string };

type Props = {
  page: Page<ContactRow>;
  /** Absent where nothing is chosen. */
  choosing: Choosing<ChosenMessage> | undefined;
};

export const MessagesTable = ({ page, choosing }: Props) => {
  const [deleting, setDeleting] = useState<Deleting>();
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
