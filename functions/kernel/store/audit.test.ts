import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { patientInput } from '../../../shared/patients/patient-input.ts';
import { makeAuditContext } from '../../../tests/support/audit-context.ts';
import { addPatient } from '../../../tests/support/patients.ts';
import { startTestTable } from '../../../tests/support/test-table.ts';
import { createAuditLog } from '../../audit/store/audit-log.ts';
import { createCaseNoteStore } from '../../notes/store/case-notes.ts';
import { createExternalReferralStore } from '../../patients/store/external-referrals.ts';
import { createRecordStore } from '../../patients/store/records.ts';
import { type AuditContext, commitAudited } from './audit.ts';

const table = await startTestTable();
const notes = createCaseNoteStore(table);
const externals = createExternalReferralStore(table);
const answers = patientInput.parse({ referralPersonalDetails: { firstName: 'Sent', lastName: 'Twice' } });

const countOf = async (record: string) => (await createAuditLog(table).read({ record }, new Date())).content.length;

const submissions: [string, (patientId: string, key: string, auditContext: AuditContext) => Promise<string>][] = [
  [
    'a case note',
    async (patientId, key, auditContext) => {
      await notes.add({ patientId, caseNote: 'x' }, key, auditContext);
      return patientId;
    },
  ],
  [
    'an external referral',
    async (patientId, key, auditContext) => {
      await externals.add({ patientId, serviceType: 'GP', description: 'x' }, key, auditContext);
      return patientId;
    },
  ],
  [
    'a new patient',
    async (_, idempotencyKey, auditContext) => {
      const sender = { call: 'createPatient', idempotencyKey, content: answers, at: auditContext.at, auditContext };
      return (await createRecordStore(table).add({ answers }, sender)).patientId;
    },
  ],
];

describe('what is sent again and answered again is in the audit log again', () => {
  it.each(submissions)('%s', async (_, send) => {
    const [id, key, again] = [await addPatient(), ulid(), makeAuditContext()];
    const record = await send(id, key, makeAuditContext());
    const before = await countOf(record);
    expect(await send(id, key, again)).toBe(record);
    expect([await countOf(record), again.written]).toEqual([before + 1, true]);
  });
});

describe('what is refused, and answered with the words of somebody else, is in the audit log as well', () => {
  it('an amendment of a note that has been amended', async () => {
    const patientId = await addPatient();
    const note = await notes.add({ patientId, caseNote: 'one' }, ulid(), makeAuditContext());
    const amend = () =>
      notes.amend(
        { patientId, caseNoteId: note?.note.caseNoteId ?? '', caseNote: 'two', version: 1 },
        makeAuditContext(),
      );
    await amend();
    const before = await countOf(patientId);
    expect(await amend()).toMatchObject({ outcome: 'stale' });
    expect(await countOf(patientId)).toBe(before + 1);
  });

  it('news of an external referral of which there was other news', async () => {
    const patientId = await addPatient();
    const added = await externals.add({ patientId, serviceType: 'GP', description: 'x' }, ulid(), makeAuditContext());
    const externalReferralId = added?.externalReferralId ?? '';
    const news = { patientId, externalReferralId, status: 'accepted', outcome: '', version: 1 } as const;
    await externals.progress(news, makeAuditContext());
    const before = await countOf(patientId);
    expect(await externals.progress(news, makeAuditContext())).toMatchObject({ outcome: 'stale' });
    expect(await countOf(patientId)).toBe(before + 1);
  });
});

it('a change that was refused is not taken to be in the audit log', async () => {
  const auditContext = makeAuditContext();
  const never = { ConditionCheck: { Key: { pk: 'NO', sk: 'NO' }, ConditionExpression: 'attribute_exists(pk)' } };
  const { done, refused } = await commitAudited(table, { never }, auditContext, 'nothing');
  expect([done, [...refused]]).toEqual([false, ['never']]);
  expect([auditContext.written, await countOf('nothing')]).toEqual([false, 0]);
});
