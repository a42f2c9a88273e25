import { expect, it } from 'vitest';
import type { Table } from '../../functions/kernel/store/open-table.ts';
import { createAssignmentStore } from '../../functions/patients/store/assignments.ts';
import { createHandOver } from '../../functions/patients/store/hand-over.ts';
import { createRecordStore } from '../../functions/patients/store/records.ts';
import { createTimelineStore } from '../../functions/patients/store/timeline.ts';
import { decideReferral } from '../../functions/referrals/decide-referral.ts';
import { makeDependencies as dependenciesOfReferrals } from '../../functions/referrals/dependencies.ts';
import { createJoinedReferralStore } from '../../functions/referrals/store/joined-referrals.ts';
import { createReferralStore } from '../../functions/referrals/store/referrals.ts';
import { readEvents } from '../../functions/report/store/read-sources.ts';
import { caseloadHandlers } from '../../functions/tasks/caseload.ts';
import { makeDependencies as dependenciesOfWork } from '../../functions/tasks/dependencies.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { nobody } from '../../shared/patients/caseload-schema.ts';
import type { StaffUser } from '../../shared/patients/record.ts';
import type { ReferralDecision } from '../../shared/referrals/calls.ts';
import { makeAuditContext } from '../support/audit-context.ts';
import { atEachMoment } from '../support/come-between.ts';
import { addPatient } from '../support/patients.ts';
import { startTestTable } from '../support/test-table.ts';

const table = await startTestTable();

const personOf = (id: string): StaffUser => ({ id, firstName: 'Number', lastName: id });
const staff = {
  list: async () => ['one', 'two'].map(personOf),
  name: async (ids: readonly string[]) => new Map(ids.map((id) => [id, personOf(id)])),
};
const caller = {
  username: 'somebody',
  role: 'ROLE_ADMIN',
  signIn: { username: 'somebody', originJti: 'sign-in', authTime: 0 },
  clientId: 'client',
} as const;
const request = {
  caller,
  client: { address: '', network: '', userAgent: '', site: 'http://localhost' },
  idempotencyKey: 'key',
  query: {},
};

/** A change of a record: what it answers, and whether that says that it was done. */
type Change = (through: Table, patientId: string) => Promise<{ status: number }>;

const decide: Change = (through, patientId) => {
  const body: ReferralDecision = { state: 'reading', from: 'new', version: 1 };
  const params = { patientId, number: '1' };
  return decideReferral(
    { ...request, params: { ...params, number: 1 }, body, auditContext: makeAuditContext('decideReferral') },
    { ...dependenciesOfReferrals(), referrals: createReferralStore(through), staff },
  );
};
const take: Change = (through, patientId) =>
  caseloadHandlers.takeOn(
    { ...request, params: { patientId }, body: undefined, auditContext: makeAuditContext('takeOn') },
    { ...dependenciesOfWork(), assignments: createAssignmentStore(through), staff },
  );
const handOver: Change = async (through, patientId) => {
  const change = { from: nobody, reason: 'She leaves.', patientIds: [patientId] };
  const takers = { to: personOf('one'), owner: personOf('one') };
  const { done } = await createHandOver(through).hand(change, takers, makeAuditContext('handOver'));
  return { status: done === 1 ? 200 : 404 };
};

it.each([
  { what: 'decided', change: decide },
  { what: 'taken on', change: take },
  { what: 'handed over', change: handOver },
])('a referral that is joined while it is $what is gone, and was not $what', async ({ change }) => {
  const answered = new Set<number>();
  await atEachMoment(table, async (interrupt) => {
    const [formerId, samePatientId] = [await addPatient(), await addPatient()];
    const join = async () => {
      const joined = await createJoinedReferralStore(table).join(formerId, samePatientId, makeAuditContext());
      expect(joined).toMatchObject({ outcome: 'done' });
    };
    const { status } = await interrupt(join, (through) => change(through, formerId));
    answered.add(status);
    // What was done is joined with it.
    const { events } = await createTimelineStore(table).read(samePatientId, 'latest', 50);
    const kinds = onlyReadable(events).map(({ event: { kind } }) => kind);
    const isDone = kinds.includes('referral-state') || kinds.includes('assigned');
    expect({ status, isDone }).toEqual({ status: isDone ? 200 : 404, isDone });
  });
  expect([...answered].toSorted()).toEqual([200, 404]);
});

it('of two workers given at one moment the timeline names last the one that the record has', async () => {
  await atEachMoment(table, async (interrupt) => {
    const patientId = await addPatient();
    const assign = (through: Table, to: string) =>
      createAssignmentStore(through).assign(patientId, personOf(to), makeAuditContext('assignStaff'));
    await interrupt(
      () => assign(table, 'two'),
      (through) => assign(through, 'one'),
    );
    const worker = (await createRecordStore(table).read(patientId))?.record.user?.id;
    const { events } = await createTimelineStore(table).read(patientId, 'latest', 50);
    const [latest] = onlyReadable(events).flatMap(({ event }) => (event.kind === 'assigned' ? [event] : []));
    expect(latest?.to.id).toBe(worker);
  });
});

it('the report counts a patient of the worker whom the record has, whatever the timeline tells last', async () => {
  const patientId = await addPatient();
  await createAssignmentStore(table).assign(patientId, personOf('two'), makeAuditContext());
  const earlier = { at: new Date().toISOString(), username: 'somebody' };
  await createTimelineStore(table).add(patientId, earlier, { kind: 'assigned', to: personOf('one') });
  await createRecordStore(table).setActive(patientId, false, makeAuditContext());
  const events = await readEvents(table, { patientId });
  expect(events.find(({ kind }) => kind === 'closed')).toMatchObject({ worker: 'two' });
});
