import { ulid } from 'ulid';
import { beforeEach, expect, it, vi } from 'vitest';
import { intakeCalls } from '../../../shared/intake/calls.ts';
import { samples } from '../../../tests/platform/samples.ts';
import { makeAuditContext } from '../../../tests/support/audit-context.ts';
import { contend } from '../../../tests/support/come-between.ts';
import { addPatient } from '../../../tests/support/patients.ts';
import { startTestTable } from '../../../tests/support/test-table.ts';
import { createContactMessageStore } from '../../messages/store/contact-messages.ts';
import { changeCurrent } from '../../patients/store/change-current.ts';
import { recordEntity } from '../../patients/store/record.ts';
import { createJoinedReferralStore } from '../../referrals/store/joined-referrals.ts';
import { StoreBusy } from './back-off.ts';
import type { Table } from './open-table.ts';

const table = await startTestTable();
// No wait between attempts.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));

const contact = async () => {
  const message = intakeCalls.sendContactMessage.body.parse(samples.intake.sendContactMessage.body);
  return (await createContactMessageStore(table).add(message, ulid(), new Date())).contactId;
};

const onNoRecord = async () => undefined;

const changes: [string, (contended: Table) => Promise<unknown>][] = [
  [
    'a record that is changed',
    async (contended) => {
      const id = await addPatient();
      return await changeCurrent(contended, id, makeAuditContext(), async (stored) => ({
        writes: [{ Put: { Item: { ...recordEntity.key(id), ...stored } } }],
        outcome: 'done',
      }));
    },
  ],
  [
    'two records that are joined',
    async (contended) => {
      const [former, same] = [await addPatient(), await addPatient()];
      return await createJoinedReferralStore(contended).join(former, same, makeAuditContext());
    },
  ],
  [
    'a message that is answered',
    async (contended) => {
      const wanted = { version: 1, state: 'answering' } as const;
      return await createContactMessageStore(contended).handle(await contact(), wanted, makeAuditContext(), onNoRecord);
    },
  ],
  [
    'a message that is deleted',
    async (contended) => createContactMessageStore(contended).remove(await contact(), makeAuditContext(), onNoRecord),
  ],
];

it.each(changes)('%s while others are always sooner is told as busy, not as an error of ours', async (_, change) => {
  await expect(change(contend(table, 'ConditionalCheckFailed'))).rejects.toBeInstanceOf(StoreBusy);
  await expect(change(contend(table, 'TransactionConflict'))).rejects.toBeInstanceOf(StoreBusy);
});
