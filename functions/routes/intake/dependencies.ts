import { type ContactMessages, openContactMessages } from '../../data/contact-messages.ts';
import { openTable } from '../../data/open-table.ts';

export type IntakeDependencies = { messages: Pick<ContactMessages, 'add'> };

export const makeDependencies = (): IntakeDependencies => ({ messages: openContactMessages(openTable()) });
