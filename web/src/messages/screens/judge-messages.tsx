import { messageCalls } from '../../../../shared/messages/calls.ts';
import type { ContactRow, MessageListName } from '../../../../shared/messages/contact-message.ts';
import { formatInstantShort } from '../../kernel/lib/format-date.ts';
import { fetchBody } from '../../kernel/lib/query.ts';
import { refreshed } from '../../kernel/lib/refresh.ts';
import { JunkActions } from '../../referrals/parts/junk-actions.tsx';
import type { Choosing } from '../../referrals/parts/use-chosen.ts';
import { nameMessage } from '../parts/name-message.ts';

type State = 'new' | 'answering' | 'answered' | 'junk';
/** A chosen message, with the state that was read. */
export type ChosenMessage = { id: string; name: string; danger?: string; from: State };

/** A row that may be chosen: one that nobody has answered, or that is junk. */
export const choosable = (row: ContactRow): ChosenMessage | undefined => {
  if ('unreadable' in row || row.closed || row.handling.state === 'answered') return undefined;
  const name = `${nameMessage(row)}, ${formatInstantShort(row.contactDate)}`;
  return { id: row.contactId, name, from: row.handling.state, ...(row.readFirst && { danger: 'words of danger' }) };
};

const asked = (rows: readonly ChosenMessage[], from?: State) => ({
  messages: rows.map((row) => ({ contactId: row.id, from: from ?? row.from })),
});

const mark = async (rows: readonly ChosenMessage[], why: string) => {
  const judged = await fetchBody(messageCalls.markJunkMessages, { body: { ...asked(rows), why } });
  await refreshed();
  return judged;
};
const clear = async (rows: readonly ChosenMessage[], from?: State) => {
  const judged = await fetchBody(messageCalls.clearJunkMessages, { body: asked(rows, from) });
  await refreshed();
  return judged;
};

type Props = { list: MessageListName; rows: readonly ContactRow[]; choosing: Choosing<ChosenMessage> };

/** Says of several messages at once that they are junk, or are not. */
export const JudgeMessages = ({ list, rows, choosing }: Props) => (
  <JunkActions
    what={{ one: 'message', more: 'messages' }}
    choosing={choosing}
    shown={rows.flatMap((row) => choosable(row) ?? [])}
    mark={list === 'junk' ? undefined : mark}
    clear={list === 'all' ? undefined : (some) => clear(some)}
    undo={(some) => clear(some, 'junk')}
  />
);
