import * as z from 'zod';
import { today } from '../../../shared/kernel/today.ts';
import { reportTable } from '../../../shared/report/report.ts';
import { mostSentReports, type sentReport, sentReportLine } from '../../../shared/report/sent-report.ts';
import { deriveId } from '../../kernel/lib/derived-id.ts';
import { type AuditContext, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { canonical } from '../../kernel/store/canonical.ts';
import { type Entity, keyPattern, nobodysData, parseOr, readItem } from '../../kernel/store/entity.ts';
import { create } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition, startingWith } from '../../kernel/store/query-items.ts';

const stored = sentReportLine.extend({ by: z.string() });
export type StoredSentReport = z.infer<typeof stored>;
const tables = z.object({ tables: z.array(reportTable) });

const partition = 'SENT-REPORTS';
const line = 'COPY#';

/** A copy of a report, as it is listed. It is written once. */
export const sentReportEntity: Entity<string, typeof stored> = {
  name: 'Report that was sent',
  key: keyPattern(partition, `${line}{copyId}`),
  dataSubject: { account: ['by'] },
  schema: stored,
};

/** Its numbers: some ten kilobytes, which the list does without. */
export const sentTablesEntity: Entity<string, typeof tables> = {
  name: 'Numbers of a report that was sent',
  key: keyPattern(partition, 'TABLES#{copyId}'),
  dataSubject: nobodysData,
  schema: tables,
};

type Given = Omit<z.infer<typeof sentReport>, 'copyId' | 'at' | 'by'>;

export const createSentReportStore = (table: Table) => ({
  /** The latest first. */
  async list(): Promise<StoredSentReport[]> {
    const items = await readPartition(table, partition, {
      ...startingWith(line),
      latestFirst: true,
      limit: mostSentReports,
    });
    // The ids of one day follow from what was sent, and not from when.
    return items
      .flatMap((item) => parseOr(sentReportEntity, item, () => []))
      .toSorted((one, other) => (one.at < other.at ? 1 : -1));
  },

  async read(copyId: string): Promise<(StoredSentReport & z.infer<typeof tables>) | undefined> {
    const [copy, numbers] = await Promise.all([
      readItem(table, sentReportEntity, copyId),
      readItem(table, sentTablesEntity, copyId),
    ]);
    return copy && numbers && { ...copy, ...numbers };
  },

  /** Stores a copy. The same, to the same and on the same day, is one: a request that is sent again adds none. */
  async add({ tables: numbers, ...given }: Given, auditContext: AuditContext): Promise<StoredSentReport> {
    const { at, username: by } = auditContext;
    // Numbers that differ are another copy, also of one day.
    const copyId = deriveId(canonical({ ...given, numbers }), `${today(new Date(at))}T00:00:00Z`);
    const copy = { ...given, copyId, at, by };
    const writes = [create(sentReportEntity, copyId, copy), create(sentTablesEntity, copyId, { tables: numbers })];
    const { done } = await commitAudited(table, writes, auditContext);
    if (done) return copy;
    await auditReading(table, auditContext);
    return (await readItem(table, sentReportEntity, copyId)) ?? copy;
  },
});
