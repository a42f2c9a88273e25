import {
  accepted,
  ask,
  type EdgeCase,
  type Item,
  invalidAs,
  keyOf,
  number,
  put,
  query,
  text,
  update,
} from '../edge-case.ts';

const long = (length: number) => text('x'.repeat(length));
const nested = (depth: number): { [type: string]: unknown } => (depth === 0 ? text('x') : { L: [nested(depth - 1)] });

const sought = (bytes: number): Item => ({ ':pk': text('p'), ':sk': long(bytes) });

const stored = (pk: string, value: string): EdgeCase['before'] => [put(pk, { a: number(value) })];
const read = (pk: string) => ask('GetItem', { Key: keyOf(pk) });

/** Sizes and forms of what is stored. */
export const keysAndValues: EdgeCase[] = [
  { name: 'a partition key of 2,048 bytes', request: put('k'.repeat(2048)), outcome: accepted },
  { name: 'a partition key of 2,049 bytes', request: put('k'.repeat(2049)), outcome: invalidAs(/2048 bytes/) },
  {
    name: 'a sort key of 1,024 bytes',
    before: [ask('PutItem', { Item: { pk: text('k'), sk: long(1024) } })],
    request: ask('GetItem', { Key: { pk: text('k'), sk: long(1024) } }),
    outcome: { answer: { Item: { sk: long(1024) } } },
  },
  {
    name: 'a sort key of 1,025 bytes',
    request: ask('PutItem', { Item: { pk: text('k'), sk: long(1025) } }),
    outcome: invalidAs(/1024 bytes/),
  },
  {
    name: 'a sort key of 512 letters of two bytes, and one letter more',
    before: [ask('PutItem', { Item: { pk: text('k'), sk: text('é'.repeat(512)) } })],
    request: ask('PutItem', { Item: { pk: text('k'), sk: text('é'.repeat(513)) } }),
    outcome: invalidAs(/1024 bytes/),
  },
  {
    name: 'a read of a sort key of 1,025 bytes',
    request: ask('GetItem', { Key: { pk: text('k'), sk: long(1025) } }),
    outcome: invalidAs(/1024 bytes/),
  },
  {
    name: 'a partition key of 1,025 letters of two bytes',
    request: put('é'.repeat(1025)),
    outcome: invalidAs(/2048 bytes/),
  },
  { name: 'an empty partition key', request: put(''), outcome: invalidAs(/empty string.*pk/) },
  {
    name: 'an empty sort key',
    request: ask('PutItem', { Item: { pk: text('k'), sk: text('') } }),
    outcome: invalidAs(/empty string.*sk/),
  },
  {
    name: 'an index partition key of 2,048 bytes',
    request: put('index-1', { place1: long(2048), sortedBy: text('1') }),
    outcome: accepted,
  },
  {
    name: 'an index partition key of 2,049 bytes',
    request: put('index-2', { place1: long(2049), sortedBy: text('1') }),
    outcome: invalidAs(/Size limit exceeded|longer than 2048/),
  },
  {
    name: 'an index sort key of 1,024 bytes',
    request: put('index-10', { place1: text('1'), sortedBy: long(1024) }),
    outcome: accepted,
  },
  {
    name: 'an index sort key of 1,025 bytes',
    request: put('index-3', { place1: text('1'), sortedBy: long(1025) }),
    outcome: invalidAs(/Size limit exceeded|longer than 1024/),
  },
  {
    name: 'an index key that an update makes too long',
    before: [put('index-4', { place1: text('1'), sortedBy: text('1') })],
    request: update('index-4', {
      UpdateExpression: 'SET #c = :c',
      ExpressionAttributeNames: { '#c': 'place1' },
      ExpressionAttributeValues: { ':c': long(2049) },
    }),
    outcome: invalidAs(/longer than 2048/),
    local: accepted,
  },
  {
    name: 'an index key that a transaction makes too long',
    request: ask('TransactWriteItems', {
      TransactItems: [{ Put: { Item: { ...keyOf('index-5'), auditMonth: long(2049) } } }],
    }),
    outcome: invalidAs(/Size limit exceeded|longer than 2048/),
  },
  {
    name: 'an empty index key',
    request: put('index-6', { place1: text(''), sortedBy: text('1') }),
    outcome: invalidAs(/empty string/),
  },
  {
    name: 'an index key that is a number',
    request: put('index-7', { place1: number('1') }),
    outcome: invalidAs(/Type mismatch for Index Key/),
  },
  {
    name: 'a long index partition key without its sort key',
    request: put('index-8', { place1: long(2049) }),
    outcome: invalidAs(/Size limit exceeded|longer than 2048/),
  },
  {
    name: 'an update that removes one half of an index key',
    before: [put('index-9', { place1: text('nine'), sortedBy: text('1') })],
    request: update('index-9', { UpdateExpression: 'REMOVE sortedBy' }),
    outcome: accepted,
  },
  {
    name: 'an empty text',
    before: [put('value-1', { a: text('') })],
    request: read('value-1'),
    outcome: { answer: { Item: { a: text('') } } },
  },
  { name: 'an empty set', request: put('value-2', { a: { SS: [] } }), outcome: invalidAs(/may not be empty/) },
  {
    name: 'a set with the same text twice',
    request: put('value-3', { a: { SS: ['x', 'x'] } }),
    outcome: invalidAs(/contains duplicates/),
  },
  {
    name: 'a value of two types',
    request: put('value-4', { a: { S: 'x', N: '1' } }),
    outcome: invalidAs(/more than one datatypes/),
  },
  { name: 'a value without a type', request: put('value-5', { a: {} }), outcome: invalidAs(/AttributeValue is empty/) },
  {
    name: 'NULL that is false',
    request: put('value-6', { a: { NULL: false } }),
    outcome: invalidAs(/must have the value of true/),
  },
  { name: 'lists 31 deep', request: put('value-7', { a: nested(31) }), outcome: accepted },
  { name: 'lists 33 deep', request: put('value-8', { a: nested(33) }), outcome: invalidAs(/nested levels/) },
  { name: 'an item of 400 KB', request: put('value-9', { a: long(400 * 1024 - 13) }), outcome: accepted },
  {
    name: 'an item of more than 400 KB',
    request: put('value-9', { a: long(400 * 1024) }),
    outcome: invalidAs(/Item size/),
  },
  {
    name: 'an item that an update makes larger than 400 KB',
    before: [put('value-10', { a: long(300 * 1024) })],
    request: update('value-10', {
      UpdateExpression: 'SET b = :b',
      ExpressionAttributeValues: { ':b': long(150 * 1024) },
    }),
    outcome: invalidAs(/Item size/),
  },
  { name: 'a number of 39 digits', request: put('number-1', { a: number('1'.repeat(39)) }), outcome: invalidAs(/38/) },
  {
    name: 'a number that is none',
    request: put('number-2', { a: number('one') }),
    outcome: invalidAs(/cannot be converted/),
  },
  {
    name: 'a number that is infinite',
    request: put('number-3', { a: number('Infinity') }),
    outcome: invalidAs(/cannot be converted/),
  },
  { name: 'a number beyond 10^126', request: put('number-4', { a: number('1e127') }), outcome: invalidAs(/overflow/) },
  {
    name: 'a number of 38 digits',
    before: stored('number-5', '12345678901234567890123456789012345678'),
    request: read('number-5'),
    outcome: { answer: { Item: { a: number('12345678901234567890123456789012345678') } } },
  },
  {
    name: 'a number with zeros around it',
    before: stored('number-6', '0012.500'),
    request: read('number-6'),
    outcome: { answer: { Item: { a: number('12.5') } } },
  },
  {
    name: 'zero below zero',
    before: stored('number-7', '-0'),
    request: read('number-7'),
    outcome: { answer: { Item: { a: number('0') } } },
  },
  {
    name: 'a number written with an exponent',
    before: stored('number-8', '1e3'),
    request: read('number-8'),
    outcome: { answer: { Item: { a: number('1000') } } },
  },
  {
    name: 'a tenth and two tenths',
    before: stored('number-9', '0.1'),
    request: update('number-9', {
      UpdateExpression: 'ADD a :b',
      ExpressionAttributeValues: { ':b': number('0.2') },
      ReturnValues: 'UPDATED_NEW',
    }),
    outcome: { answer: { Attributes: { a: number('0.3') } } },
  },
  {
    name: 'a query of an empty partition key',
    request: query({ KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': text('') } }),
    outcome: invalidAs(/empty/),
  },
  {
    name: 'a query of an empty partition key of an index',
    request: query({
      IndexName: 'place1',
      KeyConditionExpression: 'place1 = :pk',
      ExpressionAttributeValues: { ':pk': text('') },
    }),
    outcome: invalidAs(/empty/),
  },
  {
    name: 'a query whose sort key begins with nothing',
    request: query({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': text('p'), ':sk': text('') },
    }),
    outcome: invalidAs(/empty/),
  },
  {
    name: 'a query of what follows an empty sort key',
    request: query({
      KeyConditionExpression: 'pk = :pk AND sk > :sk',
      ExpressionAttributeValues: { ':pk': text('p'), ':sk': text('') },
    }),
    outcome: invalidAs(/empty/),
  },
  {
    name: 'a query of a sort key of 1,024 bytes',
    request: query({ KeyConditionExpression: 'pk = :pk AND sk = :sk', ExpressionAttributeValues: sought(1024) }),
    outcome: { answer: { Count: 0 } },
  },
  ...['sk = :sk', 'begins_with(sk, :sk)', 'sk > :sk', 'sk BETWEEN :sk AND :sk'].map((condition) => ({
    name: `a query of a sort key of 1,025 bytes by ${condition}`,
    request: query({
      KeyConditionExpression: `pk = :pk AND ${condition}`,
      ExpressionAttributeValues: sought(1025),
    }),
    outcome: invalidAs(/1024 bytes/),
  })),
  {
    name: 'a query of an index sort key of 1,025 bytes',
    request: query({
      IndexName: 'place1',
      KeyConditionExpression: 'place1 = :pk AND sortedBy = :sk',
      ExpressionAttributeValues: sought(1025),
    }),
    outcome: invalidAs(/1024 bytes/),
  },
  {
    name: 'a filter by a text that is longer than a key',
    request: query({
      KeyConditionExpression: 'pk = :pk',
      FilterExpression: 'a = :sk',
      ExpressionAttributeValues: sought(3000),
    }),
    outcome: { answer: { Count: 0 } },
  },
  {
    name: 'a key with an attribute too many',
    request: ask('GetItem', { Key: { ...keyOf('p'), a: text('a') } }),
    outcome: invalidAs(/conditions on the keys|does not match the schema/),
  },
];
