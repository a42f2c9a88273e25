import { afterEach, expect, it } from 'vitest';
import { facts, setFacts } from './facts.ts';
import { firstFacts } from './organisation.ts';
import { nameRecordsAdmin } from './records-admin.ts';

afterEach(() => setFacts({}));

it('nothing stays of what was published before, also of a fact that nobody has to give', () => {
  const first = nameRecordsAdmin();
  setFacts({ phone: '0113 496 0143', recordsAdmin: 'Amina Yusuf', notice: 'Closed.' });
  expect(nameRecordsAdmin()).toBe('Amina Yusuf');
  setFacts({});
  expect(facts).toEqual(firstFacts);
  expect(nameRecordsAdmin()).toBe(first);
});
