import type { Judged, JudgedOutcome } from '../../../shared/kernel/junk.ts';
import { AppointmentsPlanned } from './appointments-planned.ts';
import { type AuditContext, auditReading } from './audit.ts';
import { StoreBusy } from './back-off.ts';
import type { Table } from './open-table.ts';

const together = 5;

/** Judges each in a transaction of its own with its audit event: one that a colleague changed holds up no other. */
export const judgeMany = async <Item>(
  table: Table,
  items: readonly Item[],
  judge: (item: Item, auditContext: AuditContext) => Promise<'done' | JudgedOutcome>,
  { auditContext, idOf }: { auditContext: AuditContext; idOf: (item: Item) => string },
): Promise<Judged> => {
  const left: Judged['left'] = [];
  for (let from = 0; from < items.length; from += together) {
    const outcomes = await Promise.all(
      items.slice(from, from + together).map(async (item, n) => {
        // Each has an audit event of its own, identified by its request.
        const own = { ...auditContext, requestId: `${auditContext.requestId}-${from + n + 1}` };
        try {
          return { id: idOf(item), outcome: await judge(item, own) };
        } catch (error) {
          // Somebody has planned to meet them.
          if (error instanceof AppointmentsPlanned) return { id: idOf(item), outcome: 'not-junk' as const };
          if (error instanceof StoreBusy) return { id: idOf(item), outcome: 'busy' as const };
          throw error;
        }
      }),
    );
    for (const { id, outcome } of outcomes) if (outcome !== 'done') left.push({ id, because: outcome });
  }
  const done = items.length - left.length;
  if (done > 0) auditContext.written = true;
  else await auditReading(table, auditContext);
  return { done, left };
};
