import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

export type Attribute = { [type: string]: unknown };
export type Item = { [name: string]: Attribute };
export type StoreRequest = { operation: string; body: { [name: string]: unknown } };

/**
 * What DynamoDB does with one request: refuse it with an error of this name, or answer with at least these fields. A transaction has a
 * reason and perhaps an item for each of its members. What must be empty is `nothing`: an object without fields would match
 * any.
 */
export type Outcome =
  | { refusal: string; message?: unknown; reasons?: string[]; items?: (object | undefined)[]; item?: object }
  | { answer: object };

/**
 * A request that DynamoDB is known to treat in its own way, after some that must succeed. `local` is what DynamoDB Local does where it
 * departs from AWS's documentation, `embedded` what the embedded database does where nothing depends on it.
 */
export type EdgeCase = {
  name: string;
  before?: StoreRequest[];
  request: StoreRequest;
  outcome: Outcome;
  local?: Outcome;
  embedded?: Outcome;
};

export const text = (value: string): Attribute => ({ S: value });
export const number = (value: string): Attribute => ({ N: value });
export const keyOf = (pk: string, sk = '1'): Item => ({ pk: text(pk), sk: text(sk) });

/** The table is named by whoever sends the request. */
export const ask = (operation: string, body: StoreRequest['body']): StoreRequest => ({ operation, body });

export const put = (pk: string, rest: Item = {}, body: StoreRequest['body'] = {}): StoreRequest =>
  ask('PutItem', { Item: { ...keyOf(pk), ...rest }, ...body });

export const update = (pk: string, body: StoreRequest['body']): StoreRequest =>
  ask('UpdateItem', { Key: keyOf(pk), ...body });

export const query = (body: StoreRequest['body']): StoreRequest => ask('Query', body);

export const transact = (...TransactItems: object[]): StoreRequest => ask('TransactWriteItems', { TransactItems });

export const exactly = (wanted: object): object =>
  expect.toSatisfy((value) => isDeepStrictEqual(value, wanted), `is exactly ${JSON.stringify(wanted)}`);
export const nothing = exactly({});

export const invalid: Outcome = { refusal: 'ValidationException' };

/** The same, for a reason that has these words: those of AWS, or those of the embedded database and its guard. */
export const invalidAs = (words: RegExp): Outcome => ({ ...invalid, message: expect.stringMatching(words) });
export const accepted: Outcome = { answer: {} };
