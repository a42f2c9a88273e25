import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { addPatient } from '../../../tests/support/patients.ts';
import { startTestTable } from '../../../tests/support/test-table.ts';
import { parseItem, readItem } from '../entity.ts';
import { currentEpisode, deriveFirstEpisode } from './episodes.ts';
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

it('a record begins with its first episode', async () => {
  const at = new Date('2026-03-04T09:30:00.000Z');
  const id = await addPatient('Amina', 'Yusuf', at);
  const stored = await readItem(table, recordEntity, id);
  expect(stored?.episodes).toMatchObject([{ number: 1, referredAt: at.toISOString(), state: 'new' }]);
});
