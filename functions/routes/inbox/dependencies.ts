import { readBelonging } from '../../data/access/belonging.ts';
import { type ContactMessageStore, createContactMessageStore } from '../../data/contact-messages.ts';
import { connectTable } from '../../data/open-table.ts';
import type { Patient } from '../../data/questionnaires/patients.ts';
import type { StaffDirectory } from '../../identity/directory.ts';
import { lazyClient } from '../../lib/lazy-client.ts';

export type InboxDependencies = {
  messages: Omit<ContactMessageStore, 'add' | 'link'>;
  /** The patients to whom what is stored under some ids belongs. */
  belonging: (ids: readonly string[]) => Promise<ReadonlyMap<string, Patient>>;
  staff: StaffDirectory;
};

export const makeDependencies = (): InboxDependencies => {
  const table = connectTable();
  return {
    messages: createContactMessageStore(table),
    belonging: (ids) => readBelonging(table, ids),
    staff: lazyClient(async () => (await import('../../identity/directory.ts')).createStaffDirectory()),
  };
};
