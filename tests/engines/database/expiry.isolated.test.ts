import { afterAll, expect, it, vi } from 'vitest';
import { ask, keyOf, number, put } from './edge-case.ts';
import { openEngine } from './open-engine.ts';

// The deletion itself. AWS takes days for it, DynamoDB Local a minute or so, and the embedded database keeps what has expired.
const { isDynamoDbLocal, answerOf, stop } = await openEngine();
afterAll(stop);

const now = Math.floor(Date.now() / 1000);
const isThere = async (pk: string) =>
  'Item' in (await answerOf(ask('GetItem', { Key: keyOf(pk), ConsistentRead: true })));

it('what has expired is deleted at last, and nothing else', async () => {
  await answerOf(put('expired', { expiresAt: number(`${now - 86_400}`) }));
  await answerOf(put('later', { expiresAt: number(`${now + 86_400}`) }));
  await answerOf(put('lasting'));
  const wait = { timeout: 300_000, interval: 1000 };
  await vi.waitFor(async () => expect(await isThere('expired')).toBe(!isDynamoDbLocal), wait);
  expect([await isThere('later'), await isThere('lasting')]).toEqual([true, true]);
}, 310_000);
