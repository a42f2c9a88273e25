import { accepted, ask, type EdgeCase, invalidAs, keyOf, number, put, query, text, update } from '../edge-case.ts';

const manyValues = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`:v${index}`, text(`${index}`)]));

const comparisons = (count: number) => Array.from({ length: count }, (_, index) => `a${index % 7} = :v`).join(' OR ');

/** What DynamoDB's parser of expressions refuses before it looks at an item. */
export const expressions: EdgeCase[] = [
  {
    name: 'a value that no expression uses',
    request: update('expression-1', {
      UpdateExpression: 'SET a = :a',
      ExpressionAttributeValues: { ':a': text('a'), ':b': text('b') },
    }),
    outcome: invalidAs(/unused in expressions|No expression uses/),
  },
  {
    name: 'a value that no expression of a query uses',
    request: query({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': text('p'), ':b': text('b') },
    }),
    outcome: invalidAs(/unused in expressions|No expression uses/),
  },
  {
    name: 'a name that no expression uses',
    request: update('expression-2', {
      UpdateExpression: 'SET a = :a',
      ExpressionAttributeNames: { '#b': 'b' },
      ExpressionAttributeValues: { ':a': text('a') },
    }),
    outcome: invalidAs(/unused in expressions|No expression uses/),
  },
  {
    name: 'values without an expression',
    request: put('expression-3', {}, { ExpressionAttributeValues: { ':a': text('a') } }),
    outcome: invalidAs(/when using expressions|No expression uses/),
  },
  {
    name: 'no values, but the object for them',
    request: put('expression-4', {}, { ConditionExpression: 'attribute_not_exists(a)', ExpressionAttributeValues: {} }),
    outcome: invalidAs(/must not be empty/),
  },
  {
    name: 'a value that is not given',
    request: update('expression-5', {
      UpdateExpression: 'SET a = :a, b = :b',
      ExpressionAttributeValues: { ':a': text('a') },
    }),
    outcome: invalidAs(/not defined.*:b/),
  },
  {
    name: 'a name that is not given',
    request: put('expression-6', {}, { ConditionExpression: 'attribute_not_exists(#a)' }),
    outcome: invalidAs(/not defined.*#a/),
  },
  {
    name: 'a value that is used as the longer name of another',
    request: update('expression-7', {
      UpdateExpression: 'SET a = :a1',
      ExpressionAttributeValues: { ':a': text('a'), ':a1': text('b') },
    }),
    outcome: invalidAs(/unused in expressions|No expression uses/),
  },
  {
    name: '300 operators',
    request: put(
      'expression-8',
      {},
      { ConditionExpression: comparisons(150), ExpressionAttributeValues: { ':v': text('v') } },
    ),
    outcome: { refusal: 'ConditionalCheckFailedException' },
  },
  {
    name: 'more than 300 operators',
    request: put(
      'expression-9',
      {},
      { ConditionExpression: comparisons(160), ExpressionAttributeValues: { ':v': text('v') } },
    ),
    outcome: invalidAs(/operators/),
  },
  {
    name: 'IN with 100 values',
    request: put(
      'expression-10',
      {},
      {
        ConditionExpression: `attribute_not_exists(a) OR a IN (${Object.keys(manyValues(100)).join(', ')})`,
        ExpressionAttributeValues: manyValues(100),
      },
    ),
    outcome: accepted,
  },
  {
    name: 'IN with 101 values',
    request: put(
      'expression-11',
      {},
      {
        ConditionExpression: `attribute_not_exists(a) OR a IN (${Object.keys(manyValues(101)).join(', ')})`,
        ExpressionAttributeValues: manyValues(101),
      },
    ),
    outcome: invalidAs(/IN\b/),
  },
  {
    name: 'an attribute compared with itself',
    request: put('expression-12', {}, { ConditionExpression: 'a = a' }),
    outcome: invalidAs(/first operand must be distinct|compared with itself/),
  },
  {
    name: 'a reserved word as a name',
    request: put('expression-13', {}, { ConditionExpression: 'attribute_not_exists(status)' }),
    outcome: invalidAs(/reserved keyword: status/),
  },
  {
    name: 'two changes of the same path',
    request: update('expression-14', {
      UpdateExpression: 'SET a = :a, a = :b',
      ExpressionAttributeValues: { ':a': text('a'), ':b': text('b') },
    }),
    outcome: invalidAs(/paths overlap/),
  },
  {
    name: 'a change of a path and of one inside it',
    request: update('expression-15', {
      UpdateExpression: 'SET a = :a, a.b = :b',
      ExpressionAttributeValues: { ':a': { M: {} }, ':b': text('b') },
    }),
    outcome: invalidAs(/paths overlap/),
  },
  {
    name: 'a change inside a map that is not there',
    request: update('expression-16', {
      UpdateExpression: 'SET nowhere.b = :b',
      ExpressionAttributeValues: { ':b': text('b') },
    }),
    outcome: invalidAs(/document path.*invalid for update/),
  },
  {
    name: 'a change of the key',
    request: update('expression-17', {
      UpdateExpression: 'SET sk = :b',
      ExpressionAttributeValues: { ':b': text('b') },
    }),
    outcome: invalidAs(/Cannot update attribute sk/),
  },
  {
    name: 'a sum with an attribute that is not there',
    request: update('expression-18', {
      UpdateExpression: 'SET a = a + :one',
      ExpressionAttributeValues: { ':one': number('1') },
    }),
    outcome: invalidAs(/does not exist in the item/),
  },
  {
    name: 'a sum with a text',
    before: [put('expression-19', { a: text('1') })],
    request: update('expression-19', {
      UpdateExpression: 'ADD a :one',
      ExpressionAttributeValues: { ':one': number('1') },
    }),
    outcome: invalidAs(/incorrect data type/),
  },
  {
    name: 'an expression of 4 KB',
    request: put(
      'expression-20',
      {},
      { ConditionExpression: `attribute_not_exists(${'a'.repeat(255)})${' '.repeat(4096 - 277)}` },
    ),
    outcome: accepted,
  },
  {
    name: 'an expression longer than 4 KB',
    request: put('expression-21', {}, { ConditionExpression: `attribute_not_exists(a)${' '.repeat(4096)}` }),
    outcome: invalidAs(/Expression size has exceeded/),
  },
  {
    name: 'an empty condition',
    request: put('expression-22', {}, { ConditionExpression: '' }),
    outcome: invalidAs(/can not be empty/),
  },
  {
    name: 'BETWEEN with the larger first',
    request: query({
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :b AND :a',
      ExpressionAttributeValues: { ':pk': text('p'), ':a': text('a'), ':b': text('b') },
    }),
    outcome: invalidAs(/upper bound/),
  },
  {
    name: 'a filter on the key',
    request: query({
      KeyConditionExpression: 'pk = :pk',
      FilterExpression: 'sk = :sk',
      ExpressionAttributeValues: { ':pk': text('p'), ':sk': text('s') },
    }),
    outcome: invalidAs(/Primary key attribute: sk/),
  },
  {
    name: 'a fetch of the same attribute twice',
    request: ask('GetItem', { Key: keyOf('p'), ProjectionExpression: 'a, a' }),
    outcome: invalidAs(/paths overlap/),
  },
];
