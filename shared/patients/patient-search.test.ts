import { describe, expect, it } from 'vitest';
import { parseExact, writeSearch } from './patient-search.ts';

describe('what is typed into a search', () => {
  it.each([
    '14/03/1980',
    '14-03-1980',
    '14.3.1980',
    '14 3 1980',
    '1980-03-14',
    '14 Mar 1980',
    '14 march 1980',
    '14/mar/1980',
  ])('is a date of birth: %s', (text) => {
    expect(parseExact(text)).toEqual([{ kind: 'dob', value: '1980-03-14' }]);
    expect(parseExact(writeSearch(text))).toEqual([{ kind: 'dob', value: '1980-03-14' }]);
  });

  it.each([
    '07700 900123',
    '+44 7700 900123',
    '0044 7700 900123',
    '+44 (0)7700 900123',
    '07700-900-123',
    '447700900123',
  ])('is a phone number: %s', (text) => expect(parseExact(text)).toEqual([{ kind: 'phone', value: '07700900123' }]));

  it.each(['ls8 4ax', 'LS84AX', ' LS8  4AX '])('is a postcode: "%s"', (text) =>
    expect(parseExact(text)).toEqual([{ kind: 'postcode', value: 'LS84AX' }]),
  );

  it.each(['k7m-4px', 'K7M4PX', 'K7M 4PX'])('is a reference: %s', (text) =>
    expect(parseExact(text)).toContainEqual({ kind: 'reference', value: 'K7M-4PX' }),
  );

  it('is both where it may be both', () => {
    const both = [
      { kind: 'reference', value: 'M44-4CX' },
      { kind: 'postcode', value: 'M444CX' },
    ];
    expect(parseExact('M44 4CX')).toEqual(both);
  });

  it('is the long id of a record', () => {
    const id = '01M5YXZYWAKE0RY5QY34VFXM34';
    expect(parseExact(id.toLowerCase())).toEqual([{ kind: 'id', value: id }]);
  });

  it.each([
    'moh',
    'Mohammed',
    'ali k',
    'O’Neill',
    '31/02/1980',
    '1980',
    '12',
    'Ng',
    'Mary 2',
    '',
    '-',
    '14 Marches 1980',
  ])('is part of a name, or nothing that is kept: "%s"', (text) => expect(parseExact(text)).toEqual([]));
});
