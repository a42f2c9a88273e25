import { describe, expect, it } from 'vitest';
import type { Permissions } from '../../cloud/permissions.ts';
import { allOf, denialsOf, statementsOf } from '../../cloud/table-access.ts';
import { judge, judgeByAllPartitions } from './judge.ts';

const allowed: Permissions = {
  indexes: ['notes-by-day'],
  table: [{ PutItem: ['NOTE#*'], UpdateItem: ['COUNT#notes'], Query: ['LIST#notes'] }, { DeleteItem: ['LOCK'] }],
  userPool: ['AdminGetUser'],
  environment: [],
};
const ask = (operation: string, body: object) => judge(allowed, `DynamoDB_20120810.${operation}`, body);
const item = (pk: string) => ({ pk: { S: pk }, sk: { S: '1' } });
const query = (pk: string) => ({
  KeyConditionExpression: '#p = :p AND begins_with(sk, :s)',
  ExpressionAttributeNames: { '#p': 'pk' },
  ExpressionAttributeValues: { ':s': { S: 'LIST#notes' }, ':p': { S: pk } },
});

describe('what a function asks of the table', () => {
  it('is let through in the partitions that its row names, whole or by their start', () => {
    expect(ask('PutItem', { Item: item('NOTE#7') })).toEqual([]);
    expect(ask('UpdateItem', { Key: item('COUNT#notes') })).toEqual([]);
    expect(ask('Query', query('LIST#notes'))).toEqual([]);
  });

  it.each([
    ['PutItem', { Item: item('LIST#notes') }],
    ['UpdateItem', { Key: item('COUNT#notes2') }],
    ['DeleteItem', { Key: item('NOTE#7') }],
    ['Query', query('NOTE#7')],
    ['Scan', {}],
    ['BatchGetItem', { RequestItems: { table: { Keys: [item('NOTE#7')] } } }],
    ['ExecuteStatement', { Statement: 'SELECT * FROM table' }],
  ])('is refused otherwise: %s', (operation, body) => {
    expect(ask(operation, body)).toHaveLength(1);
  });

  it('is let through in the indexes that its row names, and in no others', () => {
    expect(ask('Query', { ...query('2026-11'), IndexName: 'notes-by-day' })).toEqual([]);
    expect(ask('Query', { ...query('LIST#notes'), IndexName: 'another' })).toHaveLength(1);
  });

  it('is judged for each write of a transaction', () => {
    const transaction = {
      TransactItems: [
        { Put: { Item: item('NOTE#7') } },
        { Update: { Key: item('COUNT#notes') } },
        { Delete: { Key: item('NOTE#6') } },
        { ConditionCheck: { Key: item('NOTE#5') } },
      ],
    };
    expect(ask('TransactWriteItems', transaction)).toEqual([
      'dynamodb:DeleteItem on NOTE#6',
      'dynamodb:ConditionCheckItem on NOTE#5',
    ]);
  });
});

describe('a transaction of which AWS may judge each write by the partitions of all', () => {
  const uses = [
    { action: 'PutItem', partition: 'NOTE#7' },
    { action: 'UpdateItem', partition: 'COUNT#notes' },
  ];

  it('passes with the statements that the cloud is told', () => {
    expect(judgeByAllPartitions(statementsOf(allowed.table), uses)).toEqual([]);
  });

  it('is refused with a statement for each action', () => {
    const separate = Object.entries(allOf(...allowed.table)).map(([action, partitions]) => ({
      actions: [action],
      partitions,
    }));
    expect(judgeByAllPartitions(separate, uses)).toHaveLength(2);
  });

  it('is refused where it writes to two parts of a function, as the cloud then may', () => {
    const both = [...uses, { action: 'DeleteItem', partition: 'LOCK' }];
    expect(judgeByAllPartitions(statementsOf(allowed.table), both)).toHaveLength(3);
    expect(judgeByAllPartitions(statementsOf(allowed.table), [{ action: 'DeleteItem', partition: 'NOTE#7' }])).toEqual([
      'dynamodb:DeleteItem in one transaction',
    ]);
  });

  it('is refused where it touches what no write of the function may', () => {
    const others = [...uses, { action: 'PutItem', partition: 'RECORD#7' }];
    expect(judgeByAllPartitions(statementsOf(allowed.table), others)).toHaveLength(2);
  });
});

describe('what the statement of a transaction lets through besides', () => {
  const table = [
    { PutItem: ['NOTE#*', 'AUDIT#*'], UpdateItem: ['COUNTS#*'], DeleteItem: ['LIST#notes'] },
    { PutItem: ['LOCK'], DeleteItem: ['LOCK'] },
  ];
  const denials = denialsOf(table, 'AUDIT#*');
  const judgeAlone = (action: string, partition: string) =>
    judgeByAllPartitions(statementsOf(table), [{ action, partition }], denials);

  it('is denied where it is done alone: a note is not deleted because its place in a list is', () => {
    expect(denials).toEqual([
      { actions: ['DeleteItem'], partitions: ['AUDIT#*', 'NOTE#*', 'COUNTS#*'] },
      { actions: ['UpdateItem'], partitions: ['AUDIT#*', 'NOTE#*', 'LIST#*'] },
    ]);
    for (const [action, partition] of [
      ['DeleteItem', 'NOTE#7'],
      ['UpdateItem', 'NOTE#7'],
      ['DeleteItem', 'AUDIT#PERSON#1'],
    ] as const) {
      expect(judgeAlone(action, partition)).toHaveLength(1);
      expect(judgeByAllPartitions(statementsOf(table), [{ action, partition }])).toEqual([]);
    }
  });

  it('passes in the transaction that needs it, and so does alone what a part names', () => {
    const uses = [
      { action: 'PutItem', partition: 'NOTE#7' },
      { action: 'UpdateItem', partition: 'COUNTS#notes' },
      { action: 'DeleteItem', partition: 'LIST#notes' },
      { action: 'PutItem', partition: 'AUDIT#PERSON#1' },
    ];
    expect(judgeByAllPartitions(statementsOf(table), uses, denials)).toEqual([]);
    expect(judgeAlone('DeleteItem', 'LIST#notes')).toEqual([]);
    expect(judgeAlone('DeleteItem', 'LOCK')).toEqual([]);
    expect(judgeAlone('UpdateItem', 'COUNTS#notes')).toEqual([]);
  });

  it('stays where a part names some of it: what is named is never denied', () => {
    const [deleting] = denialsOf([{ PutItem: ['ONCE#*'], DeleteItem: ['ONCE#saveResult#*'] }], 'AUDIT#*');
    expect(deleting?.partitions).toEqual(['AUDIT#*']);
  });
});

it('what a function asks of the user pool is let through by its name', () => {
  expect(judge(allowed, 'AWSCognitoIdentityProviderService.AdminGetUser', {})).toEqual([]);
  expect(judge(allowed, 'AWSCognitoIdentityProviderService.AdminDeleteUser', {})).toHaveLength(1);
});
