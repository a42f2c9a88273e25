import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { handler as countReport } from '../../functions/report/jobs/count-report.ts';
import { readDirty } from '../../functions/report/store/dirty.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import type { Product } from '../../infra/local/product.ts';
import { transferCalls } from '../../shared/transfer/calls.ts';
import type { ImportKind } from '../../shared/transfer/column.ts';
import { ask } from './ask.ts';
import type { Colleague } from './colleagues.ts';

/** What the report counts, brought in as files by an admin. */
export const openReportData = (product: Product, admin: Colleague) => ({
  async store(kind: ImportKind, headings: string[], all: string[][]): Promise<void> {
    const importId = randomUUID().replaceAll('-', '');
    for (let from = 0; from < all.length; from += 25) {
      const rows = all.slice(from, from + 25).map((cells, n) => ({ row: from + n + 1, cells }));
      const { body } = await ask(product.url, transferCalls.storeRows, {
        params: { kind, importId },
        body: { fileName: `${kind}.csv`, total: all.length, headings, rows },
        headers: { ...admin.headers, 'idempotency-key': randomUUID() },
      });
      const stored = transferCalls.storeRows.replies[200].parse(body).rows;
      expect(stored.filter(({ outcome }) => outcome !== 'stored')).toEqual([]);
    }
  },

  /** Counts every change that the report does not have yet. */
  async countAll(): Promise<void> {
    while ((await readDirty(connectTable(), 1)).marks.length > 0) await actAs('countReport', () => countReport());
  },
});
