import { expect, it } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys.ts';

it('keeps the key while the content stays the same, and makes a new one for a new submission', () => {
  const keys = createIdempotencyKeys();
  const first = keys.keyOf({ message: 'Hello' });
  expect(keys.keyOf({ message: 'Hello' })).toBe(first);
  const changed = keys.keyOf({ message: 'Hello again' });
  expect(changed).not.toBe(first);
  keys.forget();
  expect(keys.keyOf({ message: 'Hello again' })).not.toBe(changed);
});
