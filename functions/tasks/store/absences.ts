import { ulid } from 'ulid';
import * as z from 'zod';
import { calendarDay } from '../../../shared/kernel/calendar.ts';
import { today } from '../../../shared/kernel/today.ts';
import { type AbsenceInput, absenceReasons } from '../../../shared/tasks/absences.ts';
import type { Away } from '../../../shared/tasks/cover.ts';
import { type AuditContext, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { again, contend } from '../../kernel/store/back-off.ts';
import { type Entity, keyPattern, parseOr, readItem } from '../../kernel/store/entity.ts';
import { asRead, put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';

const stored = z.object({
  absenceId: z.ulid(),
  from: calendarDay,
  to: calendarDay,
  why: z.enum(absenceReasons),
  coverId: z.string().optional(),
});
type Stored = z.infer<typeof stored>;

const ofAccount = z.object({ accountId: z.string(), absences: z.array(stored), version: z.int().min(1) });
const partition = 'ABSENCES';

/** The absences of one colleague; all in one partition, so that one request reads them. */
export const absencesEntity: Entity<string, typeof ofAccount> = {
  name: 'Absences of a colleague',
  key: keyPattern(partition, '{accountId}'),
  dataSubject: { account: ['accountId'] },
  schema: ofAccount,
};

export type StoredAbsence = Stored & Away;

/** The limit on the colleagues that are read; an organisation has fewer. */
const mostColleagues = 1000;
// Why somebody was away is deleted a month after the last day.
const storedDays = 31;

const isNotOver = ({ to }: Stored): boolean => to >= today();

/** The absences that are not over, by their first day. */
export const readAbsences = async (table: Table): Promise<StoredAbsence[]> =>
  (await readPartition(table, partition, { limit: mostColleagues }))
    .flatMap((item) => parseOr(absencesEntity, item, () => []))
    .flatMap(({ accountId, absences }) => absences.filter(isNotOver).map((one) => ({ ...one, accountId })))
    .toSorted((one, other) => one.from.localeCompare(other.from));

export const createAbsenceStore = (table: Table) => {
  /** Replaces the absences of somebody; where nothing is to change, `plan` returns whether they are so already. */
  const change = (accountId: string, auditContext: AuditContext, plan: (now: Stored[]) => Stored[] | boolean) =>
    contend<boolean>('the absences of a colleague', async () => {
      const read = await readItem(table, absencesEntity, accountId);
      const absences = plan((read?.absences ?? []).filter(isNotOver));
      if (typeof absences === 'boolean') {
        await auditReading(table, auditContext);
        return absences;
      }
      const last = absences.map(({ to }) => to).reduce((one, other) => (one > other ? one : other), today());
      const expiresAt = Math.floor(Date.parse(last) / 1000) + storedDays * 24 * 60 * 60;
      const item = { accountId, absences, version: (read?.version ?? 0) + 1, expiresAt };
      const { done } = await commitAudited(table, [put(absencesEntity, accountId, item, asRead(read))], auditContext);
      return done ? true : again;
    });

  return {
    list: () => readAbsences(table),

    /** Stores an absence, however often it is sent; false where some of its days are in another one of the same person. */
    add: (accountId: string, { from, to, why, coverId }: AbsenceInput, auditContext: AuditContext): Promise<boolean> =>
      change(accountId, auditContext, (absences) => {
        const meeting = absences.find((one) => one.from <= to && from <= one.to);
        if (meeting) return meeting.from === from && meeting.to === to && meeting.coverId === (coverId || undefined);
        return [...absences, { absenceId: ulid(), from, to, why, ...(coverId && { coverId }) }];
      }),

    /** Deletes an absence; false where there is none of that id. */
    remove: (accountId: string, absenceId: string, auditContext: AuditContext): Promise<boolean> =>
      change(accountId, auditContext, (absences) => {
        const others = absences.filter((one) => one.absenceId !== absenceId);
        return others.length < absences.length ? others : false;
      }),
  };
};
