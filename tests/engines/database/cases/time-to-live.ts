import { accepted, ask, type EdgeCase, invalidAs, keyOf, number, put, query, text, update } from '../edge-case.ts';

// AWS deletes what has expired in the last five years, at a moment that nobody knows: not this.
const past = number('1600000000');
const expired = (pk: string) => [put(pk, { expiresAt: past, place1: text(pk), sortedBy: text('1') })];
const setTimeToLive = (AttributeName: string) =>
  ask('UpdateTimeToLive', { TimeToLiveSpecification: { Enabled: true, AttributeName } });

/**
 * Items that have expired. AWS deletes them within days, the embedded database never, and DynamoDB Local 3.1.0 deleted none in five
 * minutes. Until then they are like any other, so the product looks at the time itself. Of the record of such a deletion in a stream
 * neither engine can say anything: DynamoDB Local gives it a name that AWS does not have.
 */
export const timeToLive: EdgeCase[] = [
  {
    name: 'the table says by which attribute items expire',
    request: ask('DescribeTimeToLive', {}),
    outcome: {
      answer: { TimeToLiveDescription: { TimeToLiveStatus: 'ENABLED', AttributeName: 'expiresAt' } },
    },
  },
  {
    name: 'what expires items cannot be switched on again',
    request: setTimeToLive('expiresAt'),
    outcome: invalidAs(/already enabled/),
    // Only the making of the table asks it, once (infra/local/create-table.ts).
    embedded: accepted,
  },
  {
    name: 'items cannot expire by another attribute',
    request: setTimeToLive('other'),
    outcome: invalidAs(/different/),
  },
  {
    name: 'an expired item is read',
    before: expired('ttl-1'),
    request: ask('GetItem', { Key: keyOf('ttl-1') }),
    outcome: { answer: { Item: { expiresAt: past } } },
  },
  {
    name: 'an expired item is in a list',
    before: expired('ttl-2'),
    request: query({
      IndexName: 'place1',
      KeyConditionExpression: 'place1 = :place',
      ExpressionAttributeValues: { ':place': text('ttl-2') },
    }),
    outcome: { answer: { Count: 1, Items: [keyOf('ttl-2')] } },
  },
  {
    name: 'an expired item meets the condition that it is there, and lives on with a later time',
    before: expired('ttl-3'),
    request: update('ttl-3', {
      UpdateExpression: 'SET expiresAt = :later',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':later': number('4000000000') },
      ReturnValues: 'ALL_NEW',
    }),
    outcome: { answer: { Attributes: { ...keyOf('ttl-3'), expiresAt: number('4000000000') } } },
  },
  {
    name: 'an expired item hinders one that must be new',
    before: expired('ttl-4'),
    request: put('ttl-4', {}, { ConditionExpression: 'attribute_not_exists(pk)' }),
    outcome: { refusal: 'ConditionalCheckFailedException' },
  },
  { name: 'a time to live that is a text', request: put('ttl-5', { expiresAt: text('soon') }), outcome: accepted },
];
