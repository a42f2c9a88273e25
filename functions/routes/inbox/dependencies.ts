import type { inbox } from '../../../shared/api/inbox.ts';
import { readBelonging } from '../../data/access/belonging.ts';
import { createContactMessageStore } from '../../data/contact-messages.ts';
import { connectTable } from '../../data/open-table.ts';
import type { Handlers } from '../../http/handler.ts';
import { lazyClient } from '../../lib/lazy-client.ts';

export const makeDependencies = () => {
  const table = connectTable();
  return {
    messages: createContactMessageStore(table),
    belonging: (ids: readonly string[]) => readBelonging(table, ids),
    staff: lazyClient(async () => (await import('../../identity/directory.ts')).createStaffDirectory()),
  };
};
export type InboxDependencies = ReturnType<typeof makeDependencies>;
export type InboxHandlers = Handlers<typeof inbox, InboxDependencies>;
