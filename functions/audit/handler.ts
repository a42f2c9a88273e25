import * as z from 'zod';
import { auditCalls, type Look } from '../../shared/audit/calls.ts';
import { maySeeLooks } from '../../shared/audit/looks.ts';
import { missing } from '../../shared/kernel/missing.ts';
import { roleMay } from '../../shared/kernel/permissions.ts';
import type { StaffUser } from '../../shared/patients/record.ts';
import { openedOf } from '../kernel/access/opened.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { HttpError, notFound } from '../kernel/http/outcome.ts';
import { serve } from '../kernel/http/serve.ts';
import { createStaffDirectory, type StaffDirectory } from '../kernel/identity/directory.ts';
import { nameStaff } from '../kernel/identity/name-staff.ts';
import { auditRefusal } from '../kernel/store/audit.ts';
import { readItemCached } from '../kernel/store/entity.ts';
import { connectTable, type Table } from '../kernel/store/open-table.ts';
import { patientEntity, readPatients } from '../patients/store/patients.ts';
import { createAuditLog } from './store/audit-log.ts';

const forTheWorker =
  'Who has looked at this record is shown to the worker of the patient and to admins. Please ask one of them.';

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
  listLooks: async (
    { params: { patientId: record }, query: { after }, access, caller, auditContext },
    { auditLog, staff, table },
  ) => {
    const patient = await readItemCached(table, patientEntity, record);
    if (!patient) return notFound(missing.patient);
    await access.check(record, openedOf(patient));
    const reader = { id: caller.username, mayReadAudit: roleMay(caller.role, 'mayReadAudit') };
    if (!maySeeLooks(reader, patient.user?.id)) {
      await auditRefusal(table, auditContext, record);
      throw new HttpError(403, forTheWorker);
    }
    const { content, ...found } = await auditLog.read({ record, after }, new Date());
    const nameOf = await nameStaff(
      { staff },
      content.flatMap((entry) => ('unreadable' in entry ? [] : [entry.username])).filter(isAccount),
    );
    const looks = content.map((entry): Look => {
      if ('unreadable' in entry) return entry;
      const { at, username, call, refused } = entry;
      return { at, by: nameOf(username), call, ...(refused && { refused }) };
    });
    return { status: 200, body: { ...found, content: looks } };
  },
  reviewQuarter: async ({ params: { quarter }, query: { after } }, { auditLog, staff }) => {
    const counted = await auditLog.review(quarter, after);
    return { status: 200, body: { ...counted, people: await namePeople(counted.content, staff) } };
  },
};

export const handler = serve(auditCalls, handlers, makeDependencies);
