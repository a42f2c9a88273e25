import { describe, expect, it } from 'vitest';
import { drawnLooks, manyRecords } from '../../shared/audit/calls.ts';
import { drawLooks, findUnusual, type Look } from './draw-looks.ts';

const look = (number: number, more: Partial<Look> = {}): Look => ({
  ...{ at: '2026-11-20T10:00:00.000Z', requestId: `request-${number}`, username: 'a', call: 'readSummary' },
  record: `record-${number}`,
  ...more,
});
const some = Array.from({ length: 60 }, (_, number) => look(number));

describe('the looks that are drawn', () => {
  it('are the same whoever draws them, and in whatever pages they are read', () => {
    const whole = drawLooks(some);
    expect(whole).toHaveLength(drawnLooks);
    expect(drawLooks(some.toReversed())).toEqual(whole);
    const paged = [...drawLooks(some.slice(0, 25)), ...drawLooks(some.slice(25))];
    expect(paged.toSorted((one, other) => one.order.localeCompare(other.order)).slice(0, drawnLooks)).toEqual(whole);
    // In an order of their own, not in that of time.
    expect(whole.map(({ record }) => record)).not.toEqual(some.slice(0, drawnLooks).map(({ record }) => record));
  });
});

describe('an unusual look', () => {
  const readers = new Map([['a', { lastName: 'Hussain' }]]);

  it('is at the record of somebody with the last name of the reader, in whatever spelling, once', () => {
    const patients = new Map([
      ['record-1', { lastName: 'Hussein' }],
      ['record-2', { lastName: 'Dhillon' }],
    ]);
    expect(findUnusual([look(1), look(1, { requestId: 'again' }), look(2)], readers, patients)).toEqual([
      { kind: 'same-name', username: 'a', record: 'record-1' },
    ]);
  });

  it('is of nobody without a name', () => {
    expect(
      findUnusual([look(1)], new Map([['a', { lastName: '' }]]), new Map([['record-1', { lastName: '' }]])),
    ).toEqual([]);
  });

  it('is one of many records in an hour', () => {
    const usual = some.slice(0, manyRecords);
    expect(findUnusual(usual, readers, new Map())).toEqual([]);
    // The same record again is no further one.
    expect(findUnusual([...usual, look(0)], readers, new Map())).toEqual([]);
    expect(findUnusual(some.slice(0, manyRecords + 1), readers, new Map())).toEqual([
      { kind: 'many', username: 'a', hour: '2026-11-20T10:00:00.000Z', records: manyRecords + 1 },
    ]);
  });
});
