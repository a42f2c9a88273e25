import { type ContactMessageStore, createContactMessageStore } from '../../data/contact-messages.ts';
import { connectTable } from '../../data/open-table.ts';

export type InboxDependencies = { messages: Pick<ContactMessageStore, 'list' | 'read' | 'remove'> };

export const makeDependencies = (): InboxDependencies => ({ messages: createContactMessageStore(connectTable()) });
