import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ApiFunction } from '../../functions/deployed.ts';
import { invoke, loadFunctions } from '../../infra/local/gateway/invoke.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { accountCalls } from '../../shared/accounts/calls.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { problem } from '../../shared/kernel/problem.ts';
import { messageCalls } from '../../shared/messages/calls.ts';
import { sentMessage } from '../../shared/messages/contact-message.ts';
import { makeEvent } from '../shipped/lambda-event.ts';
import { ask } from '../support/ask.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product, 'ROLE_ADMIN');
const functions = await loadFunctions();
afterEach(() => void vi.restoreAllMocks());

type Send = (command: object) => Promise<unknown>;

/** A store that does what it is asked and answers nothing, but what `isAnswered` says. */
const silence = (
  client: { prototype: object },
  isAnswered: (command: object) => boolean = () => false,
  onDone: () => void = () => undefined,
) => {
  const store = client.prototype as { send: Send };
  const { send } = store;
  vi.spyOn(store, 'send').mockImplementation(async function (this: object, command) {
    const answer = await send.call(this, command);
    if (isAnswered(command)) return answer;
    onDone();
    return await new Promise<never>(() => {});
  });
};

/** Calls a function whose time is over at once: the second that it has is kept for the answer. */
const callLate = async (name: ApiFunction, call: Call, body?: unknown, more: Record<string, string> = {}) => {
  const event = makeEvent({ call, sample: { params: {}, body } }, more);
  const { statusCode, headers: sent, body: text = '' } = await actAs(name, () => invoke(functions[name], event, 1));
  return { statusCode, later: sent?.['retry-after'], message: problem.parse(JSON.parse(text)).message };
};
const busy = {
  statusCode: 503,
  later: '5',
  message: 'Sorry, our service cannot answer at this moment. Nothing you wrote is lost: please try again.',
};
const message = { firstName: 'Amina', lastName: 'Waits', phone: '07700 900456', message: 'Please ring me.' };

describe('a store that does not answer is reported, with when to come again, before the gateway gives up,', () => {
  it('to somebody who writes to us', async () => {
    silence(DynamoDBDocumentClient);
    expect(await callLate('public', intakeCalls.sendContactMessage, message)).toEqual(busy);
  });

  it('to staff, whose session is not known yet', async () => {
    silence(DynamoDBDocumentClient);
    expect(await callLate('staff', messageCalls.listContacts, undefined, headers)).toEqual(busy);
  });

  it('to somebody who signs in, where it is the user pool', async () => {
    silence(CognitoIdentityProviderClient);
    const body = { username: 'role_admin@bca.example', password: 'whatever it is' };
    expect(await callLate('accounts', accountCalls.signIn, body)).toEqual(busy);
  });
});

it('what was stored without an answer is stored once, also when it is sent again', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const { promise: stored, resolve } = Promise.withResolvers<void>();
  const list = async () => {
    const { body } = await ask(product.url, messageCalls.listContacts, { params: { page: '1' }, headers });
    return messageCalls.listContacts.replies[200].parse(body).content.flatMap(({ contactId }) => contactId);
  };
  const before = await list();
  // Before it, the message is counted for its network.
  const isOfMessage = (command: unknown) =>
    command instanceof TransactWriteCommand && JSON.stringify(command.input).includes('"MESSAGE#');
  silence(DynamoDBDocumentClient, (command) => !isOfMessage(command), resolve);
  expect(await callLate('public', intakeCalls.sendContactMessage, message, key)).toEqual(busy);
  await stored;
  vi.restoreAllMocks();
  const [first = '', ...others] = await list();
  expect(others).toEqual(before);
  const again = await ask(product.url, intakeCalls.sendContactMessage, { body: message, headers: key });
  expect(again.status).toBe(201);
  expect(sentMessage.parse(again.body).contactId).toBe(first);
  expect(await list()).toEqual([first, ...before]);
});
