import { expect, it } from 'vitest';
import { findDue } from '../../../infra/commands/retention/due.ts';
import { entryKey } from '../../kernel/store/counted-list.ts';
import { noteList } from '../../notes/store/note-items.ts';
import { recordEntity } from '../../patients/store/record.ts';
import { collectPerson } from './collect-person.ts';

const [brother, sister] = ['01M5YXZYWAKE0RY5QY34VFXM34', '01M5YXZYWAKE0RY5QY34VFXM35'];
const record = (id: string) => ({
  ...recordEntity.key(id),
  patientId: id,
  changedAt: '2001-02-03T04:05:06.000Z',
});
const note = {
  ...entryKey(noteList(sister), '2026-11-20T10:00:00.000Z#01M5YXZYWAKE0RY5QY34VFXM36'),
  caseNoteId: '01M5YXZYWAKE0RY5QY34VFXM36',
  caseNoteText: `Her brother was our patient ${brother}.`,
  writtenAt: '2026-11-20T10:00:00.000Z',
};
const items = [record(brother), record(sister), note];

it('what somebody wrote about one person stays theirs, also where it quotes the id of another', async () => {
  expect(await collectPerson(() => items, brother)).toEqual({ Record: [items[0]] });
  expect(Object.values(await collectPerson(() => items, sister)).flat()).toEqual([items[1], note]);
});

it('what somebody wrote is no instant either: a date to come in a text does not keep a record for ever', async () => {
  const wrote = { ...record(brother), reason: 'Until 9999-12-31T00:00:00Z.', planned: '9999-12-31T00:00:00Z' };
  const due = await findDue(() => [wrote], new Date('2026-11-20T12:00:00.000Z'));
  expect(due).toMatchObject([{ id: brother, since: '2001-02-03T04:05:06.000Z' }]);
});

it('is no contact with the other either, whose time runs on', async () => {
  const due = await findDue(() => items, new Date('2026-11-20T12:00:00.000Z'));
  expect(due.map(({ id }) => id)).toEqual([brother]);
});
