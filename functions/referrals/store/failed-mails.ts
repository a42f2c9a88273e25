import * as z from 'zod';
import { type AcknowledgedParty, acknowledgedParties, type MailOutcome } from '../../../shared/kernel/mail-outcome.ts';
import { type Entity, keyPattern, parseOr } from '../../kernel/store/entity.ts';
import { put, remove } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import { commit, type Write } from '../../kernel/store/write.ts';

const failedMail = z.object({ patientId: z.string(), party: z.enum(acknowledgedParties), at: z.iso.datetime() });
export type FailedMail = z.infer<typeof failedMail>;

const partition = 'FAILED-MAILS';

/** An acknowledgement that no email brings any more: in the morning somebody gets a task to tell them. */
export const failedMailEntity: Entity<{ patientId: string; party: string }, typeof failedMail> = {
  name: 'Acknowledgement that failed',
  key: keyPattern(partition, '{patientId}#{party}'),
  dataSubject: { patient: ['patientId'] },
  schema: failedMail,
};

const mostAtOnce = 100;

// Without an address to send from, the organisation promises no email; one too many from a network may be a flood.
const failures: readonly (MailOutcome | 'too-many')[] = ['refused', 'unreached', 'uncertain', 'day-full'];

export const createFailedMailStore = (table: Table) => ({
  /** Stores that an acknowledgement is not tried again, if its outcome is a failure. */
  async add(
    { patientId, party }: { patientId: string; party: AcknowledgedParty },
    outcome: MailOutcome | 'too-many',
    at: string,
  ): Promise<void> {
    if (!failures.includes(outcome)) return;
    await commit(table, [put(failedMailEntity, { patientId, party }, { patientId, party, at })]);
  },

  list: async (): Promise<FailedMail[]> =>
    (await readPartition(table, partition, { limit: mostAtOnce })).flatMap((item) =>
      parseOr(failedMailEntity, item, () => []),
    ),
});

/** The write that removes it, refused where another run has removed it. */
export const settleFailure = ({ patientId, party }: FailedMail): Write =>
  remove(failedMailEntity, { patientId, party }, { exists: true });
