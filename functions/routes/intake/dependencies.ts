import { type ContactMessages, openContactMessages } from '../../data/contact-messages.ts';
import { openTable } from '../../data/open-table.ts';
import { openRecords, type Records } from '../../data/records/records.ts';

export type IntakeDependencies = { messages: Pick<ContactMessages, 'add'>; records: Pick<Records, 'add'> };

export const makeDependencies = (): IntakeDependencies => {
  const table = openTable();
  return { messages: openContactMessages(table), records: openRecords(table) };
};
