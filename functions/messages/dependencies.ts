import type { messageCalls } from '../../shared/messages/calls.ts';
import { readBelonging } from '../kernel/access/belonging.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { lazyClient } from '../kernel/lib/lazy-client.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { createContactMessageStore } from './store/contact-messages.ts';

export const makeDependencies = () => {
  const table = connectTable();
  return {
    messages: createContactMessageStore(table),
    belonging: (ids: readonly string[]) => readBelonging(table, ids),
    staff: lazyClient(async () => (await import('../kernel/identity/directory.ts')).createStaffDirectory()),
  };
};
export type MessagesDependencies = ReturnType<typeof makeDependencies>;
export type MessagesHandlers = Handlers<typeof messageCalls, MessagesDependencies>;
