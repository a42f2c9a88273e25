import { erasureCalls } from '../../shared/erasure/calls.ts';
import { nextOfErasure } from '../../shared/erasure/erasure-state.ts';
import { missing } from '../../shared/kernel/missing.ts';
import { today } from '../../shared/kernel/today.ts';
import { isPractice } from '../../shared/patients/practice.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { conflict, notFound } from '../kernel/http/outcome.ts';
import { serve } from '../kernel/http/serve.ts';
import { withStaff } from '../kernel/http/with-staff.ts';
import { type NameOf, nameStaff, namingStaff } from '../kernel/identity/name-staff.ts';
import type { Disposal } from '../kernel/store/disposals.ts';
import { readItemCached } from '../kernel/store/entity.ts';
import { type Patient, patientEntity, readPatients } from '../patients/store/patients.ts';
import { hasOpenCase } from '../privacy/store/privacy-cases.ts';
import { createSettingsStore } from '../settings/store/settings.ts';
import { createDueStore, type DueItem } from './store/due.ts';
import { createErasureStore, judgedOf, type StoredErasure } from './store/erasure-requests.ts';

const stillActive =
  'This record is in use. Please deactivate it first: that settles what is planned and promised. Then ask again.';
const askedAlready = 'Somebody has asked for this already. It is waiting for an admin to agree.';
const asked = 'Asked for. What would go is counted within some minutes; then an admin other than you can agree.';
const changed = 'This has changed since you looked at it. Please look again.';
const approved = 'Agreed. The record is erased within some minutes.';
const refused = 'Refused. The record stays as it is.';
/** Why nobody agrees to an erasure now. */
const refusals = {
  'in-use': stillActive,
  count: 'What would go is still being counted. Please look again in some minutes.',
  'somebody-else': 'You asked for this. Somebody else has to agree to it.',
  erase: changed,
} as const;
const askedFor =
  'A privacy request about this record is open, so somebody waits for an answer. Please end it first, then agree.';
const noRequest = 'Nobody is asking for this any more.';
const mostShown = 100;

const makeDependencies = withStaff((table) => ({
  hasOpenCase: (patientId: string) => hasOpenCase(table, patientId),
  erasures: createErasureStore(table),
  due: createDueStore(table),
  settings: createSettingsStore(table),
  patients: {
    read: (patientId: string) => readItemCached(table, patientEntity, patientId),
    readAll: (ids: readonly string[]) => readPatients(table, ids),
  },
}));

const accountsOf = ({ askedBy, approvedBy }: { askedBy?: string | undefined; approvedBy?: string | undefined }) =>
  [askedBy, approvedBy].filter((id) => id !== undefined);

/** With the names of the people: the one whose record it is, and the colleagues. */
const namingWaiting = (people: ReadonlyMap<string, Patient>) =>
  namingStaff(accountsOf, ({ askedBy, approvedBy, ...one }: StoredErasure, nameOf) => {
    const { firstName = '', lastName = '', active = false, reference } = people.get(one.patientId) ?? {};
    const named = { firstName, lastName, active, ...(reference && { reference }) };
    return { ...one, ...named, askedBy: nameOf(askedBy), ...(approvedBy && { approvedBy: nameOf(approvedBy) }) };
  });

/** The command is given a name, and stores that. */
const nameOrText = (nameOf: NameOf, given: string): string => {
  const { firstName, lastName } = nameOf(given);
  return `${firstName} ${lastName}`.trim() || given;
};

const presentErased = (
  { rule: why, disposedAt: erasedAt, since: _, askedBy, approvedBy, ...one }: Disposal,
  nameOf: NameOf,
) => ({
  ...one,
  why,
  erasedAt,
  ...(askedBy && { askedBy: nameOrText(nameOf, askedBy) }),
  approvedBy: nameOrText(nameOf, approvedBy),
});

const { one: withNames, all: allWithNames } = namingStaff(accountsOf, presentErased);

