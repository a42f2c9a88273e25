import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { groupInput, memberInput } from '../../../shared/api/group.ts';
import { weekdays } from '../../../shared/domain/rota.ts';
import { makeAuditContext } from '../../../tests/support/audit-context.ts';
import { readEverything } from '../../../tests/support/read-everything.ts';
import { startTestTable } from '../../../tests/support/test-table.ts';
import { readEvents } from '../reports/read-sources.ts';
import { createCallingOff } from './calling-off.ts';
import { formerRegisterKey, registerKey } from './group-items.ts';
import { createMemberStore } from './group-members.ts';
import { createGroupStore } from './groups.ts';
import { createRegisterStore } from './registers.ts';
import { readRegisters } from './stored-registers.ts';

const table = await startTestTable();
const registers = createRegisterStore(table);
const leader = { id: 'leader', firstName: 'Grace', lastName: 'Hall' };
const days = ['2026-11-16', '2026-11-17', '2026-11-18'] as const;

const made = await createGroupStore(table).create(
  groupInput.parse({
    ...{ name: 'Circle', service: '', where: '', leaderId: leader.id, hasWaitingList: false },
    ...{ weekdays: [...weekdays], from: '2026-11-01', until: '2026-11-20', time: '19:00', minutes: 60 },
  }),
  'made',
  makeAuditContext('createGroup'),
);
if (made.outcome !== 'done') throw new Error(made.outcome);
const { groupId } = made.group;
const added = await createMemberStore(table).add(
  groupId,
  memberInput.parse({ firstName: 'Amina', joinedOn: '2026-11-01' }),
  'added',
  makeAuditContext('addMember'),
);
if (added.outcome !== 'done') throw new Error(added.outcome);
const { memberId } = added.member;

const save = (day: string, mark: 'here' | 'away', version: number) =>
  registers.save(
    groupId,
    day,
    { marks: [{ memberId, mark }], guests: [], note: '', version },
    async () => leader,
    makeAuditContext('saveRegister'),
  );
/** Puts a register where a version stored it that kept those of a month together. */
const makeFormer = async (day: string, more: object = {}) => {
  const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key: registerKey(groupId, day) }));
  const former = { ...Item, ...formerRegisterKey(groupId, day), ...more };
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: registerKey(groupId, day) }));
  await table.client.send(new PutCommand({ TableName: table.name, Item: former }));
};
const placesOf = async (day: string) =>
  (await readEverything(table))
    .filter((item) => item.pk.startsWith('REGISTERS#') && item.day === day)
    .map(({ pk, sk }) => ({ pk, sk }));

it('a register from before is read where it is, shown, counted and not called off, and moves when it is saved again', async () => {
  for (const day of days) await save(day, 'here', 0);
  for (const day of days) await makeFormer(day);
  const [day] = days;
  expect(await placesOf(day)).toEqual([formerRegisterKey(groupId, day)]);

  expect([...(await readRegisters(table, groupId, days)).keys()]).toEqual(days);
  expect((await registers.readDate(groupId, day))?.register).toMatchObject({ attended: 1, version: 1 });
  expect(await readEvents(table, { groupId, day })).toMatchObject([{ came: 1, missed: 0 }]);
  const off = await createCallingOff(table)({ groupId, day, reason: 'Ill.' }, makeAuditContext('callOffDate'));
  expect(off).toEqual({ outcome: 'marked' });
  expect(await save(day, 'away', 0)).toMatchObject({ outcome: 'stale', register: { attended: 1, version: 1 } });

  expect(await save(day, 'away', 1)).toMatchObject({ outcome: 'done', register: { attended: 0, version: 2 } });
  expect(await placesOf(day)).toEqual([registerKey(groupId, day)]);
  expect(await readEvents(table, { groupId, day })).toMatchObject([{ came: 0, missed: 1 }]);
  expect([...(await readRegisters(table, groupId, days)).keys()]).toEqual(days);
});

it('one that was cut off there is settled where it is, when the same is sent again', async () => {
  const day = days[1];
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: formerRegisterKey(groupId, day) }));
  await save(day, 'here', 0);
  await makeFormer(day, { pending: true });
  expect(await save(day, 'here', 0)).toMatchObject({ outcome: 'done', register: { version: 1 } });
  expect(await placesOf(day)).toEqual([formerRegisterKey(groupId, day)]);
  const former = (await readEverything(table)).find(({ sk }) => sk === formerRegisterKey(groupId, day).sk);
  expect(former).not.toHaveProperty('pending');
});

it('of two who save one from before, one is told', async () => {
  const day = days[2];
  const outcomes = await Promise.all([save(day, 'away', 1), save(day, 'here', 1)]);
  expect(outcomes.map(({ outcome }) => outcome)).toContain('done');
  const [place] = await placesOf(day);
  const { register } = (await registers.readDate(groupId, day)) ?? {};
  expect(await placesOf(day)).toEqual([place]);
  expect(register?.version).toBeLessThanOrEqual(2);
});
