export type Attribute = { [type: string]: unknown };
export type Item = { [name: string]: Attribute };
export type StoreRequest = { operation: string; body: { [name: string]: unknown } };

/** What DynamoDB does with one request: refuse it with an error of this name, or answer with these fields. */
export type Outcome = { refusal: string; reasons?: string[]; item?: object } | { answer: object };

/**
 * A request that DynamoDB is known to treat in its own way, after some that must succeed. `local` is what
 * DynamoDB Local does where it departs from AWS's documentation.
 */
export type EdgeCase = {
  name: string;
  before?: StoreRequest[];
  request: StoreRequest;
  outcome: Outcome;
  local?: Outcome;
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

export const invalid: Outcome = { refusal: 'ValidationException' };
export const accepted: Outcome = { answer: {} };
