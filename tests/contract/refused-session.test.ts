import { expect, it } from 'vitest';
import { connectTable } from '../../functions/data/open-table.ts';
import { session } from '../../shared/api/session.ts';
import { ask } from '../support/ask.ts';
import { addPatient } from '../support/patients.ts';
import { readEverything } from '../support/read-everything.ts';
import { saveResult } from '../support/results.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';
import { everyCall } from './every-call.ts';

const product = await startTestProduct();
const table = connectTable();
const headers = await signInStaff(product, 'ROLE_ADMIN');
const patientId = await addPatient('Amina', 'Yusuf');
const { result } = await saveResult(table, patientId, { day: '2026-01-05' });
const ids = { patientId, recordId: patientId, id: patientId, resultId: result.resultId };
await ask(product.url, session.signOut, { headers });
const before = await readEverything(table);

const staffCalls = everyCall.filter(({ call }) => call.permission !== 'public');

// Calls read while the session is being checked: none may answer, write or leave an audit event before it is admitted.
it.each(staffCalls.map((one) => [one.name, one] as const))(
  '%s tells a session that has ended nothing, and changes nothing',
  async (_, { call, sample }) => {
    const params = Object.fromEntries(
      Object.entries(sample.params).map(([name, value]) => [name, ids[name as keyof typeof ids] ?? value]),
    );
    const body =
      sample.body !== null && typeof sample.body === 'object' && 'referralId' in sample.body
        ? { ...sample.body, referralId: patientId }
        : sample.body;
    const answer = await ask(product.url, call, { params, body, headers });
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 401,
      body: { status: 401, message: 'Your session has ended. Please sign in again.' },
    });
    expect(await readEverything(table)).toEqual(before);
  },
);
