import type { documentCalls } from '../../shared/documents/calls.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { lazyClient } from '../kernel/lib/lazy-client.ts';
import { readItemCached } from '../kernel/store/entity.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { patientEntity } from '../patients/store/patients.ts';
import { createDocumentStore } from './store/documents.ts';

export const makeDependencies = () => {
  const table = connectTable();
  const staff = lazyClient(async () => (await import('../kernel/identity/directory.ts')).createStaffDirectory());
  return {
    patients: { read: (patientId: string) => readItemCached(table, patientEntity, patientId) },
    documents: createDocumentStore(table),
    documentFiles: lazyClient(async () => (await import('./files/document-files.ts')).createDocumentFiles()),
    quarantine: lazyClient(async () => (await import('./files/document-files.ts')).createQuarantine()),
    staff,
  };
};
type DocumentsDependencies = ReturnType<typeof makeDependencies>;
export type DocumentsHandlers = Handlers<typeof documentCalls, DocumentsDependencies>;
