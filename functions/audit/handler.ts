import * as z from 'zod';
import { auditCalls, type Look } from '../../shared/audit/calls.ts';
import { maySeeLooks } from '../../shared/audit/looks.ts';
import { isOver } from '../../shared/audit/quarters.ts';
import { missing } from '../../shared/kernel/missing.ts';
import { roleMay } from '../../shared/kernel/permissions.ts';
import { today } from '../../shared/kernel/today.ts';
import type { StaffUser } from '../../shared/patients/record.ts';
import { openedOf } from '../kernel/access/opened.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { conflict, HttpError, notFound } from '../kernel/http/outcome.ts';
import { serve } from '../kernel/http/serve.ts';
import { createStaffDirectory, type StaffDirectory } from '../kernel/identity/directory.ts';
import { nameStaff, namingStaff } from '../kernel/identity/name-staff.ts';
import { auditRefusal } from '../kernel/store/audit.ts';
import { readItemCached } from '../kernel/store/entity.ts';
import { connectTable, type Table } from '../kernel/store/open-table.ts';
import { type Patient, patientEntity, readPatients } from '../patients/store/patients.ts';
import { drawLooks, findUnusual } from './draw-looks.ts';
import { createAuditLog } from './store/audit-log.ts';
import { createReviewStore, type StoredReview } from './store/signed-reviews.ts';

const forTheWorker =
  'Who has looked at this record is shown to the worker of the patient and to admins. Please ask one of them.';

const notOver = 'This quarter is not over yet. Please sign its review once it is.';
const signedAlready = 'Somebody has signed the review of this quarter already.';

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

const nameOfPatient = ({ patientId, firstName, lastName }: Patient) => ({ patientId, firstName, lastName });

/** The names of the patients in audit events, in one request. Ids of messages and accounts have none. */
const namePatients = async (entries: readonly { record?: string | undefined }[], table: Table) => {
  const records = entries.flatMap(({ record }) => record ?? []);
  const found = await readPatients(table, records.filter(isRecordId));
  return [...found.values()].map(nameOfPatient);
};

/** The name of whoever signed it. */
const { one: nameReview, all: nameReviews } = namingStaff(
  ({ by }: StoredReview) => [by],
  (review, nameOf) => ({ ...review, by: nameOf(review.by) }),
);

const makeDependencies = () => {
  const table = connectTable();
  return { table, auditLog: createAuditLog(table), reviews: createReviewStore(table), staff: createStaffDirectory() };
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
  reviewQuarter: async ({ params: { quarter }, query: { after } }, { auditLog, staff, table }) => {
    const { looks, ...counted } = await auditLog.review(quarter, after);
    const records = [...new Set(looks.map(({ record }) => record))].filter(isRecordId);
    const [people, patients] = await Promise.all([namePeople(counted.content, staff), readPatients(table, records)]);
    const readers = new Map(people.map((one) => [one.id, one]));
    const drawn = drawLooks(looks.filter(({ record }) => patients.has(record)));
    const unusual = findUnusual(looks, readers, patients);
    const named = new Set([...drawn, ...unusual].flatMap((one) => ('record' in one ? [one.record] : [])));
    const shown = [...patients.values()].filter(({ patientId }) => named.has(patientId));
    return { status: 200, body: { ...counted, people, drawn, unusual, patients: shown.map(nameOfPatient) } };
  },
  listSignedReviews: async (_, { reviews, staff }) => ({
    status: 200,
    body: { content: await nameReviews<never>(await reviews.list(), { staff }) },
  }),
  signReview: async ({ params: { quarter }, body, auditContext }, { reviews, staff }) => {
    if (!isOver(quarter, today())) return conflict(notOver);
    const signed = await reviews.sign(quarter, body.words, auditContext);
    if (!signed) return conflict(signedAlready);
    return { status: 201, body: await nameReview(signed, { staff }) };
  },
};

export const handler = serve(auditCalls, handlers, makeDependencies);
