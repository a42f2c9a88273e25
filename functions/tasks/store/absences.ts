import { ulid } from 'ulid';
import * as z from 'zod';
import { addDays, calendarDay } from '../../../shared/kernel/calendar.ts';
import { today } from '../../../shared/kernel/today.ts';
import { type AbsenceInput, absenceReasons, daysOfSummary } from '../../../shared/tasks/absences.ts';
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

const isOfLate = ({ to }: Stored): boolean => to >= addDays(today(), -daysOfSummary);

/** The absences that are not over, or ended in the last days, by their first day. */
const readLateAbsences = async (table: Table): Promise<StoredAbsence[]> =>
  (await readPartition(table, partition, { limit: mostColleagues }))
    .flatMap((item) => parseOr(absencesEntity, item, () => []))
    .flatMap(({ accountId, absences }) => absences.filter(isOfLate).map((one) => ({ ...one, accountId })))
    .toSorted((one, other) => one.from.localeCompare(other.from));

/** The absences that are not over, by their first day. */
export const readAbsences = async (table: Table): Promise<StoredAbsence[]> =>
  (await readLateAbsences(table)).filter(isNotOver);

/** The absence from which somebody has been back for a few days; undefined while they are away again. */
const findEnded = (all: readonly StoredAbsence[], accountId: string): StoredAbsence | undefined => {
  const own = all.filter((one) => one.accountId === accountId);
  const isAway = own.some((one) => isNotOver(one) && one.from <= today());
  return isAway ? undefined : own.filter((one) => !isNotOver(one)).at(-1);
};

export const createAbsenceStore = (table: Table) => {
  /** Replaces the absences of somebody; where nothing is to change, `plan` returns whether they are so already. */
  const change = (accountId: string, auditContext: AuditContext, plan: (now: Stored[]) => Stored[] | boolean) =>
    contend<boolean>('the absences of a colleague', async () => {
      const read = await readItem(table, absencesEntity, accountId);
      const absences = plan((read?.absences ?? []).filter(isOfLate));
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

    /** The absences that are not over, and the one from which somebody has been back for a few days. */
    async listFor(accountId: string): Promise<{ absences: StoredAbsence[]; ended: StoredAbsence | undefined }> {
      const all = await readLateAbsences(table);
      return { absences: all.filter(isNotOver), ended: findEnded(all, accountId) };
    },

    /** Stores an absence, however often it is sent; false where some of its days are in another one of the same person. */
    add: (accountId: string, { from, to, why, coverId }: AbsenceInput, auditContext: AuditContext): Promise<boolean> =>
      change(accountId, auditContext, (absences) => {
        const meeting = absences.filter(isNotOver).find((one) => one.from <= to && from <= one.to);
        if (meeting) return meeting.from === from && meeting.to === to && meeting.coverId === (coverId || undefined);
        return [...absences, { absenceId: ulid(), from, to, why, ...(coverId && { coverId }) }];
      }),

    /** Deletes an absence; one that has begun ends with the day before. False where there is none of that id. */
    remove: (accountId: string, absenceId: string, auditContext: AuditContext): Promise<boolean> =>
      change(accountId, auditContext, (absences) => {
        const found = absences.filter(isNotOver).find((one) => one.absenceId === absenceId);
        if (!found) return false;
        const others = absences.filter((one) => one !== found);
        return found.from < today() ? [...others, { ...found, to: addDays(today(), -1) }] : others;
      }),
  };
};
