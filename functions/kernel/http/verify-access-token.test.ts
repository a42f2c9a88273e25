import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberTokens } from './verify-access-token.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const counted = (exp = 1060) => {
  const verify = vi.fn(async (token: string) => (token.startsWith('good') ? { exp, sub: token } : undefined));
  return { verify, ask: rememberTokens(verify) };
};

it('verifies a token once, and answers each with its own claims', async () => {
  const { verify, ask } = counted();
  for (const token of ['good 1', 'good 2', 'good 1', 'good 2']) expect((await ask(token))?.sub).toBe(token);
  expect(verify).toHaveBeenCalledTimes(2);
});

it('verifies it again from the moment it expires', async () => {
  const { verify, ask } = counted();
  await ask('good');
  vi.setSystemTime(1_059_999);
  await ask('good');
  expect(verify).toHaveBeenCalledTimes(1);
  vi.setSystemTime(1_060_000);
  verify.mockResolvedValue(undefined);
  expect(await ask('good')).toBeUndefined();
  expect(verify).toHaveBeenCalledTimes(2);
});

it('remembers neither what was refused nor what could not be checked', async () => {
  const { verify, ask } = counted();
  expect(await ask('bad')).toBeUndefined();
  expect(await ask('bad')).toBeUndefined();
  verify.mockRejectedValueOnce(new Error('No keys'));
  await expect(ask('good')).rejects.toThrow('No keys');
  expect(await ask('good')).toBeDefined();
  expect(verify).toHaveBeenCalledTimes(4);
});

it('lets nobody change what it remembers', async () => {
  const { ask } = counted();
  await ask('good');
  const claims = await ask('good');
  expect(() => Object.assign(claims ?? {}, { sub: 'another' })).toThrow(TypeError);
});

it('keeps a bounded number, and forgets the oldest first', async () => {
  const { verify, ask } = counted();
  for (let n = 0; n < 1001; n += 1) await ask(`good ${n}`);
  await ask('good 1000');
  await ask('good 1');
  expect(verify).toHaveBeenCalledTimes(1001);
  await ask('good 0');
  expect(verify).toHaveBeenCalledTimes(1002);
});
