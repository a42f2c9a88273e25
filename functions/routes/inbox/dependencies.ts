import { type ContactMessageStore, createContactMessageStore } from '../../data/contact-messages.ts';
import { connectTable } from '../../data/open-table.ts';
import { type Patient, readPatient } from '../../data/questionnaires/patients.ts';
import type { StaffDirectory } from '../../identity/directory.ts';
import { lazyClient } from '../../lib/lazy-client.ts';

export type InboxDependencies = {
  messages: Omit<ContactMessageStore, 'add' | 'link'>;
  patients: { read: (patientId: string) => Promise<Patient | undefined> };
  staff: StaffDirectory;
};

export const makeDependencies = (): InboxDependencies => {
  const table = connectTable();
  return {
    messages: createContactMessageStore(table),
    patients: { read: (patientId) => readPatient(table, patientId) },
    staff: lazyClient(async () => (await import('../../identity/directory.ts')).createStaffDirectory()),
  };
};