const handlers: Handlers<typeof erasureCalls, ReturnType<typeof makeDependencies>> = {
  askErasure: async ({ params: { patientId }, body, auditContext }, { erasures, patients }) => {
    const found = await patients.read(patientId);
    if (!found) return notFound(missing.patient);
    if (found.active) return conflict(stillActive);
    const done = await erasures.ask({ patientId, ...body }, auditContext);
    return done ? { status: 201, body: { message: asked } } : conflict(askedAlready);
  },
  listErasures: async (_, { erasures, patients, staff }) => {
    const [all, erased] = await Promise.all([erasures.listWaiting(), erasures.listErased(mostShown)]);
    // One that was removed goes by itself.
    const isRemoved = (one: (typeof all)[number]) => isPractice(one.patientId) && 'approvedBy' in one;
    const waiting = all.filter((one) => !isRemoved(one));
    const ids = waiting.flatMap((one) => ('unreadable' in one ? [] : [one.patientId]));
    const naming = namingWaiting(await patients.readAll(ids));
    const [content, gone] = await Promise.all([naming.all(waiting, { staff }), allWithNames(erased, { staff })]);
    return { status: 200, body: { waiting: content, erased: gone } };
  },
  countErasures: async ({ caller }, { erasures }) => {
    const waitsForThem = (one: Awaited<ReturnType<typeof erasures.listWaiting>>[number]) =>
      'unreadable' in one || (one.approvedBy === undefined && one.askedBy !== caller.username);
    return { status: 200, body: { waiting: (await erasures.listWaiting()).filter(waitsForThem).length } };
  },
  approveErasure: async ({ params: { patientId }, body, caller, auditContext }, { erasures, patients, ...using }) => {
    const [found, patient, isAskedFor] = await Promise.all([
      erasures.read(patientId),
      patients.read(patientId),
      using.hasOpenCase(patientId),
    ]);
    if (!found) return notFound(noRequest);
    const next = nextOfErasure(judgedOf(found, patient), caller.username);
    if (next !== 'decide') return conflict(refusals[next]);
    if (isAskedFor) return conflict(askedFor);
    const isAsSeen = found.counted?.at === body.countedAt;
    const done = isAsSeen && (await erasures.approve(found, auditContext));
    return done ? { status: 200, body: { message: approved } } : conflict(changed);
  },
  refuseErasure: async ({ params: { patientId }, auditContext }, { erasures }) =>
    (await erasures.refuse(patientId, auditContext))
      ? { status: 200, body: { message: refused } }
      : notFound(noRequest),
  listDue: async (_, { due, settings, staff }) => {
    const { unusedReferralMonths: unusedMonths } = await settings.read();
    const { exceptions, ...found } = await due.list(new Date(), unusedMonths);
    const current = exceptions.filter(({ until }) => until > today());
    const nameOf = await nameStaff(
      { staff },
      current.map(({ by }) => by),
    );
    const lefts = new Map(current.map(({ id, until, reason, by }) => [id, { until, reason, by: nameOf(by) }] as const));
    const withLeft = (one: DueItem) => ({ ...one, ...(lefts.has(one.id) && { left: lefts.get(one.id) }) });
    return {
      status: 200,
      body: {
        records: found.records.map(withLeft),
        unused: found.unused.map(withLeft),
        unusedMonths,
        messages: found.messages.map(withLeft),
      },
    };
  },
  leaveDue: async ({ params: { dueId }, body, auditContext }, { due }) => {
    await due.leave({ id: dueId, ...body }, auditContext);
    return { status: 200, body: { message: 'It is left for now. It is shown again on that day.' } };
  },
  readErased: async ({ params: { of } }, { erasures, staff }) => {
    const found = await erasures.readErased(of);
    if (!found) return notFound(missing.patient);
    return { status: 200, body: await withNames(found, { staff }) };
  },
};

export const handler = serve(erasureCalls, handlers, makeDependencies);
