import { expect, it } from 'vitest';
import { requestHeaders } from '../../../shared/kernel/call.ts';
import { keyOfWords } from './idempotency.ts';

it('a key made of words is none that a client could have sent', () => {
  const schema = requestHeaders['Idempotency-Key'];
  expect(keyOfWords('Please ring me.')).not.toBe(keyOfWords('Please ring me!'));
  expect(schema.safeParse(keyOfWords('Please ring me.')).success).toBe(false);
});
