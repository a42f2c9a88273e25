import { backgroundHeader, type Call, concernsRecords, noRecord, recordPlacesOf } from '../../../shared/kernel/call.ts';
import { missing } from '../../../shared/kernel/missing.ts';
import { roleMay } from '../../../shared/kernel/permissions.ts';
import { type AccessProfile, isClosedTo, mayOpenRecord, type Opened } from '../../../shared/patients/record-access.ts';
import { excludedFrom } from '../../../shared/privacy/record-limits.ts';
import { patientEntity } from '../../patients/store/patients.ts';
import { accessProfileKeys, accessProfileOf, findOpened } from '../access/access-profile.ts';
import { type AuditContext, auditRefusal } from '../store/audit.ts';
import { connectTable, type Table } from '../store/open-table.ts';
import { createSessionStore } from '../store/sessions.ts';
import type { Admission, CallEvent, CallMiddleware } from './call-event.ts';
import { readClient } from './client.ts';
import type { Caller } from './handler.ts';
import { HttpError } from './outcome.ts';
import { makeRecordAccess } from './record-access.ts';

const notTheirs =
  'This record belongs to a service that you do not work in, and the patient is not on your caseload. You can open it now: give your reason on its page.';
const restricted =
  'This record is restricted to a few named people. If you need it now, you can open it: give your reason on its page.';

const ended = () => new HttpError(401, 'Your session has ended. Please sign in again.');

type Named = Pick<CallEvent['request'], 'params' | 'body'>;

const step = (value: unknown, name: string): unknown[] =>
  [value].flat().map((one) => (Object(one) as Record<string, unknown>)[name]);

type NamedRecord = { id: string; mustExist: boolean };

/** The records that a request names, by the ids of their patients, without duplicates. */
export const recordsNamed = (call: Pick<Call, 'params' | 'concerns'>, { params, body }: Named): NamedRecord[] => {
  const named = recordPlacesOf(call).flatMap(({ from, name, mustExist }) =>
    step(from === 'path' ? params : body, name)
      .flat()
      .filter((id) => typeof id === 'string' && id !== noRecord)
      .map((id): NamedRecord => ({ id: String(id), mustExist })),
  );
  const required = named.filter(({ mustExist }) => mustExist);
  const all = [...required, ...named];
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
};

/** The given text for a record that is not there. */
const missingText = ({ path }: Pick<Call, 'path'>): string =>
  path.startsWith('/api/referral/') || path.startsWith('/api/worklist/') ? missing.referral : missing.patient;

/**
 * Starts the check of a caller's session, without waiting for its outcome. The same request reads the caller's access,
 * where the call is about records, and the records that `named` lists: a caller who may not open one is refused, with
 * an audit event. The id of a record that was joined to another one or disposed of names no patient, and opens nothing.
 */
export const admitCaller = (
  event: Pick<CallEvent, 'found' | 'headers' | 'requestContext'>,
  caller: Pick<Caller, 'username' | 'role' | 'signIn'>,
  named?: Named,
): Admission => {
  const { call } = event.found;
  const { username, role, signIn } = caller;
  const now = Date.now();
  const opensAll = roleMay(role, 'mayReadEveryRecord');
  const isAbout = named !== undefined && concernsRecords(call);
  const records = isAbout ? recordsNamed(call, named) : [];
  const checked = createSessionStore(sessionTable()).check(signIn, {
    now,
    extend: event.headers[backgroundHeader] === undefined,
    network: readClient(event).network,
    exact: call.keepsSession === true,
    also: [...(isAbout ? accessProfileKeys(username, now) : []), ...records.map(({ id }) => patientEntity.key(id))],
  });
  const admitted = checked.then((found) => {
    if (!found) throw ended();
    return found.items;
  });
  const reader = admitted.then((items): AccessProfile => accessProfileOf({ username, opensAll }, now, items));
  const refuse = async (opened: Opened): Promise<never> => {
    const { patientId } = opened;
    const session = { admission: admitted.then(() => undefined) };
    await auditRefusal(sessionTable(), startAudit(event, caller, session), patientId);
    const whose = opened.limits?.restrictedTo ? restricted : notTheirs;
    throw new HttpError(403, isClosedTo(opened.limits, username) ? excludedFrom : whose, { closedRecord: patientId });
  };
  const access = makeRecordAccess(reader, role, refuse);
  const admission = admitted.then(async (items) => {
    const read = await reader;
    for (const { id, mustExist } of records) {
      const patient = findOpened(items, id);
      if (!patient && mustExist) throw new HttpError(404, missingText(call));
      if (patient && !mayOpenRecord(read, patient)) await refuse(patient);
    }
  });
  const counted = checked.then(async (found) => {
    if (!(await found?.touch())) throw ended();
  });
  // All are awaited before anything is answered; until then a rejection must not count as unhandled.
  for (const one of [reader, admission, counted]) one.catch(() => {});
  return { admission, counted, access };
};

/** Starts the check of the caller of a request that is parsed; `auditCall` waits for it before anything is written or answered. */
export const admitCall = (): CallMiddleware => ({
  before: ({ event }) => {
    const { caller, request } = event;
    if (caller) event.session = admitCaller(event, caller, request);
  },
});

let table: Table | undefined;

/** The table client of the middleware: sessions and the audit log. Created by the first call that needs it. */
export const sessionTable = (): Table => {
  table ??= connectTable();
  return table;
};

/** The audit context of a call: its caller and time. Nothing is written before the session is admitted. */
export const startAudit = (
  { found, requestContext }: Pick<CallEvent, 'found' | 'requestContext'>,
  { username, role }: Pick<Caller, 'username' | 'role'>,
  { admission }: Pick<Admission, 'admission'>,
): AuditContext => ({
  at: new Date().toISOString(),
  requestId: requestContext.requestId,
  username,
  role,
  call: found.name,
  written: found.call.audit === 'none',
  admission,
});
