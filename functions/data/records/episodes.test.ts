import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { addPatient } from '../../../tests/support/patients.ts';
import { startTestTable } from '../../../tests/support/test-table.ts';
import { parseItem, readItem } from '../entity.ts';
import { mayReopenCurrent } from './episode-store.ts';
import { closeCurrent, currentEpisode, deriveFirstEpisode, reopenCurrent } from './episodes.ts';
import { recordEntity } from './record.ts';

const table = await startTestTable();

const referredAt = '2024-03-04T09:30:00.000Z';
const older = {
  referralId: ulid(Date.parse(referredAt)),
  version: 1,
  revision: 1,
  active: true,
  changedAt: '2025-01-02T10:00:00.000Z',
  referralPersonalDetails: { firstName: 'Amina', lastName: 'Yusuf' },
  referralProject: { project: 'rahat' },
};
const worker = { id: 'worker', firstName: 'Nasreen', lastName: 'Akhtar' };
const readOlder = (differences: object) =>
  currentEpisode(parseItem(recordEntity, { ...older, ...differences }).episodes);

describe('a record of before there were episodes', () => {
  it('is read as one with its first, of when it was referred and for what', () => {
    expect(readOlder({})).toEqual({
      number: 1,
      referredAt,
      services: ['rahat'],
      referrerKind: 'self',
      state: 'new',
      stateSince: referredAt,
      version: 1,
    });
  });

  it('had been accepted where somebody looks after the person', () => {
    expect(readOlder({ user: worker })).toMatchObject({ state: 'accepted' });
  });

  it('is closed where it is inactive, for a reason that nobody was asked for', () => {
    expect(readOlder({ active: false })).toMatchObject({
      state: 'accepted',
      closing: { at: older.changedAt, told: [] },
    });
  });

  it.each([
    [{ firstName: 'Sana' }, 'family'],
    [{ firstName: 'Sana', role: 'GP, Otley Road Surgery' }, 'professional'],
  ])('was made by whoever is written down: %j', (referralReferrer, referrerKind) => {
    expect(readOlder({ referralReferrer })).toMatchObject({ referrerKind });
  });

  it('keeps the episodes that it has', () => {
    const read = parseItem(recordEntity, older);
    expect(deriveFirstEpisode({ ...read, active: false }).episodes).toEqual(read.episodes);
  });
});

describe('a closed episode', () => {
  const at = '2026-11-20T10:00:00.000Z';
  const hour = 60 * 60 * 1000;
  const [episode] = parseItem(recordEntity, older).episodes;
  const closed = closeCurrent([episode], { told: [] }, { at, by: 'nasreen' });
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
    const open = reopenCurrent(closed, { at, by: 'nasreen' });
    expect(mayReopenCurrent(open, { username: 'nasreen', may: () => true, now: Date.parse(at) })).toBe(false);
  });
});

it('a record begins with its first episode', async () => {
  const at = new Date('2026-03-04T09:30:00.000Z');
  const id = await addPatient('Amina', 'Yusuf', at);
  const stored = await readItem(table, recordEntity, id);
  expect(stored?.episodes).toMatchObject([{ number: 1, referredAt: at.toISOString(), state: 'new' }]);
});
