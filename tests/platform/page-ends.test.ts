import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { openAlertList, openSortOf, ownedBy } from '../../functions/alerts/store/alert-lists.ts';
import { addToList } from '../../functions/kernel/store/counted-list.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { commit } from '../../functions/kernel/store/write.ts';
import { mostOpenListed } from '../../shared/alerts/alert.ts';
import { sessionCalls } from '../../shared/session/calls.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { ask } from '../support/ask.ts';
import { addPatient } from '../support/patients.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';
import { everyCall } from './every-call.ts';

const product = await startTestProduct();
const headers = await signInStaff(product, 'ROLE_ADMIN');
const page = z.object({
  content: z.array(z.unknown()),
  totalElements: z.int(),
  totalPages: z.int(),
  next: z.string().optional(),
});

/** The calls that answer with a page object. */
const lists = everyCall.filter(({ call: { method, replies } }) => {
  const reply = replies[200];
  return method === 'GET' && reply instanceof z.ZodObject && 'totalPages' in reply.shape;
});

let patientId = '';

beforeAll(async () => {
  const { username } = sessionCalls.extendSession.replies[200].parse(
    (await ask(product.url, sessionCalls.extendSession, { headers })).body,
  );
  patientId = await addPatient('Kulsoom', 'Jan');
  const table = connectTable();
  for (let n = 0; n < mostOpenListed + 10; n += 1) {
    const raisedAt = new Date(Date.now() - n * 60_000).toISOString();
    const alertId = ulid(Date.parse(raisedAt));
    const row = {
      ...{ alertId, patientId, resultId: alertId, questionDate: raisedAt.slice(0, 10), raisedAt },
      ...{ questionType: 'phq' as const, reason: 'PHQ-9 item 9', action: 'Talk with them.' },
    };
    const owned = ownedBy({ alertId, raisedAt });
    await commit(
      table,
      addToList(openAlertList, { sort: openSortOf({ alertId, raisedAt }), row: { ...row, ...owned } }),
    );
  }
  for (let n = 0; n < 55; n += 1) {
    const body = { what: `Ring them ${n}.`, until: '2099-01-01', patientId, ownerId: username };
    const sent = { body, headers: { ...headers, 'idempotency-key': randomUUID() } };
    expect((await ask(product.url, taskCalls.createTask, sent)).status).toBe(201);
  }
  for (let n = 0; n < 30; n += 1) await addPatient('Kulsoom', `Bibi ${n}`);
});

it('the contract has lists with pages', () => expect(lists.length).toBeGreaterThan(10));

// Whoever turns its pages to the last finds as many rows as the first said.
it.each(lists)('the list of $name has as many rows as its page object says, and ends where it says', async (one) => {
  const read = async (number: number, query: Record<string, string>) => {
    const sent = JSON.parse(JSON.stringify(one.sample.params)) as Record<string, string>;
    for (const name of Object.keys(sent)) {
      if (name === 'patientId') sent[name] = patientId;
      if (name === 'text') sent[name] = 'kulsoom';
      if (name === 'page') sent[name] = String(number);
    }
    const { status, body } = await ask(product.url, one.call, { params: sent, query, headers });
    expect(status).toBe(200);
    return page.parse(body);
  };
  let after: string | undefined;
  do {
    const query: Record<string, string> = after === undefined ? {} : { after };
    const first = await read(1, query);
    let [rows, total, pages] = [first.content.length, first.totalElements, first.totalPages];
    for (let number = 2; number <= pages; number += 1) {
      const further = await read(number, query);
      expect(further.content.length, `page ${number} of ${pages}`).toBeGreaterThan(0);
      rows += further.content.length;
      // A search counts a few pages ahead.
      [total, pages] = [further.totalElements, further.totalPages];
    }
    expect(rows).toBe(total);
    after = first.next;
  } while (after !== undefined);
});
