import { inspect } from 'node:util';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { ask } from '../support/ask.ts';
import { openPlainBrowser } from '../support/post-form.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';
import { everyCall } from './every-call.ts';

const product = await startTestProduct();
const headers = await signInStaff(product, 'ROLE_ADMIN');

/** The words of a person, and what a store would quote of them in an error. */
const planted = 'Zebedee-Quillfeather';

/** The SDK's own error: its message quotes the request. */
class ValidationException extends Error {
  override readonly name = 'ValidationException';
  constructor(input: unknown) {
    super(`One or more values were invalid: ${planted} ${JSON.stringify(input)}`);
  }
}

type Sending = { send(command: object, ...rest: unknown[]): Promise<unknown> };

// What the gate reads by key about whoever calls. A call may read more in the same request: see read-batch.ts.
const ofTheGate = /^(SESSION#|ACCESS#|SETTINGS$)/;
const batch = z.object({
  RequestItems: z.record(z.string(), z.object({ Keys: z.array(z.object({ pk: z.string() })) })),
});

const isOfTheGate = (input: unknown): boolean => {
  const { data } = batch.safeParse(input);
  if (!data) return JSON.stringify(input).includes('SESSION#');
  return Object.values(data.RequestItems).every(({ Keys }) => Keys.every(({ pk }) => ofTheGate.test(pk)));
};

/** Fails every request to a store, except those about the session, so that a call gets as far as its handler. */
const breakStores = () => {
  for (const { prototype } of [DynamoDBDocumentClient, CognitoIdentityProviderClient, S3Client]) {
    const store = prototype as unknown as Sending;
    const { send } = store;
    vi.spyOn(store, 'send').mockImplementation(async function (this: Sending, command, ...rest) {
      const input = 'input' in command ? command.input : command;
      if (isOfTheGate(input)) return await send.call(this, command, ...rest);
      throw new ValidationException(input);
    });
  }
};
const logged: unknown[][] = [];
/** Everything that was logged, including what an object hides at first sight. */
const allLogged = () => inspect(logged, { depth: Number.POSITIVE_INFINITY, maxStringLength: null, showHidden: true });
const listen = () => {
  logged.length = 0;
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, name).mockImplementation((...parts) => {
      logged.push(parts);
    });
  }
};
afterEach(() => vi.restoreAllMocks());

// These calls read nothing but what the gate reads, or give a stranger the same answer whatever the pool says.
const askNobody = ['readOpenApi', 'readSettings', 'showLink', 'showSentReferral', 'signOut', 'extendSession'];

/** The sample with the planted name wherever free text is possible. */
const plant = (body: unknown): unknown => {
  const text = JSON.stringify(body)
    .replaceAll('Amina', planted)
    .replaceAll('We met', `${planted} met`)
    .replaceAll('Half a sentence', planted);
  return JSON.parse(text);
};

const allowedFields = ['event', 'requestId', 'call', 'status', 'milliseconds', 'error', 'stack'];

describe('when a store fails under a call', () => {
  it.each(everyCall.filter(({ name }) => !askNobody.includes(name)))(
    '$name answers 500 without a word of the error, and logs where it was thrown, not its message',
    async ({ call, sample }) => {
      listen();
      breakStores();
      const body = sample.body === undefined ? undefined : plant(sample.body);
      const answer = await ask(product.url, call, {
        params: sample.params,
        headers,
        ...(body === undefined ? {} : { body }),
      });
      expect(answer.status).toBe(500);
      expect(answer.body).toEqual({
        status: 500,
        message: expect.stringMatching(
          /^Sorry, something went wrong on our side\. Nothing you wrote is lost: please try again\. If it happens again, give us this number: [\w-]+\.$/,
        ),
      });
      const lines = logged.map(([line]) => line as Record<string, unknown>);
      expect(lines.filter(({ event }) => event === 'unexpected-error')).toMatchObject([
        { error: 'ValidationException' },
      ]);
      for (const line of lines) expect(allowedFields).toEqual(expect.arrayContaining(Object.keys(line)));
      for (const output of [answer.text, [...answer.headers.values()].join(), allLogged()]) {
        expect(output).not.toContain(planted);
        expect(output).not.toContain('One or more values');
        for (const value of Object.values(sample.params).filter((one) => one.length > 10)) {
          expect(output).not.toContain(value);
        }
      }
    },
  );

  it('a form that was posted without scripts gets an error page, with no word of the error', async () => {
    const { post, confirm } = openPlainBrowser(product.url);
    const { path } = intakeCalls.sendContactMessage;
    const shown = await post(path, [
      ['firstName', planted],
      ['lastName', 'Yusuf'],
      ['phone', '07700 900456'],
      ['message', 'Please ring me.'],
    ]);
    listen();
    breakStores();
    const { status, page } = await confirm(path, shown.page);
    expect(status).toBe(500);
    expect(page).toContain('something went wrong on our side');
    expect(page).not.toContain('ValidationException');
    expect(page).not.toContain('One or more values');
    expect(allLogged()).not.toContain(planted);
    expect(allLogged()).toContain('unexpected-error');
  });
});
