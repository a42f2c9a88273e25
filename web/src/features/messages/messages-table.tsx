import { useState } from 'react';
import type { ContactRow } from '../../../../shared/api/contact-message.ts';
import type { Page } from '../../../../shared/domain/page.ts';
import { describeRows } from '../../components/list-panel.tsx';
import { RowsTable } from '../../components/rows-table.tsx';
import { DeleteMessageDialog } from './delete-message-dialog.tsx';
import { MessageRow } from './message-row.tsx';
import styles from './messages-table.module.css';

const isReadFirst = (row: ContactRow): boolean =>
  !('unreadable' in row) && row.readFirst === true && row.handling.state !== 'answered';

type Deleting = { id: string; name: string };

export const MessagesTable = ({ page }: { page: Page<ContactRow> }) => {
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
        columns={['Name', 'Date', 'Delete', { hidden: 'View' }, 'Answer']}
      >
        {page.content.map((row) => (
          <MessageRow key={row.contactId} row={row} onDelete={(name) => setDeleting({ id: row.contactId, name })} />
        ))}
      </RowsTable>
      {deleting && <DeleteMessageDialog {...deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
};
