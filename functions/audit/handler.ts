import * as z from 'zod';
import { auditCalls } from '../../shared/audit/calls.ts';
import type { StaffUser } from '../../shared/patients/record.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { serve } from '../kernel/http/serve.ts';
import { createStaffDirectory, type StaffDirectory } from '../kernel/identity/directory.ts';
import { connectTable, type Table } from '../kernel/store/open-table.ts';
import { readPatients } from '../patients/store/patients.ts';
import { createAuditLog } from './store/audit-log.ts';

const isAccount = (username: string): boolean => z.uuid().safeParse(username).success;
const isRecordId = (id: string): boolean => z.ulid().safeParse(id).success;

type Naming = { username: string; changes?: { before?: string | undefined; after?: string | undefined }[] | undefined };

/** The accounts named in audit events, also those without access now. The organisation's own commands have none. */
const namePeople = async (entries: readonly Naming[], staff: StaffDirectory): Promise<StaffUser[]> => {
  const named = entries.flatMap(({ username, changes = [] }) => [
    username,
    ...changes.flatMap(({ before = '', after = '' }) => [before, after]),
  ]);
  const accounts = [...new Set(named)].filter(isAccount);
  const names = await staff.name(accounts);
  return accounts.flatMap((account) => names.get(account) ?? []);
};

/** The names of the patients in audit events, in one request. Ids of messages and accounts have none. */
const namePatients = async (entries: readonly { record?: string | undefined }[], table: Table) => {
  const records = entries.flatMap(({ record }) => record ?? []);
  const found = await readPatients(table, records.filter(isRecordId));
  return [...found.values()].map(({ patientId, firstName, lastName }) => ({ patientId, firstName, lastName }));
};

const makeDependencies = () => {
  const table = connectTable();
  return { table, auditLog: createAuditLog(table), staff: createStaffDirectory() };
};

const handlers: Handlers<typeof auditCalls, ReturnType<typeof makeDependencies>> = {
  readAuditLog: async ({ query }, { auditLog, staff, table }) => {
    const found = await auditLog.read(query, new Date());
    const entries = found.content.flatMap((entry) => ('unreadable' in entry ? [] : [entry]));
    const [people, patients] = await Promise.all([namePeople(entries, staff), namePatients(entries, table)]);
    return { status: 200, body: { ...found, people, patients } };
  },
  reviewQuarter: async ({ params: { quarter }, query: { after } }, { auditLog, staff }) => {
    const counted = await auditLog.review(quarter, after);
    return { status: 200, body: { ...counted, people: await namePeople(counted.content, staff) } };
  },
};

export const handler = serve(auditCalls, handlers, makeDependencies);
