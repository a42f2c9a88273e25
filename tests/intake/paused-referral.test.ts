import { expect, it, vi } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { limitPolicy } from '../../shared/kernel/limit-policy.ts';
import { today } from '../../shared/kernel/today.ts';
import { ask } from '../support/ask.ts';
import { readEverything } from '../support/read-everything.ts';
import { startTestProduct } from '../support/test-product.ts';

vi.useFakeTimers({ toFake: ['Date'] });
const product = await startTestProduct();
const table = connectTable();

const { pauseReferral, resumeReferral } = intakeCalls;
const answers = JSON.stringify({ referralContent: { content: 'I do not sleep. ਮੈਨੂੰ ਨੀਂਦ ਨਹੀਂ ਆਉਂਦੀ।' } });
const pause = async () =>
  pauseReferral.replies[201].parse((await ask(product.url, pauseReferral, { body: { answers } })).body);
const resume = async (code: string) => await ask(product.url, resumeReferral, { body: { code } });

/** The items of forms that were left. */
const readPaused = async () => (await readEverything(table)).filter(({ pk }) => String(pk).startsWith('PAUSED#'));

it('a form that was left is there again for whoever has its code, however they type it', async () => {
  const { code, until } = await pause();
  expect(code).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  expect(until).toBe(addDays(today(), 7));
  for (const typed of [code, code.toLowerCase().replaceAll('-', ' ')])
    expect(await resume(typed)).toMatchObject({ status: 200, body: { answers } });
});

it('nothing of the answers can be found without the code', async () => {
  const before = (await readPaused()).length;
  const { code } = await pause();
  const paused = await readPaused();
  expect(paused.length).toBe(before + 1);
  for (const item of paused) {
    const texts = JSON.stringify(item);
    const decoded = Buffer.from(String(item.encrypted), 'base64').toString('utf8');
    for (const text of [texts, decoded]) {
      expect(text).not.toContain('sleep');
      expect(text).not.toContain(code);
      expect(text).not.toContain(code.replaceAll('-', ''));
    }
  }
});

it('the same answers left twice have two codes, and are two items that do not show that they are the same', async () => {
  const [first, second] = [await pause(), await pause()];
  expect(first.code).not.toBe(second.code);
  const contents = (await readPaused()).map(({ encrypted }) => String(encrypted));
  expect(new Set(contents).size).toBe(contents.length);
});

it('a wrong code, and what is no code, find nothing', async () => {
  expect(await resume('K7MH-4PXR-9CDF')).toMatchObject({ status: 404 });
  expect(await resume('K7MH-4PXR')).toMatchObject({ status: 400 });
});

it('after seven days it is gone', async () => {
  const { code, until } = await pause();
  vi.setSystemTime(Date.parse(`${until}T22:00:00Z`));
  expect(await resume(code)).toMatchObject({ status: 200 });
  vi.setSystemTime(Date.parse(`${addDays(until, 1)}T00:30:00Z`));
  expect(await resume(code)).toMatchObject({ status: 404 });
});

it('a network that tries many codes is refused', async () => {
  vi.stubEnv('LIMIT_FACTOR', '1');
  vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
  const { code } = await pause();
  const [{ times }] = limitPolicy.pausesOfNetwork;
  for (let tries = 1; tries < times; tries += 1) expect((await resume('K7MH-4PXR-9CDF')).status).toBe(404);
  expect((await resume(code)).status).toBe(429);
});
