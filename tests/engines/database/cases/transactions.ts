import { randomUUID } from 'node:crypto';
import { accepted, ask, type EdgeCase, invalid, keyOf, number, put, text, transact } from '../edge-case.ts';

const Put = (pk: string, rest = {}, more = {}) => ({ Put: { Item: { ...keyOf(pk), ...rest }, ...more } });
const unlessThere = { ConditionExpression: 'attribute_not_exists(pk)' };
const withOld = { ...unlessThere, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' };
const check = (pk: string, more = {}) => ({
  ConditionCheck: { Key: keyOf(pk), ConditionExpression: 'attribute_exists(pk)', ...more },
});
// The store remembers a token for ten minutes.
const run = randomUUID().slice(0, 8);
const cancelled = (...reasons: string[]) => ({ refusal: 'TransactionCanceledException', reasons });

/** Writes and reads of several items at once. */
export const transactions: EdgeCase[] = [
  {
    name: 'reasons in the order of the writes',
    before: [put('transaction-1'), put('transaction-2')],
    request: transact(
      Put('transaction-3'),
      Put('transaction-1', {}, unlessThere),
      check('transaction-none'),
      Put('transaction-2', {}, unlessThere),
    ),
    outcome: cancelled('None', 'ConditionalCheckFailed', 'ConditionalCheckFailed', 'ConditionalCheckFailed'),
  },
  {
    name: 'a write that is refused leaves none of the others',
    before: [put('transaction-4')],
    request: ask('GetItem', { Key: keyOf('transaction-3') }),
    outcome: { answer: {} },
  },
  {
    name: 'the old item with the reason',
    before: [put('transaction-5', { a: text('old') })],
    request: transact(Put('transaction-5', {}, withOld)),
    outcome: { ...cancelled('ConditionalCheckFailed'), item: { a: text('old') } },
  },
  {
    name: 'the old item with the refusal of a single write',
    before: [put('transaction-6', { a: text('old') })],
    request: put('transaction-6', {}, withOld),
    outcome: { refusal: 'ConditionalCheckFailedException', item: { a: text('old') } },
  },
  {
    name: 'a condition beside a sum with a text',
    before: [put('transaction-7', { a: text('x') }), put('transaction-8')],
    request: transact(
      {
        Update: {
          Key: keyOf('transaction-7'),
          UpdateExpression: 'ADD a :one',
          ExpressionAttributeValues: { ':one': number('1') },
        },
      },
      Put('transaction-8', {}, unlessThere),
    ),
    outcome: cancelled('ValidationError', 'ConditionalCheckFailed'),
    local: invalid,
  },
  { name: 'the same item twice', request: transact(Put('transaction-9'), check('transaction-9')), outcome: invalid },
  { name: 'no write', request: transact(), outcome: invalid },
  {
    name: '100 writes',
    request: transact(...Array.from({ length: 100 }, (_, index) => Put(`transaction-10-${index}`))),
    outcome: accepted,
  },
  {
    name: '101 writes',
    request: transact(...Array.from({ length: 101 }, (_, index) => Put(`transaction-11-${index}`))),
    outcome: invalid,
  },
  {
    name: 'more than 4 MB',
    request: transact(
      ...Array.from({ length: 12 }, (_, index) => Put(`transaction-12-${index}`, { a: text('x'.repeat(380 * 1024)) })),
    ),
    outcome: invalid,
  },
  {
    name: 'a value that no expression uses',
    request: transact(Put('transaction-13', {}, { ...unlessThere, ExpressionAttributeValues: { ':a': text('a') } })),
    outcome: invalid,
  },
  {
    name: 'a write of two kinds',
    request: transact({ ...Put('transaction-14'), ...check('transaction-14') }),
    outcome: invalid,
  },
  {
    name: 'a token that is used for the same writes again',
    before: [ask('TransactWriteItems', { TransactItems: [Put('transaction-15')], ClientRequestToken: `first-${run}` })],
    request: ask('TransactWriteItems', { TransactItems: [Put('transaction-15')], ClientRequestToken: `first-${run}` }),
    outcome: accepted,
  },
  {
    name: 'a token that is used for other writes',
    before: [
      ask('TransactWriteItems', { TransactItems: [Put('transaction-16')], ClientRequestToken: `second-${run}` }),
    ],
    request: ask('TransactWriteItems', { TransactItems: [Put('transaction-17')], ClientRequestToken: `second-${run}` }),
    outcome: { refusal: 'IdempotentParameterMismatchException' },
  },
  {
    name: 'an update of an item that is not there',
    request: transact({ Update: { Key: keyOf('transaction-18'), UpdateExpression: 'REMOVE a' } }),
    outcome: accepted,
  },
  {
    name: 'a read of 101 items',
    request: ask('TransactGetItems', {
      TransactItems: Array.from({ length: 101 }, (_, index) => ({ Get: { Key: keyOf(`none-${index}`) } })),
    }),
    outcome: invalid,
  },
  {
    name: 'a read of what is not there',
    before: [put('transaction-19')],
    request: ask('TransactGetItems', {
      TransactItems: [{ Get: { Key: keyOf('none') } }, { Get: { Key: keyOf('transaction-19') } }],
    }),
    outcome: { answer: { Responses: [{}, { Item: keyOf('transaction-19') }] } },
  },
];
