import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { openPatient } from '../../tests/browser/open-patient.ts';
import { signIn } from '../../tests/browser/product.ts';
import { chromium as installed } from '../../tests/support/chromium.ts';
import { runStart } from '../../tests/support/run-start.ts';
import { type Effort, startHand } from './hand.ts';
import { journeysTable, performJourneys } from './journeys.ts';
import { type Task, tasks } from './tasks.ts';

const output = fileURLToPath(new URL('../output/tasks/', import.meta.url));
const widths = { 390: 844, 1280: 800 };

type Done = { name: string; effort?: Effort; most?: Task['most']; lacks?: string | undefined };

const isOver = ({ effort, most }: Done): boolean =>
  effort !== undefined &&
  most !== undefined &&
  (['clicks', 'keys', 'screens'] as const).some((one) => effort[one] > most[one]);

const describe = ({ effort, lacks }: Done): string => {
  if (!effort) return `not possible yet: ${lacks}`;
  return lacks ? `done, without ${lacks}` : 'done';
};

const tableOf = (done: readonly Done[]): string =>
  [
    '| task | clicks | keys | further screens | seconds here | |',
    '|---|---|---|---|---|---|',
    ...done.map((one) => {
      const { clicks = '', keys = '', screens = '', seconds = '' } = one.effort ?? {};
      return `| ${one.name} | ${clicks} | ${keys} | ${screens} | ${seconds} | ${describe(one)}${isOver(one) ? ', **over its budget**' : ''} |`;
    }),
  ].join('\n');

const settle = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText('Please Wait').first().waitFor({ state: 'detached' });
};

const perform = async (page: Page, task: Task): Promise<Effort> => {
  await signIn(page, task.role);
  await page.goto(task.from);
  await settle(page);
  if (task.patient) {
    await openPatient(page, task.patient);
    await settle(page);
  }
  const hand = startHand(page);
  await task.work(hand);
  return hand.effort();
};

/** Today, a summary with an open alert, and the worklist of alerts, as they look on a phone and at a desk. */
const takePictures = async (page: Page): Promise<void> => {
  await signIn(page);
  await openPatient(page, 'Ikram Hussain');
  const summary = new URL(page.url()).pathname;
  for (const [width, height] of Object.entries(widths)) {
    await page.setViewportSize({ width: Number(width), height });
    for (const [name, path] of Object.entries({ today: '/admin', summary, alerts: '/admin/crm/dashboard' })) {
      await page.goto(path);
      await settle(page);
      await page.screenshot({ path: join(output, `${name}-${width}.png`) });
    }
  }
};

/** Does fourteen tasks of a working day in a browser, counts what they take of a person, and takes pictures. */
export const benchTasks = async (): Promise<void> => {
  await mkdir(output, { recursive: true });
  const dataDir = await mkdtemp(join(tmpdir(), 'tasks-'));
  const product = runStart(dataDir);
  const browser = await chromium.launch(installed);
  const done: Done[] = [];
  let journeys = '';
  try {
    const baseURL = await product.ready;
    const page = async () => {
      const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', locale: 'en-GB' });
      await context.addInitScript(() => Object.assign(window, { print: () => undefined }));
      return await context.newPage();
    };
    journeys = journeysTable(await performJourneys(browser, baseURL));
    await takePictures(await page());
    for (const task of tasks) {
      done.push('work' in task ? { ...task, effort: await perform(await page(), task) } : task);
      console.log(done.at(-1)?.name);
    }
  } finally {
    await browser.close();
    product.child.kill('SIGINT');
    await product.ended;
    await rm(dataDir, { recursive: true });
  }
  const table = `${tableOf(done)}\n\nA referral by keys alone, without a pointer:\n\n${journeys}`;
  await writeFile(join(output, 'tasks.md'), `${table}\n`);
  console.log(`\n${table}\n\nThe table and the pictures are in bench/output/tasks/.`);
  const over = done.filter(isOver).map(({ name }) => name);
  if (over.length > 0) throw new Error(`These take more than they may: ${over.join('; ')}`);
};
