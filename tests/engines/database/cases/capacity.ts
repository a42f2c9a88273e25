import { ask, type EdgeCase, keyOf, type Outcome, put, query, type StoreRequest, text, update } from '../edge-case.ts';

const counted = { ReturnConsumedCapacity: 'TOTAL' };
const sized = (bytes: number) => ({ a: text('x'.repeat(bytes)) });
const get = (pk: string, more = {}) => ask('GetItem', { Key: keyOf(pk), ...counted, ...more });
const getBatch = (pks: string[], more = {}): StoreRequest =>
  ask('BatchGetItem', { RequestItems: { table: { Keys: pks.map((pk) => keyOf(pk)), ...more } }, ...counted });
const all = (operation: string, ...TransactItems: object[]) => ask(operation, { TransactItems, ...counted });
const consistent = { ConsistentRead: true };

const costs = (CapacityUnits: number): Outcome => ({ answer: { ConsumedCapacity: { CapacityUnits } } });
const costsTogether = (CapacityUnits: number): Outcome => ({ answer: { ConsumedCapacity: [{ CapacityUnits }] } });

/** The units of capacity that a request is paid by, which the tests of budgets and of the edges of limits add up. */
export const capacity: EdgeCase[] = [
  { name: 'a read of what is not there costs a read', request: get('capacity-none'), outcome: costs(0.5) },
  {
    name: 'a consistent read costs twice as much, for each 4 kilobytes',
    before: [put('capacity-1', sized(5000))],
    request: get('capacity-1', consistent),
    outcome: costs(2),
  },
  {
    name: 'a batch costs a read for each item',
    before: [put('capacity-2'), put('capacity-3')],
    request: getBatch(['capacity-2', 'capacity-3'], consistent),
    outcome: costsTogether(2),
  },
  {
    name: 'a batch of what is not there costs as much',
    request: getBatch(['capacity-none', 'capacity-nothing']),
    outcome: costsTogether(1),
    local: costsTogether(0),
  },
  {
    name: 'a batch of what is not all there costs as much',
    before: [put('capacity-4')],
    request: getBatch(['capacity-4', 'capacity-none'], consistent),
    outcome: costsTogether(2),
    local: costsTogether(1),
  },
  {
    name: 'a query that finds nothing costs a read',
    request: query({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': text('capacity-none') },
      ...counted,
    }),
    outcome: costs(0.5),
    local: costs(0),
  },
  { name: 'a write costs by each kilobyte', request: put('capacity-5', sized(1500), counted), outcome: costs(2) },
  {
    name: 'a write costs by the larger of the item before and after',
    before: [put('capacity-6', sized(4500))],
    request: put('capacity-6', {}, counted),
    outcome: costs(5),
  },
  {
    name: 'an update costs by the whole item',
    before: [put('capacity-7', sized(2500))],
    request: update('capacity-7', {
      UpdateExpression: 'SET b = :b',
      ExpressionAttributeValues: { ':b': text('b') },
      ...counted,
    }),
    outcome: costs(3),
  },
  {
    name: 'an index costs a write more',
    request: put('capacity-8', { place1: text('capacity'), sortedBy: text('now') }, counted),
    outcome: costs(2),
  },
  {
    name: 'a transaction costs twice as much',
    request: all(
      'TransactWriteItems',
      { Put: { Item: keyOf('capacity-9') } },
      { Put: { Item: { ...keyOf('capacity-10'), ...sized(1500) } } },
    ),
    outcome: costsTogether(6),
  },
  {
    name: 'a check in a transaction costs as a write, of what is not there too',
    request: all(
      'TransactWriteItems',
      { ConditionCheck: { Key: keyOf('capacity-none'), ConditionExpression: 'attribute_not_exists(pk)' } },
      { Put: { Item: keyOf('capacity-11') } },
    ),
    outcome: costsTogether(4),
    local: costsTogether(2),
  },
  {
    name: 'a transaction that reads costs twice as much, of what is not there too',
    before: [put('capacity-12')],
    request: all('TransactGetItems', { Get: { Key: keyOf('capacity-12') } }, { Get: { Key: keyOf('capacity-none') } }),
    outcome: costsTogether(4),
  },
];
