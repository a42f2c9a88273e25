import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { temporaryBucket } from '../../infra/local/settings.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { sessionCalls } from '../../shared/session/calls.ts';
import { ask } from '../support/ask.ts';
import { readEverything } from '../support/read-everything.ts';
import { saveResult } from '../support/results.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';
import { everyCall } from './every-call.ts';
import { samples } from './samples.ts';

const product = await startTestProduct();
const table = connectTable();
const headers = await signInStaff(product, 'ROLE_ADMIN');
// A patient whose referrer can be answered by email.
const referred = await ask(product.url, intakeCalls.sendReferral, {
  body: { ...samples.intake.sendReferral.body, referralReferrer: { email: 'grace@surgery.example' } },
});
const { patientId } = intakeCalls.sendReferral.replies[201].parse(referred.body);
const { result } = await saveResult(table, patientId, { day: '2026-01-05' });
const ids = { patientId, recordId: patientId, id: patientId, resultId: result.resultId };
await ask(product.url, sessionCalls.signOut, { headers });
const readAll = async () => ({
  items: await readEverything(table),
  files: await readdir(join(product.dataDir, 's3', temporaryBucket)),
  messages: product.outbox.list().length,
});
const before = await readAll();

const staffCalls = everyCall.filter(({ call }) => call.permission !== 'public');

// Calls read while the session is being checked: none may answer, write, store a file, send a message or leave an audit event before
// it is admitted.
it.each(staffCalls.map((one) => [one.name, one] as const))(
  '%s discloses nothing to a session that has ended, and changes nothing',
  async (_, { call, sample }) => {
    const params = Object.fromEntries(
      Object.entries(sample.params).map(([name, value]) => [name, ids[name as keyof typeof ids] ?? value]),
    );
    const body =
      sample.body !== null && typeof sample.body === 'object' && 'patientId' in sample.body
        ? { ...sample.body, patientId }
        : sample.body;
    const answer = await ask(product.url, call, { params, body, headers });
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 401,
      body: { status: 401, message: 'Your session has ended. Please sign in again.' },
    });
    expect(await readAll()).toEqual(before);
  },
);
