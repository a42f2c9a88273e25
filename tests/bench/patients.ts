import { ulid } from 'ulid';
import { referralDateOf, storedRecord } from '../../functions/data/records/record.ts';
import { putRecord } from '../../functions/data/records/record-writes.ts';
import { openRecords } from '../../functions/data/records/records.ts';
import type { Write } from '../../functions/data/write.ts';
import { pageSize } from '../../shared/domain/page.ts';
import { lendTable } from '../support/lend-table.ts';
import { countCapacity } from './count-capacity.ts';
import { loadTransactions } from './load-transactions.ts';

const counts = [100, Number(process.env.BENCH_PATIENTS ?? 100_000)];
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
const lastNames = [
  'Ahmed',
  'Akhtar',
  'Begum',
  'Kaur',
  'Hussain',
  'Singh',
  'Patel',
  'Wojcik',
  'Osei',
  'Malik',
  'Rahman',
];

const record = (referralId: string, firstName: string, lastName: string, n: number) =>
  storedRecord.parse({
    referralId,
    version: 1,
    revision: 1,
    active: true,
    changedAt: referralDateOf(referralId),
    referralPersonalDetails: {
      firstName,
      lastName,
      dob: `${1940 + (n % 60)}-${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`,
      postcode: `LS${1 + (n % 28)} ${n % 10}AB`,
      mobile: `07700 ${String(100_000 + n)}`,
    },
  });

/** Spread over ten years, whatever their number; one of them with a name like nobody's, in the middle. */
function* makePatients(count: number, ids: string[]): Generator<Write[]> {
  const start = Date.UTC(2026, 10, 20);
  const apart = Math.floor((years * 365 * 24 * 60 * minute) / count);
  for (let n = 0; n < count; n += 1) {
    const referralId = ulid(start - n * apart);
    ids.push(referralId);
    const unique = n === Math.floor(count / 2);
    const firstName = unique ? 'Zarqa' : `${firstNames[n % firstNames.length]}`;
    const lastName = unique ? 'Quddus' : `${lastNames[Math.floor(n / 10) % lastNames.length]}`;
    yield putRecord(record(referralId, firstName, lastName, n));
  }
}

type Row = { requests: number; 'read units': number; rows: number };

/** What the screens about patients cost with few and with very many: read units and requests, not seconds. */
export const benchPatients = async (): Promise<void> => {
  const rows: Record<string, Record<string, Row>> = {};
  for (const count of counts) {
    const lent = await lendTable();
    const ids: string[] = [];
    await loadTransactions(lent.table, makePatients(count, ids));
    const { table, read } = countCapacity(lent.table);
    const records = openRecords(table);
    const measure = async (what: string, work: () => Promise<number>) => {
      read();
      const found = await work();
      const { requests, units } = read();
      rows[what] = { ...rows[what], [count]: { requests, 'read units': units, rows: found } };
    };
    const last = Math.ceil(count / pageSize);
    await measure('patients, page 1', async () => (await records.list('all', 1)).content.length);
    await measure('patients, last page', async () => (await records.list('all', last)).content.length);
    await measure('search: qudd zar', async () => (await records.search('qudd zar', 1)).content.length);
    await measure('search: nobody (ahm zar)', async () => (await records.search('ahm zar', 1)).content.length);
    await measure('search: m (capped)', async () => (await records.search('m', 1)).content.length);
    await measure('one record', async () => ((await records.read(ids[Math.floor(count / 2)] ?? '')) ? 1 : 0));
    await measure('likely duplicates of it', async () => {
      const id = ids[Math.floor(count / 2)] ?? '';
      return (await records.findLikelyOf(id))?.length ?? 0;
    });
    await lent.stop();
  }
  const flat = Object.entries(rows).map(([what, byCount]) => [
    what,
    Object.fromEntries(
      Object.entries(byCount).flatMap(([count, row]) =>
        Object.entries(row).map(([name, value]) => [`${count}: ${name}`, value]),
      ),
    ),
  ]);
  console.table(Object.fromEntries(flat));
};
