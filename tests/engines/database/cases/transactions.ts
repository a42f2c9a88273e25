import { randomUUID } from 'node:crypto';
import {
  accepted,
  ask,
  type EdgeCase,
  exactly,
  invalid,
  invalidAs,
  keyOf,
  nothing,
  number,
  put,
  text,
  transact,
  update,
} from '../edge-case.ts';

const Put = (pk: string, rest = {}, more = {}) => ({ Put: { Item: { ...keyOf(pk), ...rest }, ...more } });
const unlessThere = { ConditionExpression: 'attribute_not_exists(pk)' };
const withOld = { ...unlessThere, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' };
const check = (pk: string, more = {}) => ({
  ConditionCheck: { Key: keyOf(pk), ConditionExpression: 'attribute_exists(pk)', ...more },
});
// The store remembers a token for ten minutes.
const run = randomUUID().slice(0, 8);
const unusedValue = { ExpressionAttributeValues: { ':a': text('a') } };
const megabyte = 1024 * 1024;
const large = text('x'.repeat(380 * 1024));
const puts = (pk: string) => Array.from({ length: 12 }, (_, index) => put(`${pk}-${index}`, { a: large }));
const getAll = (pk: string, count: number) =>
  ask('TransactGetItems', {
    TransactItems: Array.from({ length: count }, (_, index) => ({ Get: { Key: keyOf(`${pk}-${index}`) } })),
  });
/** Twelve items of so many bytes together: of the names and the values of their attributes. */
const putsOf = (bytes: number, prefix: string) => {
  const count = 12;
  const share = Math.floor(bytes / count);
  return Array.from({ length: count }, (_, index) => {
    const pk = `${prefix}-${index}`;
    const size = index === 0 ? bytes - share * (count - 1) : share;
    return Put(pk, { a: text('x'.repeat(size - `pk${pk}sk1a`.length)) });
  });
};
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
    name: 'a write that is refused leaves none of the others: those of the case before',
    request: ask('GetItem', { Key: keyOf('transaction-3') }),
    outcome: { answer: nothing },
  },
  {
    name: 'the old item with the reason',
    before: [put('transaction-5', { a: text('old') })],
    request: transact(Put('transaction-5', {}, withOld)),
    outcome: { ...cancelled('ConditionalCheckFailed'), items: [{ a: text('old') }] },
  },
  {
    name: 'the old item with the reason of each kind of member that asks for it, and with no other',
    before: [1, 2, 3, 4].map((n) => put(`transaction-20-${n}`, { a: number(`${n}`) })),
    request: transact(
      { Update: { Key: keyOf('transaction-20-1'), UpdateExpression: 'REMOVE a', ...withOld } },
      Put('transaction-20-new', {}, withOld),
      { Delete: { Key: keyOf('transaction-20-2'), ...withOld } },
      { ConditionCheck: { Key: keyOf('transaction-20-3'), ...withOld } },
      Put('transaction-20-4', {}, unlessThere),
      check('transaction-20-none', { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
    ),
    outcome: {
      ...cancelled(
        'ConditionalCheckFailed',
        'None',
        'ConditionalCheckFailed',
        'ConditionalCheckFailed',
        'ConditionalCheckFailed',
        'ConditionalCheckFailed',
      ),
      items: [
        { ...keyOf('transaction-20-1'), a: number('1') },
        undefined,
        { ...keyOf('transaction-20-2'), a: number('2') },
        { ...keyOf('transaction-20-3'), a: number('3') },
        undefined,
        undefined,
      ],
    },
  },
  {
    name: 'the old item with the refusal of a single update',
    before: [put('transaction-21', { a: text('old') })],
    request: update('transaction-21', { UpdateExpression: 'REMOVE a', ...withOld }),
    outcome: { refusal: 'ConditionalCheckFailedException', item: { a: text('old') } },
  },
  {
    name: 'the old item with the refusal of a single deletion',
    before: [put('transaction-22', { a: text('old') })],
    request: ask('DeleteItem', { Key: keyOf('transaction-22'), ...withOld }),
    outcome: { refusal: 'ConditionalCheckFailedException', item: { a: text('old') } },
  },
  {
    name: 'another item with a refusal than the old one',
    request: put('transaction-23', {}, { ...unlessThere, ReturnValuesOnConditionCheckFailure: 'ALL_NEW' }),
    outcome: invalidAs(/ALL_NEW/),
  },
  {
    name: 'another item with a reason than the old one',
    request: transact(Put('transaction-23', {}, { ...unlessThere, ReturnValuesOnConditionCheckFailure: 'ALL_NEW' })),
    outcome: invalidAs(/ALL_NEW/),
    local: accepted,
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
  {
    name: 'the same item twice',
    request: transact(Put('transaction-9'), check('transaction-9')),
    outcome: invalidAs(/multiple operations on one item/),
  },
  { name: 'no write', request: transact(), outcome: invalidAs(/greater than or equal to 1/) },
  {
    name: '100 writes',
    request: transact(...Array.from({ length: 100 }, (_, index) => Put(`transaction-10-${index}`))),
    outcome: accepted,
  },
  {
    name: '101 writes',
    request: transact(...Array.from({ length: 101 }, (_, index) => Put(`transaction-11-${index}`))),
    outcome: invalidAs(/less than or equal to 100/),
  },
  { name: '4 MB', request: transact(...putsOf(4 * megabyte, 'transaction-12')), outcome: accepted },
  {
    name: 'a byte more than 4 MB',
    request: transact(...putsOf(4 * megabyte + 1, 'transaction-24')),
    outcome: invalidAs(/4MB/),
  },
  {
    name: 'an update of less than 4 MB of items of more',
    before: puts('transaction-25'),
    request: transact(
      ...Array.from({ length: 12 }, (_, index) => ({
        Update: { Key: keyOf(`transaction-25-${index}`), UpdateExpression: 'REMOVE b' },
      })),
    ),
    outcome: accepted,
  },
  {
    name: 'a value that no expression uses',
    request: transact(Put('transaction-13', {}, { ...unlessThere, ...unusedValue })),
    outcome: invalidAs(/unused in expressions|No expression uses/),
  },
  {
    name: 'a value that no expression of an update uses',
    request: transact({ Update: { Key: keyOf('transaction-13'), UpdateExpression: 'REMOVE a', ...unusedValue } }),
    outcome: invalidAs(/unused in expressions|No expression uses/),
  },
  {
    name: 'a value that no expression of a check uses',
    request: transact(check('transaction-13', unusedValue)),
    outcome: invalidAs(/unused in expressions|No expression uses/),
  },
  {
    name: 'a value that no expression of a deletion uses',
    request: transact({ Delete: { Key: keyOf('transaction-13'), ...unlessThere, ...unusedValue } }),
    outcome: invalidAs(/unused in expressions|No expression uses/),
  },
  {
    name: 'a value that another member uses',
    request: transact(
      Put('transaction-13', {}, { ConditionExpression: 'attribute_not_exists(a) OR a = :a', ...unusedValue }),
      check('transaction-13-2', unusedValue),
    ),
    outcome: invalidAs(/unused in expressions|No expression uses/),
  },
  {
    name: 'a name that no expression of a check uses',
    request: transact(check('transaction-13', { ExpressionAttributeNames: { '#a': 'a' } })),
    outcome: invalidAs(/unused in expressions|No expression uses/),
  },
  {
    name: 'a check without a condition',
    request: transact({ ConditionCheck: { Key: keyOf('transaction-13') } }),
    outcome: invalidAs(/[cC]onditionExpression/),
  },
  {
    name: 'a write of two kinds',
    request: transact({ ...Put('transaction-14'), ...check('transaction-14') }),
    outcome: invalidAs(/only contain one of|two kinds/),
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
    outcome: invalidAs(/less than or equal to 100/),
  },
  {
    name: 'a read of what is not there',
    before: [put('transaction-19')],
    request: ask('TransactGetItems', {
      TransactItems: [{ Get: { Key: keyOf('none') } }, { Get: { Key: keyOf('transaction-19') } }],
    }),
    outcome: { answer: { Responses: [nothing, { Item: keyOf('transaction-19') }] } },
  },
  {
    name: 'a read of less than 4 MB',
    before: puts('transaction-26'),
    request: getAll('transaction-26', 10),
    outcome: { answer: { Responses: Array.from({ length: 10 }, () => ({ Item: { a: large } })) } },
  },
  {
    name: 'a read of more than 4 MB',
    before: puts('transaction-27'),
    request: getAll('transaction-27', 12),
    outcome: invalidAs(/too large|read together/),
  },
  {
    name: 'a read of some attributes has no others, not its keys either',
    before: [put('transaction-28', { a: text('a'), b: text('b') })],
    request: ask('TransactGetItems', {
      TransactItems: [{ Get: { Key: keyOf('transaction-28'), ProjectionExpression: 'a' } }],
    }),
    outcome: { answer: { Responses: [{ Item: exactly({ a: text('a') }) }] } },
    // The product reads whole items together (functions/kernel/store/read-batch.ts).
    embedded: { answer: { Responses: [{ Item: exactly({ ...keyOf('transaction-28'), a: text('a') }) }] } },
  },
];
