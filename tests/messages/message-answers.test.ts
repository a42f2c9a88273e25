import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { removeFromList } from '../../functions/kernel/store/counted-list.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { commit } from '../../functions/kernel/store/write.ts';
import { contactMessageEntity, waitingList } from '../../functions/messages/store/contact-message-items.ts';
import { eventEntity } from '../../functions/patients/store/timeline.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { messageCalls } from '../../shared/messages/calls.ts';
import { contactMessage, type HandlingChange, sentMessage } from '../../shared/messages/contact-message.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { ask } from '../support/ask.ts';
import { openPatients } from '../support/open-patients.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);
const colleague = await signInStaff(product, 'ROLE_ADMIN');
const patients = openPatients(product, headers);
const table = connectTable();

const words = { firstName: 'Amina', lastName: 'Yusuf', phone: '07700 900456', message: 'Please ring me.' };
const send = async (): Promise<string> => {
  const { body } = await ask(product.url, intakeCalls.sendContactMessage, {
    body: words,
    headers: { 'Idempotency-Key': randomUUID() },
  });
  return sentMessage.parse(body).contactId;
};
const call = (one: Call, id: string, body?: object, by = headers) =>
  ask(product.url, one, { params: { id }, headers: by, ...(body && { body }) });
const read = async (id: string) => contactMessage.parse((await call(messageCalls.readContact, id)).body);
const handle = (id: string, change: HandlingChange, by = headers) => call(messageCalls.handleContact, id, change, by);
const countWaiting = async () => {
  const { body } = await ask(product.url, taskCalls.readFrame, { headers });
  return taskCalls.readFrame.replies[200].parse(body).messages;
};
const rowOf = async (id: string) => {
  const { body } = await ask(product.url, messageCalls.listContacts, { params: { page: '1' }, headers });
  return messageCalls.listContacts.replies[200].parse(body).content.find(({ contactId }) => contactId === id);
};

/** As it was stored before there were answers. */
const makeOld = async (id: string) => {
  const { contactDate } = await read(id);
  await commit(table, removeFromList(waitingList, `${contactDate}#${id}`));
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: contactMessageEntity.key(id),
      UpdateExpression: 'REMOVE handling, version',
    }),
  );
};

describe('the answer to a message', () => {
  it('goes from new to being answered to answered, with who and how, in the list and on the message', async () => {
    const id = await send();
    const waiting = await countWaiting();
    expect((await read(id)).handling).toEqual({ state: 'new' });

    const begun = contactMessage.parse((await handle(id, { state: 'answering', version: 1 })).body);
    expect(begun.handling).toMatchObject({ state: 'answering', by: { firstName: 'Test', lastName: 'Person' } });
    expect(await countWaiting()).toBe(waiting);

    const done = await handle(id, { state: 'answered', how: 'rang', version: 2 });
    expect(contactMessage.parse(done.body).handling).toMatchObject({ state: 'answered', how: 'rang' });
    expect(await countWaiting()).toBe(waiting - 1);
    expect(await rowOf(id)).toMatchObject({ handling: { state: 'answered', how: 'rang' } });

    await handle(id, { state: 'new', version: 3 });
    expect(await countWaiting()).toBe(waiting);
  });

  it('is not written over: a colleague who read the message before is refused, with the message as it is', async () => {
    const id = await send();
    await handle(id, { state: 'answering', version: 1 });
    const answer = await handle(id, { state: 'answered', how: 'emailed', version: 1 }, colleague);
    expect(answer.status).toBe(409);
    expect(messageCalls.handleContact.replies[409].parse(answer.body).current.handling.state).toBe('answering');
    expect((await read(id)).handling.state).toBe('answering');
  });

  it('sent again by the same person is answered like the first time', async () => {
    const id = await send();
    const change = { state: 'answered', how: 'wrote', version: 1 } as const;
    expect((await handle(id, change)).status).toBe(200);
    expect((await handle(id, change)).status).toBe(200);
    expect((await read(id)).version).toBe(2);
  });

  it('requires how it was answered, and only when it is answered', async () => {
    const id = await send();
    expect((await handle(id, { state: 'answered', version: 1 })).status).toBe(400);
    expect((await handle(id, { state: 'new', how: 'rang', version: 1 })).status).toBe(400);
  });

  it('is deleted with the message, whether it waits or is answered', async () => {
    const [waits, answered] = [await send(), await send()];
    await handle(answered, { state: 'answered', how: 'none', version: 1 });
    const waiting = await countWaiting();
    for (const id of [waits, answered]) expect((await call(messageCalls.deleteContact, id)).status).toBe(200);
    expect(await countWaiting()).toBe(waiting - 1);
  });

  it('can be given to a message from before there were answers, which is new until then', async () => {
    const id = await send();
    await makeOld(id);
    expect(await read(id)).toMatchObject({ handling: { state: 'new' }, version: 1 });
    expect((await handle(id, { state: 'answered', how: 'rang', version: 1 })).status).toBe(200);
    expect((await handle(id, { state: 'new', version: 2 })).status).toBe(200);
    expect((await call(messageCalls.deleteContact, id)).status).toBe(200);
  });
});

describe('a message of a patient', () => {
  it('shows whose it is, and is on their timeline', async () => {
    const id = await send();
    const { patientId } = await patients.add('Amina', 'Yusuf');
    const answer = await call(patientCalls.linkContact, id, { patientId, version: 1 });
    expect(answer.status).toBe(200);
    expect((await read(id)).patient).toEqual({ patientId, firstName: 'Amina', lastName: 'Yusuf' });
    const [latest] = (await patients.timeline(patientId)).content;
    expect(latest?.event).toEqual({ kind: 'message', contactId: id, excerpt: words.message });
  });

  it('is quoted there as long as it is theirs: not when it is another’s, and not when it is deleted', async () => {
    const id = await send();
    const [first, second] = [await patients.add('Amina', 'First'), await patients.add('Amina', 'Second')];
    const quoted = async ({ patientId }: { patientId: string }) =>
      (await patients.timeline(patientId)).content[0]?.event;
    await call(patientCalls.linkContact, id, { patientId: first.patientId, version: 1 });
    // As it was stored when events quoted messages themselves.
    const [event] = (await patients.timeline(first.patientId)).content;
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: eventEntity.key({ patientId: first.patientId, eventId: event?.eventId ?? '' }),
        UpdateExpression: 'SET event.excerpt = :words',
        ExpressionAttributeValues: { ':words': words.message },
      }),
    );
    await call(patientCalls.linkContact, id, { patientId: second.patientId, version: 2 });
    expect(await quoted(first)).toEqual({ kind: 'message', contactId: id });
    expect(await quoted(second)).toEqual({ kind: 'message', contactId: id, excerpt: words.message });
    await call(messageCalls.deleteContact, id);
    expect(await quoted(second)).toEqual({ kind: 'message', contactId: id });
  });

  it('is refused of a patient who does not exist', async () => {
    const id = await send();
    const patientId = '01M5YXZYWAKE0RY5QY34VFXM34';
    expect((await call(patientCalls.linkContact, id, { patientId, version: 1 })).status).toBe(404);
    expect((await read(id)).patient).toBeUndefined();
  });
});
