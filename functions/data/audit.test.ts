import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { patientInput } from '../../shared/api/record.ts';
import { addPatient } from '../../tests/support/patients.ts';
import { startTestTable } from '../../tests/support/test-table.ts';
import { makeTrace } from '../../tests/support/trace.ts';
import { commitTraced, type Trace } from './audit.ts';
import { openCaseNotes } from './records/case-notes.ts';
import { openExternalReferrals } from './records/external-referrals.ts';
import { openRecords } from './records/records.ts';
import { openTrail } from './trail.ts';

const table = await startTestTable();
const notes = openCaseNotes(table);
const externals = openExternalReferrals(table);
const answers = patientInput.parse({ referralPersonalDetails: { firstName: 'Sent', lastName: 'Twice' } });

const countOf = async (record: string) => (await openTrail(table).read({ record }, new Date())).content.length;

const submissions: [string, (referralId: string, key: string, trace: Trace) => Promise<string>][] = [
  [
    'a case note',
    async (referralId, key, trace) => {
      await notes.add({ referralId, caseNote: 'x' }, key, trace);
      return referralId;
    },
  ],
  [
    'an external referral',
    async (referralId, key, trace) => {
      await externals.add({ referralId, serviceType: 'GP', description: 'x' }, key, trace);
      return referralId;
    },
  ],
  [
    'a new patient',
    async (_, idempotencyKey, trace) => {
      const sender = { call: 'createPatient', idempotencyKey, content: answers, at: trace.at, trace };
      return (await openRecords(table).add({ answers }, sender)).referralId;
    },
  ],
];

describe('what is sent again and answered again is on the trail again', () => {
  it.each(submissions)('%s', async (_, send) => {
    const [id, key, again] = [await addPatient(), ulid(), makeTrace()];
    const record = await send(id, key, makeTrace());
    const before = await countOf(record);
    expect(await send(id, key, again)).toBe(record);
    expect([await countOf(record), again.written]).toEqual([before + 1, true]);
  });
});

describe('what is refused, and answered with the words of somebody else, is on the trail as well', () => {
  it('an amendment of a note that has been amended', async () => {
    const referralId = await addPatient();
    const note = await notes.add({ referralId, caseNote: 'one' }, ulid(), makeTrace());
    const amend = () =>
      notes.amend({ referralId, caseNoteId: note?.caseNoteId ?? '', caseNote: 'two', version: 1 }, makeTrace());
    await amend();
    const before = await countOf(referralId);
    expect(await amend()).toMatchObject({ outcome: 'stale' });
    expect(await countOf(referralId)).toBe(before + 1);
  });

  it('news of an external referral of which there was other news', async () => {
    const referralId = await addPatient();
    const added = await externals.add({ referralId, serviceType: 'GP', description: 'x' }, ulid(), makeTrace());
    const externalReferralId = added?.externalReferralId ?? '';
    const news = { referralId, externalReferralId, status: 'accepted', outcome: '', version: 1 } as const;
    await externals.progress(news, makeTrace());
    const before = await countOf(referralId);
    expect(await externals.progress(news, makeTrace())).toMatchObject({ outcome: 'stale' });
    expect(await countOf(referralId)).toBe(before + 1);
  });
});

it('a change that was refused is not taken to be on the trail', async () => {
  const trace = makeTrace();
  const never = { ConditionCheck: { Key: { pk: 'NO', sk: 'NO' }, ConditionExpression: 'attribute_exists(pk)' } };
  expect(await commitTraced(table, [never], trace, 'nothing')).toEqual({ refused: [0] });
  expect([trace.written, await countOf('nothing')]).toEqual([false, 0]);
});
