import { readBelonging } from '../../kernel/access/belonging.ts';
import { readItems } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { excerptOf } from '../../notes/store/note-items.ts';
import { contactMessageEntity } from './contact-message-items.ts';

const ringBackRequest = 'Asked to be rung back.';

/** Excerpts of messages as they are now: the words of one that was deleted or moved disappear everywhere. */
export const createMessageWords =
  (table: Table) =>
  async (patientId: string, contactIds: readonly string[]): Promise<Map<string, string>> => {
    const messages = await readItems(table, contactMessageEntity, contactIds);
    // One that came with a joined referral is still under the id of that.
    const belonging = await readBelonging(
      table,
      messages.flatMap((message) => (message.patientId === patientId ? [] : (message.patientId ?? []))),
    );
    const ownerOf = (id = '') => (id === patientId ? id : belonging.get(id)?.patientId);
    const theirs = messages.filter((message) => ownerOf(message.patientId) === patientId);
    return new Map(theirs.map(({ contactId, message }) => [contactId, excerptOf(message || ringBackRequest)]));
  };
