import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { demonstrationPassword } from '../infra/local/demonstration/accounts.ts';
import { findAccount, readCode } from '../tests/browser/product.ts';
import { chromium as installed } from '../tests/support/chromium.ts';
import { runStart } from '../tests/support/run-start.ts';

// A poor line: every answer comes 400 ms later, and all of them share 50 kB a second.
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const runs = 3;

type Step = { name: string; seconds: number; files: number; calls: number; kB: number };

/** A page on the poor line, which measures how long a person waits for what they see. */
const openPage = async (context: BrowserContext) => {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  const received = { files: 0, calls: 0, bytes: 0 };
  devtools.on('Network.responseReceived', ({ response: { url, fromDiskCache } }) => {
    if (fromDiskCache || !url.startsWith('http')) return;
    received[new URL(url).pathname.startsWith('/api/') ? 'calls' : 'files'] += 1;
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received.bytes += encodedDataLength;
  });
  const steps: Step[] = [];
  const wait = async (name: string, act: () => Promise<unknown>, seen: () => Promise<unknown>): Promise<void> => {
    const before = { ...received };
    const start = performance.now();
    await act();
    await seen();
    steps.push({
      name,
      seconds: Math.round(performance.now() - start) / 1000,
      files: received.files - before.files,
      calls: received.calls - before.calls,
      kB: Math.round((received.bytes - before.bytes) / 1000),
    });
  };
  return { page, steps, wait };
};

type Screen = Awaited<ReturnType<typeof openPage>>;

// Asked at each frame: a tool that looks twice a second would be what is measured.
const shows = (page: Page, selector: string, words = '') =>
  page.waitForFunction(
    ([wanted = '', text = '']) =>
      [...document.querySelectorAll<HTMLElement>(wanted)].some(
        (one) => one.checkVisibility() && one.innerText.includes(text),
      ),
    [selector, words],
  );
const settle = (page: Page) =>
  page.waitForFunction(
    () => ![...document.querySelectorAll('[role=status]')].some((one) => one.textContent === 'Please Wait'),
  );

/** A quick person: the code of what comes next may arrive meanwhile. */
const typingMs = 5_000;

/** From the address of the sign-in to what there is to do today. */
const signIn = async ({ page, wait }: Screen, kind: string, types: boolean): Promise<void> => {
  const { email, mobile } = findAccount('ROLE_STAFF');
  const type = () => page.waitForTimeout(types ? typingMs : 0);
  await wait(
    `${kind}: the page to sign in`,
    () => page.goto('/signin', { waitUntil: 'commit' }),
    () => shows(page, '[name=username]'),
  );
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demonstrationPassword);
  await type();
  await wait(
    `${kind}: the password`,
    () => page.getByRole('button', { name: 'Sign in' }).click(),
    () => shows(page, '[name=code]'),
  );
  await page.getByLabel('Code').fill(await readCode(page, mobile));
  await type();
  await wait(
    `${kind}: the code, to Today`,
    () => page.getByRole('button', { name: 'Verify' }).click(),
    async () => {
      await shows(page, 'h2', 'Today');
      await settle(page);
    },
  );
};

/** Finds somebody and opens the record. */
const openRecord = async ({ page, wait }: Screen, kind: string, name: string): Promise<void> => {
  await wait(
    `${kind}: the search`,
    () => page.getByRole('combobox', { name: 'Find a patient' }).fill(name),
    () => shows(page, '[role=option]', name),
  );
  const found = page.getByRole('option', { name: new RegExp(name) }).first();
  await wait(
    `${kind}: the record, its first words`,
    () => found.click(),
    () => shows(page, 'h1', name),
  );
  await wait(
    `${kind}: the rest of it`,
    async () => undefined,
    () => settle(page),
  );
};

const later = ['Notes', 'Scores', 'Documents', 'Details', 'Summary'] as const;

/** A morning: sign in, two patients, and the screens of the second; what a person reads meanwhile is not timed. */
const walk = async (context: BrowserContext, kind: string, types: boolean): Promise<Step[]> => {
  const screen = await openPage(context);
  const { page, wait } = screen;
  await signIn(screen, kind, types);
  if (types) {
    await page.waitForTimeout(typingMs);
    await openRecord(screen, kind, 'Momtaz Begum');
    await page.waitForTimeout(typingMs);
    await openRecord(screen, `${kind}, second`, 'Ikram Hussain');
    const tabs = page.getByRole('navigation', { name: 'This patient' });
    for (const tab of later) {
      await page.waitForTimeout(1_000);
      const here = 'nav[aria-label="This patient"] [aria-current=page]';
      await wait(
        `${kind}: ${tab}, its first words`,
        () => tabs.getByRole('link', { name: tab, exact: true }).click(),
        () => shows(page, here, tab),
      );
      await wait(
        `${kind}: ${tab}, the rest`,
        async () => undefined,
        () => settle(page),
      );
    }
  }
  await page.close();
  return screen.steps;
};

/** The median of a step over the runs. */
const middle = (of: readonly Step[]): Step => {
  const sorted = of.toSorted((one, other) => one.seconds - other.seconds);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (!found) throw new Error('Nothing was measured');
  return found;
};

export const benchScreens = async (): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'screens-'));
  const product = runStart(dataDir);
  const measured: Step[][] = [];
  try {
    const baseURL = await product.ready;
    for (let run = 0; run < runs; run += 1) {
      const browser = await chromium.launch(installed);
      const open = () => browser.newContext({ baseURL, reducedMotion: 'reduce', locale: 'en-GB' });
      const machine = await walk(await open(), 'empty cache, typed at once', false);
      const context = await open();
      const person = [...(await walk(context, 'empty cache', true)), ...(await walk(context, 'warm cache', true))];
      measured.push([...machine, ...person]);
      await browser.close();
    }
  } finally {
    product.child.kill('SIGINT');
    await product.ended;
    await rm(dataDir, { recursive: true });
  }
  const [first = []] = measured;
  const rows = first.map((_, index) => middle(measured.flatMap((steps) => steps[index] ?? [])));
  console.table(rows);
  const output = fileURLToPath(new URL('./output/', import.meta.url));
  await mkdir(output, { recursive: true });
  await writeFile(join(output, 'screens.json'), JSON.stringify(rows, null, 2));
};
