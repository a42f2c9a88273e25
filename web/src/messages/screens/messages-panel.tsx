import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { Page } from '../../../../shared/kernel/page.ts';
import { messageCalls } from '../../../../shared/messages/calls.ts';
import { type ContactRow, type MessageListName, messageLists } from '../../../../shared/messages/contact-message.ts';
import { QuietButton, RowButton } from '../../kernel/components/buttons.tsx';
import { describeRows, ListPanel, usePageInAddress } from '../../kernel/components/list-panel.tsx';
import { RowsTable } from '../../kernel/components/rows-table.tsx';
import { UnreadableRow } from '../../kernel/components/unreadable.tsx';
import { formatInstantShort } from '../../kernel/lib/format.ts';
import { messageScreen } from '../../kernel/lib/paths.ts';
import { cachedForReturn, fetchBody, paged, useReading } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { type Choosing, JunkActions, RowTick, useChosen } from '../../referrals/parts/junk-actions.tsx';
import { MessageMarks } from '../parts/message-marks.tsx';
import { describeHandling, nameMessage } from '../parts/words.ts';
import { DeleteMessageDialog } from './delete-message-dialog.tsx';
import styles from './messages-panel.module.css';

type State = 'new' | 'answering' | 'answered' | 'junk';
/** A chosen message, with the state that was read. */
type ChosenMessage = { id: string; name: string; danger?: string; from: State };

/** A row that may be chosen: one that nobody has answered, or that is junk. */
const choosable = (row: ContactRow): ChosenMessage | undefined => {
  if ('unreadable' in row || row.closed || row.handling.state === 'answered') return undefined;
  const name = `${nameMessage(row)}, ${formatInstantShort(row.contactDate)}`;
  return { id: row.contactId, name, from: row.handling.state, ...(row.readFirst && { danger: 'words of danger' }) };
};

const asked = (rows: readonly ChosenMessage[], from?: State) => ({
  messages: rows.map((row) => ({ contactId: row.id, from: from ?? row.from })),
});

const mark = (rows: readonly ChosenMessage[], why: string) =>
  fetchBody(messageCalls.markJunkMessages, { body: { ...asked(rows), why } });
const clear = (rows: readonly ChosenMessage[], from?: State) =>
  fetchBody(messageCalls.clearJunkMessages, { body: asked(rows, from) });

const isReadFirst = (row: ContactRow): boolean =>
  !('unreadable' in row) && row.readFirst === true && !['answered', 'junk'].includes(row.handling.state);

type TableProps = {
  page: Page<ContactRow>;
  /** Absent where nothing is chosen. */
  choosing: Choosing<ChosenMessage> | undefined;
};

type RowProps = Pick<TableProps, 'choosing'> & { row: ContactRow; onDelete: (name: string) => void };

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
          <RowButton onClick={() => onDelete(name)} label="Delete" about={`the message from ${name}`} />
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

const MessagesTable = ({ page, choosing }: TableProps) => {
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

const labels: Record<MessageListName, string> = { all: 'All', apart: 'To be looked at', junk: 'Junk' };
const empty: Record<MessageListName, string> = {
  all: 'There are no messages. New ones appear here.',
  apart: 'Nothing is to be looked at. Messages are set apart here when one place sends unusually many.',
  junk: 'No message is marked as junk.',
};

const addressOf = (list: MessageListName) => ({ show: 'messages', ...(list !== 'all' && { list }) });

export const MessagesPanel = () => {
  const [search] = useSearchParams();
  const name = messageLists.find((one) => one === search.get('list')) ?? 'all';
  const [page, turnTo] = usePageInAddress(addressOf(name));
  const request = { params: { page }, query: { list: name } };
  const list = useReading(messageCalls.listContacts, request, { ...paged, ...cachedForReturn });
  const apart = list.data?.apart;
  const choosing = useChosen<ChosenMessage>();
  const maySelect = may('mayAnswerMessages') && (name !== 'all' || choosing.isAsked);
  return (
    <ListPanel
      title="Messages"
      list={list}
      page={page}
      onPageChange={turnTo}
      empty={empty[name]}
      above={
        <>
          <nav aria-label="Lists of messages" className={styles.lists}>
            <ul>
              {messageLists.map((one) => (
                <li key={one}>
                  <Link
                    to={{ search: `${new URLSearchParams(addressOf(one))}` }}
                    aria-current={one === name ? 'page' : undefined}
                  >
                    {labels[one]}
                    {one === 'apart' &&
                      apart &&
                      ` (${apart.count}${apart.danger > 0 ? `, ${apart.danger} to read first` : ''})`}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {may('mayAnswerMessages') && name === 'all' && (
            <QuietButton aria-pressed={choosing.isAsked} onClick={choosing.toggle} label="Choose several" />
          )}
          {maySelect && (
            <JunkActions
              key={name}
              what={{ one: 'message', more: 'messages' }}
              choosing={choosing}
              shown={(list.data?.content ?? []).flatMap((row) => choosable(row) ?? [])}
              mark={name === 'junk' ? undefined : mark}
              clear={name === 'all' ? undefined : (some) => clear(some)}
              undo={(some) => clear(some, 'junk')}
            />
          )}
        </>
      }
    >
      {(shown) => <MessagesTable page={shown} choosing={maySelect ? choosing : undefined} />}
    </ListPanel>
  );
};
