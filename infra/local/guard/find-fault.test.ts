import { expect, it } from 'vitest';
import { findFault } from './find-fault.ts';

const query = {
  KeyConditionExpression: '#pk = :pk',
  ExpressionAttributeNames: { '#pk': 'pk' },
  ExpressionAttributeValues: { ':pk': { S: 'A' } },
};

it('a name that stands for the same attribute is the attribute itself', () => {
  const named = { ConditionExpression: '#a <> a', ExpressionAttributeNames: { '#a': 'a' } };
  expect(findFault(named)).toBe('An attribute is compared with itself');
  expect(findFault({ ...named, ExpressionAttributeNames: { '#a': 'ab' } })).toBeUndefined();
});

it('a page goes on in its own partition, of the table or of the index', () => {
  expect(findFault({ ...query, ExclusiveStartKey: { pk: { S: 'A' }, sk: { S: '1' } } })).toBeUndefined();
  expect(findFault({ ...query, ExclusiveStartKey: { pk: { S: 'B' }, sk: { S: '1' } } })).toMatch('another partition');
});

it('a sum of an attribute with itself is no comparison', () => {
  const sum = { UpdateExpression: 'SET a = a + :a', ExpressionAttributeValues: { ':a': { N: '1' } } };
  expect(findFault(sum)).toBeUndefined();
});

it('names what is wrong in a member of a transaction', () => {
  const Put = { Item: { pk: { S: 'A' }, auditMonth: { S: 'é'.repeat(1025) } } };
  expect(findFault({ TransactItems: [{ Put }] })).toBe(
    'The value of the index key auditMonth is longer than 2048 bytes',
  );
});
