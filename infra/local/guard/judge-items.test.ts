import { expect, it } from 'vitest';
import { formatInput } from '../../../functions/data/direct-client/attribute-values.ts';
import { alertEntity } from '../../../functions/data/questionnaires/alerts.ts';
import { eventEntity } from '../../../functions/data/records/timeline.ts';
import { partialAnswersEntity } from '../../../functions/data/self-completion/items.ts';
import { taskEntity } from '../../../functions/data/work/task-items.ts';
import { judgeItems } from './judge-items.ts';

const judge = (request: object) => judgeItems(formatInput(request));
const task = { ...taskEntity.key('one'), schemaVersion: 2, taskId: 'one', done: { by: 'nobody', at: 'now' } };
const event = { patientId: 'one', eventId: 'two' };
const update = (Key: object, UpdateExpression: string, values: object, names: object = {}) => ({
  Key,
  UpdateExpression,
  ExpressionAttributeNames: names,
  ExpressionAttributeValues: values,
});

it('an item has its place in the schema of its entity, with the attributes of the table', () => {
  expect(judge({ Item: { ...task, expiresAt: 1, caseload: 'x', lastContact: 'y' } })).toEqual([]);
});

it.each([
  ['a field', { Item: { ...task, place: 'At home' } }, ['Task: place']],
  ['a field of a field', { Item: { ...task, done: { by: 'nobody', with: 'x' } } }, ['Task: done.with']],
  [
    'a field of another kind of event',
    { Item: { ...eventEntity.key(event), event: { kind: 'task-done', taskId: 'x', owner: 'z' } } },
    ['Timeline event: event.owner'],
  ],
  [
    'what an update sets',
    update(
      taskEntity.key('one'),
      'SET #a = :a, b = if_not_exists(b, :a) ADD c :a, version :a',
      { ':a': 1 },
      { '#a': 'a' },
    ),
    ['Task: a', 'Task: b', 'Task: c'],
  ],
  [
    'a field of what an update sets',
    update(
      alertEntity.key({ patientId: 'one', alertId: 'two' }),
      'SET #r = :r',
      { ':r': { mood: 1 } },
      { '#r': 'response' },
    ),
    ['Alert: response.mood'],
  ],
  ['an item of no kind', { Item: { pk: 'SOMETHING', sk: 'ELSE' } }, ['SOMETHING ELSE is of no kind in the catalogue']],
])('without one is found: %s', (_, request, dropped) => {
  expect(judge(request)).toEqual(dropped);
  expect(judge({ TransactItems: [{ Any: request }] })).toEqual(dropped);
});

it('keys that a schema leaves free are its own, and what is removed or asked needs no place', () => {
  const partialAnswers = partialAnswersEntity.key({ patientId: 'one', requestId: 'two' });
  const names = { '#name': 'phq.8', '#type': 'phq' };
  expect(judge(update(partialAnswers, 'SET answers.#name = :a, alerted.#type = :a', { ':a': 1 }, names))).toEqual([]);
  expect(judge(update(taskEntity.key('one'), 'REMOVE former', {}))).toEqual([]);
  expect(
    judge({ TransactItems: [{ Delete: { Key: partialAnswers } }, { ConditionCheck: { Key: partialAnswers } }] }),
  ).toEqual([]);
});
