import { type ContactMessageStore, createContactMessageStore } from '../../data/contact-messages.ts';
import { connectTable } from '../../data/open-table.ts';
import { createRecordStore, type RecordStore } from '../../data/records/records.ts';

export type IntakeDependencies = { messages: Pick<ContactMessageStore, 'add'>; records: Pick<RecordStore, 'add'> };

export const makeDependencies = (): IntakeDependencies => {
  const table = connectTable();
  return { messages: createContactMessageStore(table), records: createRecordStore(table) };
};
