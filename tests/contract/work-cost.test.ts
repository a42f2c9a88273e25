import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { foldWrites, putItems } from '../../bench/bulk-load.ts';
import { waitingList } from '../../functions/data/contact-messages.ts';
import { addToList } from '../../functions/data/counted-list.ts';
import { openAlertList, openSortOf } from '../../functions/data/questionnaires/alert-lists.ts';
import { listInCaseloads } from '../../functions/data/records/caseload.ts';
import { storedRecord } from '../../functions/data/records/record.ts';
import { createCaseloadStore } from '../../functions/data/work/caseloads.ts';
import { putTask } from '../../functions/data/work/task-items.ts';
import { createTodayStore } from '../../functions/data/work/today.ts';
import { countCapacity } from '../support/count-capacity.ts';
import { createTestTable } from '../support/lend-table.ts';

const day = 24 * 60 * 60_000;
const start = Date.UTC(2026, 10, 20);
const worker = { id: 'worker', firstName: 'Nasreen', lastName: 'Akhtar' };
const others = { id: 'another', firstName: 'Tomasz', lastName: 'Brzezicki' };
const services = ['rahat', 'counselling', 'yaarana', 'cancer'];
const languages = ['Urdu', 'Punjabi', 'English', 'Polish', 'Somali'];

/**
 * So many patients, of whom thirty are the worker's, by their places in the caseloads alone: their rows cannot be read, and
 * are counted. A fifth as many messages wait and alerts are open.
 */
const fill = async (count: number) => {
  const lent = await createTestTable();
  const folded = foldWrites();
  for (let n = 0; n < count; n += 1) {
    const at = new Date(start - n * 60_000 - (n % 90) * day).toISOString();
    const referralId = ulid(Date.parse(at));
    const record = storedRecord.parse({
      referralId,
      version: 1,
      revision: 1,
      active: true,
      changedAt: at,
      ...(n < 30 && { user: worker }),
      ...(n >= 30 && n % 2 === 0 && { user: others }),
      referralPersonalDetails: { firstName: 'Amina', lastName: `Yusuf ${n}` },
      referralProject: { project: services[n % services.length] },
      referralDemographics: { language: languages[n % languages.length] },
    });
    folded.add(listInCaseloads(record));
    if (n % 5 > 0) continue;
    const contactId = ulid(Date.parse(at));
    const message = { contactId, contactDate: at, firstName: 'Amina', lastName: 'Yusuf' };
    folded.add(addToList(waitingList, { sort: `${at}#${contactId}`, row: message }));
    const alertId = ulid(Date.parse(at));
    const alert = {
      ...{ alertId, patientId: referralId, resultId: alertId, questionType: 'phq', questionDate: at.slice(0, 10) },
      ...{ reason: 'PHQ-9 item 9', action: 'Talk with them.', raisedAt: at },
    };
    folded.add(addToList(openAlertList, { sort: openSortOf(alert), row: alert }));
  }
  for (let n = 0; n < 12; n += 1) {
    const until = `2026-12-${String(n + 1).padStart(2, '0')}`;
    const made = { madeBy: worker.id, madeAt: new Date(start).toISOString(), version: 1 };
    folded.add(putTask({ taskId: ulid(start + n), what: 'Ring them.', until, ownerId: worker.id, ...made }));
  }
  await putItems(lent.table, [...folded.items.values()]);
  return lent;
};

type Measured = Record<string, { requests: number; units: number; rows: number }>;

const measureAt = async (count: number): Promise<Measured> => {
  const lent = await fill(count);
  const { table, read } = countCapacity(lent.table);
  const caseloads = createCaseloadStore(table);
  const measured: Measured = {};
  const measure = async (what: string, work: () => Promise<{ length: number }>) => {
    read();
    const { length } = await work();
    measured[what] = { ...read(), rows: length };
  };
  const list = async (choice: object, after?: string) =>
    (await caseloads.list({ active: true, ...choice }, { order: 'longest', size: 12, after })).content;
  await measure('mine', () => list({ worker: worker.id }));
  await measure('mine, of a service', () => list({ worker: worker.id, service: 'rahat' }));
  await measure('of a service', () => list({ service: 'rahat' }));
  await measure('of a language', () => list({ language: 'urdu' }));
  await measure('of a service and a language', () => list({ service: 'rahat', language: 'urdu' }));
  await measure('nobody’s', () => list({ worker: 'nobody' }));
  await measure('everybody’s', () => list({}));
  await measure('everybody’s, far down', () => list({}, '2026-10-01#'));
  const today = createTodayStore(table);
  await measure('today', async () => (await today(worker.id, '2026-11-20', start)).alerts.rows);
  await lent.stop();
  return measured;
};

// Enough for a full page of each choice, and three times as many.
const [least, most] = [300, 900];
const few = await measureAt(least);
const many = await measureAt(most);

it.each(Object.keys(few))('%s: asks the store as often, however many patients there are', (what) => {
  expect(many[what]?.requests).toBe(few[what]?.requests);
  expect(many[what]?.rows).toBe(few[what]?.rows);
});

it.each(Object.keys(few).filter((what) => what !== 'today'))('%s: reads no more either', (what) => {
  expect(many[what]?.units).toBeLessThanOrEqual((few[what]?.units ?? 0) + 1);
});

it('today is at most so many requests', () => {
  expect(few.today?.requests).toBeLessThanOrEqual(18);
});
