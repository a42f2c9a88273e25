import { expect, it } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { handler as countReport } from '../../functions/report/jobs/count-report.ts';
import { readDirty } from '../../functions/report/store/dirty.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { reportCalls } from '../../shared/report/calls.ts';
import { publishedSpan, quarterOf } from '../../shared/report/publication.ts';
import { notPublished } from '../../shared/report/words.ts';
import { ask } from '../support/ask.ts';
import { addColleague, type Colleague } from '../support/colleagues.ts';
import { addPatient } from '../support/patients.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const table = connectTable();
const admin = await addColleague(product, 'ROLE_ADMIN');
const manager = await addColleague(product, 'ROLE_MANAGER');
const volunteer = await addColleague(product, 'ROLE_VOLUNTEER');

const quarter = publishedSpan(quarterOf(today()), today());
const sentTo = 'Leeds Community Fund';

const send = ({ headers }: Colleague, body = { ...quarter, sentTo }) =>
  ask(product.url, reportCalls.sendReport, { body, headers });
const list = async ({ headers }: Colleague) =>
  reportCalls.listSentReports.replies[200].parse(
    (await ask(product.url, reportCalls.listSentReports, { headers })).body,
  ).content;
const read = async ({ headers }: Colleague, copyId: string) => {
  const { body } = await ask(product.url, reportCalls.readSentReport, { params: { copyId }, headers });
  return reportCalls.readSentReport.replies[200].parse(body);
};
const countAll = async () => {
  while ((await readDirty(table, 1)).marks.length > 0) await actAs('countReport', () => countReport());
};
const storeSent = async (colleague: Colleague) =>
  reportCalls.sendReport.replies[201].parse((await send(colleague)).body).copyId;

it('a copy of a report stays as it was sent, whatever is recorded afterwards', async () => {
  const at = new Date(`${quarter.from}T10:00:00Z`);
  for (let n = 0; n < 6; n += 1) await addPatient('Early', `Referred ${n}`, at);
  await countAll();
  const copyId = await storeSent(admin);
  const before = await read(admin, copyId);
  expect(before).toMatchObject({ sentTo, now: quarter, about: 'the whole organisation' });
  expect(before.by.id).toBe(admin.id);
  expect(JSON.stringify(before.tables)).toContain('"now":6');

  for (let n = 0; n < 5; n += 1) await addPatient('Late', `Referred ${n}`, at);
  await countAll();
  expect(await read(admin, copyId)).toEqual(before);
  // The next copy for them has the new numbers, and the first stays in the list.
  const next = await storeSent(admin);
  expect(JSON.stringify((await read(admin, next)).tables)).toContain('"now":11');
  expect((await list(admin)).map((one) => one.copyId).toSorted()).toEqual([copyId, next].toSorted());
});

it('the same that is sent again on the same day is the same copy', async () => {
  const copyId = await storeSent(manager);
  expect(await storeSent(manager)).toBe(copyId);
  expect((await list(manager)).filter((one) => one.copyId === copyId)).toHaveLength(1);
});

it('has what is published alone, also where an admin sends it', async () => {
  const before = new Date(`${addDays(quarter.from, -20)}T10:00:00Z`);
  for (let n = 0; n < 2; n += 1) await addPatient('Few', `Before ${n}`, before);
  await countAll();
  const { tables } = await read(manager, await storeSent(admin));
  const cells = tables.flatMap(({ rows }) =>
    rows.flatMap((row) => row.cells.flatMap(({ now, before }) => [now, before])),
  );
  expect(cells.filter((cell) => typeof cell === 'number' && cell > 0 && cell < 5)).toEqual([]);
});

it('stores no copy of days that are not published, nor for nobody', async () => {
  const { status, body } = await send(admin, { from: '2026-05-04', to: '2026-05-10', sentTo });
  expect({ status, body }).toMatchObject({ status: 400, body: { message: notPublished } });
  const nobody = await send(admin, { ...quarter, sentTo: ' ' });
  expect(nobody).toMatchObject({ status: 400, body: { errors: [{ path: 'sentTo' }] } });
});

it('is not for who may not read the numbers of the organisation, and an unknown copy is not found', async () => {
  expect((await send(volunteer)).status).toBe(403);
  const { status } = await ask(product.url, reportCalls.readSentReport, {
    params: { copyId: '01M5YXZYWAKE0RY5QY34VFXM34' },
    headers: admin.headers,
  });
  expect(status).toBe(404);
});
