import * as z from 'zod';
import { acknowledgedParties } from '../../../shared/kernel/mail-outcome.ts';
import { type Entity, keyPattern, parseOr } from '../../kernel/store/entity.ts';
import { put, remove } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import { commit } from '../../kernel/store/write.ts';

const unsentMail = z.object({
  patientId: z.string(),
  party: z.enum(acknowledgedParties),
  /** The number of attempts. */
  failures: z.int().min(1),
  /** The time of the next attempt. */
  dueAt: z.iso.datetime(),
});
export type UnsentMail = z.infer<typeof unsentMail>;

/** An acknowledgement that could not be sent. Its text and address are made from the record at the next attempt. */
export const unsentMailEntity: Entity<{ dueAt: string; patientId: string; party: string }, typeof unsentMail> = {
  name: 'Acknowledgement to be tried again',
  key: keyPattern('UNSENT-MAILS', '{dueAt}#{patientId}#{party}'),
  dataSubject: { patient: ['patientId'] },
  schema: unsentMail,
};

const retentionMs = 3 * 24 * 60 * 60_000;
const mostAtOnce = 25;

export const createUnsentMailStore = (table: Table) => ({
  /** Stores a mail for another attempt. */
  async add(mail: UnsentMail): Promise<void> {
    const expiresAt = Math.ceil((Date.parse(mail.dueAt) + retentionMs) / 1000);
    await commit(table, [put(unsentMailEntity, mail, { ...mail, expiresAt })]);
  },

  /** The mails that are due, the longest overdue first; the rest waits for the next run. */
  async listDue(now: number): Promise<UnsentMail[]> {
    const { pk } = unsentMailEntity.key({ dueAt: '', patientId: '', party: '' });
    const items = await readPartition(table, pk, { to: new Date(now).toISOString(), limit: mostAtOnce });
    return items.flatMap((item) => parseOr(unsentMailEntity, item, () => []));
  },

  /**
   * Removes a mail before the attempt, so that no other run and no later one sends it too; false when another run has
   * removed it.
   */
  async claim(mail: UnsentMail): Promise<boolean> {
    const { done } = await commit(table, [remove(unsentMailEntity, mail, { exists: true })]);
    return done;
  },
});
