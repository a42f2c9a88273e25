import { isDeepStrictEqual } from 'node:util';
import { ulid } from 'ulid';
import { beginEpisode } from '../functions/episodes/store/episodes.ts';
import type { Write } from '../functions/kernel/store/write.ts';
import { createCaseNoteStore } from '../functions/notes/store/case-notes.ts';
import { storedRecord } from '../functions/patients/store/record.ts';
import { putRecord } from '../functions/patients/store/record-writes.ts';
import { createRecordStore } from '../functions/patients/store/records.ts';
import { addToTimeline, createTimelineStore } from '../functions/patients/store/timeline.ts';
import { pageSize } from '../shared/kernel/page.ts';
import type { PersonSought } from '../shared/patients/likely-duplicate.ts';
import { countCapacity } from '../tests/support/count-capacity.ts';
import { createTestTable } from '../tests/support/lend-table.ts';
import { seesAll } from '../tests/support/sees-all.ts';
import { loadTransactions } from './load-transactions.ts';

// With the fewer, every shard of the counters is there and every page is full.
const counts = [10_000, Number(process.env.BENCH_PATIENTS ?? 100_000)];
const minute = 60_000;
const years = 10;
const firstNames = [
  'Amina',
  'Mohammed',
  'Harjit',
  'Nusrat',
  'Tomasz',
  'Samira',
  'Abdul',
  'Farzana',
  'Michael',
  'Meena',
];
// Ahmed is a common name, which fills many pages.
const lastNames = [
  'Ahmed',
  'Akhtar',
  'Begum',
  'Ahmed',
  'Kaur',
  'Hussain',
  'Ahmed',
  'Patel',
  'Malik',
  'Wojcik',
  'Rahman',
  'Singh',
];

export const makePerson = (n: number): Omit<PersonSought, 'phone'> => ({
  firstName: `${firstNames[n % firstNames.length]}`,
  lastName: `${lastNames[Math.floor(n / 10) % lastNames.length]}`,
  dob: `${1940 + (n % 60)}-${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`,
  postcode: `LS${1 + (n % 28)} ${n % 10}AB`,
  mobile: `07700 ${String(100_000 + n)}`,
});
const unlike = {
  firstName: 'Zarqa',
  lastName: 'Quddus',
  dob: '1931-12-30',
  postcode: 'YO1 9ZZ',
  mobile: '07700 900999',
};
const twins = 6;
const shared = { dob: '1932-12-30', postcode: 'YO1 9YY' };

/** In the middle: one patient who is like nobody else, and some who share a date of birth and a postcode. */
const choosePerson = (n: number, middle: number): Omit<PersonSought, 'phone'> => {
  if (n === middle) return unlike;
  return n > middle && n <= middle + twins ? { ...makePerson(n), ...shared } : makePerson(n);
};

/** Dates of referral spread over ten years, however many patients there are. */
export function* makePatients(count: number, ids: string[]): Generator<Write[]> {
  const start = Date.UTC(2026, 10, 20);
  const apart = Math.floor((years * 365 * 24 * 60 * minute) / count);
  for (let n = 0; n < count; n += 1) {
    const at = new Date(start - n * apart).toISOString();
    const patientId = ulid(Date.parse(at));
    ids.push(patientId);
    const referralPersonalDetails = choosePerson(n, count / 2);
    const record = {
      patientId,
      version: 1,
      revision: 1,
      active: true,
      changedAt: at,
      referralPersonalDetails,
      episodes: [
        beginEpisode({ referredAt: at, services: [], referrerKind: 'self' }, { number: 1, at, username: undefined }),
      ],
    };
    yield [...putRecord(storedRecord.parse(record)), addToTimeline(patientId, { at }, { kind: 'referred' })];
  }
}

type Row = { requests: number; 'read units': number; rows: number };

/** The cost of the patient screens with few and with very many patients: read units and requests, not seconds. */
export const benchPatients = async (): Promise<void> => {
  const rows: Record<string, Record<string, Row>> = {};
  for (const count of counts) {
    const lent = await createTestTable();
    const ids: string[] = [];
    await loadTransactions(lent, makePatients(count, ids));
    const { table, read } = countCapacity(lent.table);
    const records = createRecordStore(table);
    const [middle = '', twin = ''] = ids.slice(count / 2);
    const measure = async (what: string, work: () => Promise<readonly unknown[]>) => {
      read();
      const found = await work();
      const { requests, units } = read();
      rows[what] = { ...rows[what], [count]: { requests, 'read units': units, rows: found.length } };
    };
    const last = Math.ceil(count / pageSize);
    await measure('patients, page 1', async () => (await records.list('all', 1)).content);
    await measure('patients, last page', async () => (await records.list('all', last)).content);
    await measure('active patients, page 1', async () => (await records.list('active', 1)).content);
    for (const [text, page] of [
      ['m', 1],
      ['ahmed', 1],
      ['ahmed', 2],
      ['m a', 1],
      ['qudd zar', 1],
      ['ahm zar', 1],
      ['moh choud', 1],
      ['u c', 1],
      [shared.dob, 1],
      [shared.postcode, 1],
      [unlike.mobile, 1],
      ['K7M-4PX', 1],
    ] as const) {
      await measure(`search: ${text}, page ${page}`, async () => (await records.search(text, page, seesAll)).content);
    }
    await measure('a record', async () => [await records.read(middle)]);
    await measure(
      'its timeline',
      async () => (await createTimelineStore(table).read(middle, 'latest', pageSize)).events,
    );
    await measure('its case notes', async () => (await createCaseNoteStore(table).list(middle, 1, pageSize)).content);
    await measure('its likely duplicates: none', async () => (await records.findLikelyOf(middle, seesAll)) ?? []);
    await measure('likely duplicates of another', async () => (await records.findLikelyOf(twin, seesAll)) ?? []);
    await lent.stop();
  }
  const flat = Object.entries(rows).map(([what, byCount]) => {
    const [few, many] = counts.map((count) => byCount[count]);
    const cells = counts.flatMap((count) =>
      Object.entries(byCount[count] ?? {}).map(([name, value]) => [`${count}: ${name}`, value]),
    );
    return [what, { ...Object.fromEntries(cells), same: isDeepStrictEqual(few, many) }] as const;
  });
  console.table(Object.fromEntries(flat));
  const grown = flat.filter(([, { same }]) => !same).map(([what]) => what);
  if (grown.length > 0)
    throw new Error(`These cost another number of requests or units with more patients: ${grown.join('; ')}`);
};
