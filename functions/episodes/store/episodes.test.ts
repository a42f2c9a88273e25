import { describe, expect, it } from 'vitest';
import { addPatient } from '../../../tests/support/patients.ts';
import { startTestTable } from '../../../tests/support/test-table.ts';
import { readItem } from '../../kernel/store/entity.ts';
import { recordEntity } from '../../patients/store/record.ts';
import { mayReopenCurrent } from './episode-store.ts';
import { beginEpisode, closeCurrent, reopenCurrent } from './episodes.ts';

const table = await startTestTable();

const episode = beginEpisode(
  { referredAt: '2024-03-04T09:30:00.000Z', services: ['rahat'], referrerKind: 'self' },
  { number: 1, at: '2024-03-04T09:30:00.000Z', username: undefined },
);

describe('a closed episode', () => {
  const at = '2026-11-20T10:00:00.000Z';
  const hour = 60 * 60 * 1000;
  const closed = closeCurrent([episode], { informed: [] }, { at, username: 'nasreen' });
  const mayBy = (username: string, hoursLater: number, mayReactivate = false) =>
    mayReopenCurrent(closed, {
      username,
      may: (permission) => permission === 'mayWriteRecords' || mayReactivate,
      now: Date.parse(at) + hoursLater * hour,
    });

  it('is opened again by whoever closed it within a day, and by an admin at any time', () => {
    expect(mayBy('nasreen', 23)).toBe(true);
    expect(mayBy('nasreen', 25)).toBe(false);
    expect(mayBy('tomasz', 1)).toBe(false);
    expect(mayBy('tomasz', 1000, true)).toBe(true);
  });

  it('that is open is not opened again by anybody', () => {
    const open = reopenCurrent(closed, { at, username: 'nasreen' });
    expect(mayReopenCurrent(open, { username: 'nasreen', may: () => true, now: Date.parse(at) })).toBe(false);
  });
});

it('a record begins with its first episode', async () => {
  const at = new Date('2026-03-04T09:30:00.000Z');
  const id = await addPatient('Amina', 'Yusuf', at);
  const stored = await readItem(table, recordEntity, id);
  expect(stored?.episodes).toMatchObject([{ number: 1, referredAt: at.toISOString(), state: 'new' }]);
});
