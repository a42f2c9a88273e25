import { randomUUID } from 'node:crypto';
import { makeDependencies } from '../functions/transfer/dependencies.ts';
import { isStored, prepareRow, type Row } from '../functions/transfer/prepare-row.ts';
import type { ImportKind } from '../shared/transfer/column.ts';
import { makeAuditContext } from '../tests/support/audit-context.ts';
import { countCapacity } from '../tests/support/count-capacity.ts';
import { createTestTable } from '../tests/support/lend-table.ts';
import { makePerson } from './patients.ts';

const count = Number(process.env.BENCH_ROWS ?? 1000);
const headings: Record<Exclude<ImportKind, 'sessions'>, string[]> = {
  patients: ['Your reference', 'First name', 'Last name', 'Date of birth', 'Postcode', 'Mobile', 'Referred on'],
  scores: ['Your reference', 'Date', 'Questionnaire', ...Array.from({ length: 7 }, (_, n) => `Answer ${n + 1}`)],
};
const cellsOf = {
  patients: (n: number) => {
    const { firstName, lastName, dob, postcode, mobile } = makePerson(n);
    return [`A-${n}`, firstName, lastName, dob, postcode, mobile, '03/06/2025'];
  },
  scores: (n: number) => [`A-${n}`, '10/06/2025', 'GAD-7', ...'1121011'],
};

/** How fast a thousand rows of a file are checked and stored on this machine, and what each asks of the store. */
export const benchImport = async (): Promise<void> => {
  const lent = await createTestTable();
  const { table, read } = countCapacity(lent.table);
  const using = {
    ...makeDependencies(table),
    staff: { list: () => Promise.resolve([]), name: () => Promise.resolve(new Map()) },
  };
  const known = { workers: [], rooms: [] };
  const rows: Record<string, { rows: number; 'rows a minute': number; requests: number }> = {};
  for (const kind of ['patients', 'scores'] as const) {
    const importId = randomUUID().replaceAll('-', '');
    const rowOf = (n: number): Row => ({
      kind,
      importId,
      row: n + 1,
      headings: headings[kind],
      cells: cellsOf[kind](n),
    });
    const measure = async (name: string, work: (row: Row) => Promise<void>) => {
      read();
      const start = performance.now();
      for (let n = 0; n < count; n += 1) await work(rowOf(n));
      const { requests } = read();
      const perMinute = Math.round((count / (performance.now() - start)) * 60_000);
      rows[`${kind}, ${name}`] = { rows: count, 'rows a minute': perMinute, requests: Math.round(requests / count) };
    };
    await measure('checked', async (row) => {
      if (await isStored(row, using)) return;
      const prepared = await prepareRow(row, known, using);
      if ('findLikely' in prepared) await prepared.findLikely?.();
    });
    await measure('stored', async (row) => {
      const prepared = await prepareRow(row, known, using);
      if ('problems' in prepared) throw new Error(JSON.stringify(prepared.problems));
      const problems = await prepared.store(makeAuditContext('storeRows'));
      if (problems.length > 0) throw new Error(JSON.stringify(problems));
    });
  }
  console.table(rows);
  await lent.stop();
};
