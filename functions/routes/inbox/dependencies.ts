import { type ContactMessages, openContactMessages } from '../../data/contact-messages.ts';
import { openTable } from '../../data/open-table.ts';

export type InboxDependencies = { messages: Pick<ContactMessages, 'list' | 'read' | 'remove'> };

export const makeDependencies = (): InboxDependencies => ({ messages: openContactMessages(openTable()) });

export const noSuchMessage = 'Sorry, that message does not exist.';
