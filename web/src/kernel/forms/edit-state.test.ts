import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseField, isDirty, openConflicts, reconcile, startEdit, writeFields } from './edit-state.ts';

const before = { version: 1, values: { phone: '1', address: 'Old', words: '' } };
const after = { version: 2, values: { phone: '2', address: 'New', words: '' } };
type Values = (typeof before)['values'];

it('a field that I did not touch is theirs, one that they did not touch is mine, and one of both is asked', () => {
  const typed = writeFields(startEdit(before), { address: 'Mine', words: 'Mine' });
  const merged = reconcile(typed, after);
  expect(merged.values).toEqual({ phone: '2', address: 'Mine', words: 'Mine' });
  expect(merged.mergedFromOthers).toEqual(['phone']);
  expect(openConflicts(merged)).toEqual(['address']);
  expect(chooseField(merged, 'address', 'theirs').values.address).toBe('New');
  expect(chooseField(chooseField(merged, 'address', 'theirs'), 'address', 'mine').values.address).toBe('Mine');
});

it('a field that was not there before is blank before: nobody is asked about what only I filled in', () => {
  const blank = { version: 0, values: {} as Record<string, string> };
  const filled = writeFields(startEdit(blank), { q0: '3' });
  expect(openConflicts(reconcile(filled, blank))).toEqual([]);
  const corrected = reconcile(filled, { version: 1, values: { q1: '2' } });
  expect(corrected.values).toEqual({ q0: '3', q1: '2' });
});

it('spaces around it, kinds of line ends and an emptied field are no change', () => {
  const typed = writeFields(startEdit(before), { address: ' Old\r\n', words: ' ' });
  expect(isDirty(typed)).toBe(false);
});

const values = fc.record({
  phone: fc.constantFrom('', '1', '2', '3'),
  address: fc.constantFrom('', 'Old', 'New', 'Mine'),
  words: fc.constantFrom('', 'one', 'two'),
});
const names = ['phone', 'address', 'words'] as const;

it('whatever three versions there are: each field follows its rule, and bringing them together twice changes nothing', () => {
  fc.assert(
    fc.property(values, values, values, (base: Values, mine: Values, theirs: Values) => {
      const typed = writeFields(startEdit({ version: 1, values: base }), mine);
      const merged = reconcile(typed, { version: 2, values: theirs });
      for (const name of names) {
        const isAsked = openConflicts(merged).includes(name);
        expect(isAsked).toBe(mine[name] !== base[name] && theirs[name] !== base[name] && mine[name] !== theirs[name]);
        if (!isAsked) expect(merged.values[name]).toBe(mine[name] === base[name] ? theirs[name] : mine[name]);
      }
      expect(reconcile(merged, { version: 2, values: theirs })).toEqual(merged);
    }),
  );
});
