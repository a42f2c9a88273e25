import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { countedOf } from '../../functions/report/store/counters.ts';
import { createReportStore } from '../../functions/report/store/figures.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import type { ReportEvent } from '../../shared/report/events.ts';
import { countCapacity } from '../support/count-capacity.ts';
import { startTestTable } from '../support/test-table.ts';

const table = await startTestTable();
const workerIds = [1, 2, 3].map((number) => `5b1f0c7e-0000-4000-8000-00000000000${number}`);
const services = ['rahat', 'counselling', 'yaarana', 'cancer', 'unknown'];
const now = new Date('2026-11-20T12:00:00Z');

const makeRandom = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** The events of a person who was referred in a year, seen and closed. */
const eventsOf = (random: () => number): ReportEvent[] => {
  const pick = <One>(from: readonly One[]): One => from[Math.floor(random() * from.length)] as One;
  const service = pick(services);
  const worker = pick(workerIds);
  const referredOn = addDays('2025-10-01', Math.floor(random() * 365));
  const days = Math.floor(random() * 60);
  const seenOn = addDays(referredOn, days);
  const person = {
    ethnicity: pick(['pakistani', 'indian', 'bangladeshi', 'white', 'black', 'unknown']),
    age: pick(['18-24', '25-34', '35-44', '45-54', '75']),
    gender: pick(['woman', 'man', 'unknown']),
    language: pick(['english', 'urdu', 'punjabi', 'bengali', 'other']),
    district: pick(['LS7', 'LS8', 'LS9', 'LS10', 'LS11', 'LS12', 'BD3']),
    referrer: pick(['self', 'family', 'professional']),
  };
  const at = { service, worker };
  return [
    { kind: 'referred', day: referredOn, ...at, person },
    { kind: 'waits', day: referredOn, ...at, person },
    { kind: 'decided', day: addDays(referredOn, 3), ...at, person },
    { kind: 'contacted', day: addDays(referredOn, 3), ...at, days: 3 },
    { kind: 'seen', day: seenOn, ...at, person, days },
    ...Array.from({ length: 5 }, (_, week) => addDays(seenOn, week * 7)).map(
      (day): ReportEvent => ({ kind: 'session', day, ...at, attendance: pick(['attended', 'missed']) }),
    ),
    { kind: 'closed', day: addDays(seenOn, 40), ...at, person, reason: 'completed' },
  ];
};

/** The stored counters for a number of people. */
const putNumbers = async (people: number) => {
  const random = makeRandom(7);
  const cells = new Map<string, { pk: string; sk: string; figures: Record<string, number> }>();
  for (let number = 0; number < people; number += 1) {
    for (const { key, amounts } of eventsOf(random).flatMap(countedOf)) {
      // A quarter is made of months and years; 100,000 people have items on most days as well.
      if (key.pk.startsWith('REPORT#day#')) continue;
      const name = `${key.pk} ${key.sk}`;
      const cell = cells.get(name) ?? { ...key, figures: {} };
      for (const [figure, by] of Object.entries(amounts)) cell.figures[figure] = (cell.figures[figure] ?? 0) + by;
      cells.set(name, cell);
    }
  }
  const items = [...cells.values()].map(({ pk, sk, figures }) => ({ pk, sk, ...figures }));
  for (let start = 0; start < items.length; start += 25) {
    await table.client.send(
      new BatchWriteCommand({
        RequestItems: { [table.name]: items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } })) },
      }),
    );
  }
  return items.length;
};

const readCost = async (span: { from: string; to: string }) => {
  const counted = countCapacity(table);
  const { figures } = await createReportStore(counted.table).read(span, {}, now);
  return { ...counted.read(), referred: figures.now.referred };
};

it('the report of a quarter costs the same requests of 100 people and of 100,000, and few units', async () => {
  const quarter = { from: '2026-01-01', to: '2026-03-31' };
  const costs = [];
  for (const people of [100, 100_000]) {
    const items = await putNumbers(people);
    costs.push({ people, items, quarter: await readCost(quarter) });
  }
  console.log(costs.map((one) => JSON.stringify(one)).join('\n'));
  const [few, many] = costs;
  expect(many?.quarter.requests).toBe(few?.quarter.requests);
  expect(many?.quarter.referred).toBeGreaterThan(20_000);
  // Each service and worker has an item a month, however many people are counted in it.
  expect(many?.quarter.units).toBeLessThan(400);
});
