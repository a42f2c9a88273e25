import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect } from 'vitest';
import { refreshFacts } from '../../functions/kernel/site/load-published.ts';
import { isOwnFailure, makeFailing, moments, StoreFailure, untilNoneFails, type When } from './failing-table.ts';

type Send = () => Promise<unknown>;
let pass: ((send: Send, request: object) => Promise<unknown>) | undefined;

/**
 * Intercepts the requests of the product to the user pool and the table, for all tests of a file. Not by a spy, which would keep
 * each of a hundred thousand requests and answers.
 */
export const interceptRequests = () => {
  for (const prototype of [CognitoIdentityProviderClient.prototype, DynamoDBDocumentClient.prototype]) {
    const { send: real } = prototype;
    const between = function (this: unknown, ...args: [object, ...unknown[]]) {
      const send = (): Promise<unknown> => Reflect.apply(real, this, args);
      return pass ? pass(send, args[0]) : send();
    };
    // The clients' own type has an overload for each command; commands of any kind come through here.
    prototype.send = between as typeof real;
    afterAll(() => {
      prototype.send = real;
    });
  }
};

const runThrough = async <Answer>(through: typeof pass, work: () => Promise<Answer>): Promise<Answer> => {
  // Each half minute a call reads the facts of the site again, whichever it is: that is none of the requests of this work.
  await refreshFacts();
  pass = through;
  try {
    return await work();
  } finally {
    pass = undefined;
  }
};

/** Does work with one failing request; `met` says whether it made that many. */
const failRequest = async <Answer>(failing: number, when: When, work: () => Promise<Answer>) => {
  const { fail, used } = makeFailing(failing, when, isOwnFailure);
  const answer = await runThrough((send, request) => fail({ send: (_: object) => send() }).send(request), work);
  return { answer, met: used() >= failing };
};

/** What a request asks, as text: its command and its input. */
const textOf = (request: object): string =>
  JSON.stringify([request.constructor.name, 'input' in request && request.input]);

/** Does work; the requests that it makes, each as text, every one once. */
export const listRequests = async (work: () => Promise<unknown>): Promise<string[]> => {
  const asked = new Set<string>();
  const through = async (send: Send, request: object) => {
    asked.add(textOf(request));
    return await send();
  };
  await runThrough(through, work);
  return [...asked];
};

/**
 * Does work in which a request with this text fails each time that it is made; `met` says whether it was. For requests that
 * run side by side, whose order no test can know.
 */
export const failRequestsAs = async <Answer>(text: string, work: () => Promise<Answer>) => {
  let met = false;
  const through = async (send: Send, request: object) => {
    if (textOf(request) !== text) return await send();
    met = true;
    throw new StoreFailure();
  };
  const answer = await runThrough(through, work);
  return { answer, met };
};

/** Does work while somebody else works before one of its requests; `met` says whether it made that many. */
export const interruptRequest = async <Answer>(at: number, other: Send, work: () => Promise<Answer>) => {
  let used = 0;
  const through = async (send: Send) => {
    used += 1;
    if (used === at)
      await runThrough(undefined, other).finally(() => {
        pass = through;
      });
    return await send();
  };
  const answer = await runThrough(through, work);
  return { answer, met: used >= at };
};

/** Prepares, acts with one request after another failing, and checks the remains, until no request is left to fail. */
export const failEach = async <Prepared>(
  prepare: () => Promise<Prepared>,
  act: (prepared: Prepared) => Promise<{ status: number }>,
  check: (prepared: Prepared, status: number) => Promise<void>,
): Promise<void> => {
  for (const when of moments) {
    await untilNoneFails(async (failing) => {
      const prepared = await prepare();
      const { answer, met } = await failRequest(failing, when, () => act(prepared));
      if (met) expect(answer.status).toBe(500);
      await check(prepared, answer.status);
      return met;
    });
  }
};
