import { describe, expect, it } from 'vitest';
import { listChanges } from './changes.ts';

describe('what was changed of the settings', () => {
  it('is each value by its path, as it was and as it is', () => {
    const before = { rota: { weekly: { monday: 'anna' } }, minutes: 50, rooms: ['Blue', 'Quiet'], same: true };
    const after = { rota: { weekly: { tuesday: 'anna' } }, minutes: 60, rooms: ['Blue'], same: true };
    expect(listChanges(before, after)).toEqual([
      { what: 'rota.weekly.monday', before: 'anna' },
      { what: 'minutes', before: '50', after: '60' },
      { what: 'rooms.1', before: 'Quiet' },
      { what: 'rota.weekly.tuesday', after: 'anna' },
    ]);
  });

  it('is cut where there is very much of it', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`name${index}`, 'a'.repeat(400)]));
    const changes = listChanges({}, many);
    expect(changes).toHaveLength(41);
    expect(changes[0]?.after).toHaveLength(301);
    expect(changes.at(-1)).toEqual({ what: 'and 10 more' });
  });
});
