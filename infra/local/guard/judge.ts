import * as z from 'zod';
import { tableSchema } from '../../../functions/kernel/store/table.ts';
import type { Permissions } from '../../cloud/permissions.ts';
import { allOf, denialsOf, type Statement, statementsOf } from '../../cloud/table-access.ts';
import { auditLog } from '../../cloud/table-permissions.ts';

const value = z.looseObject({ S: z.string().optional() });
const keyed = z.object({ [tableSchema.partitionKey]: value });
const request = z.object({
  Key: keyed.optional(),
  Item: keyed.optional(),
  IndexName: z.string().optional(),
  KeyConditionExpression: z.string().optional(),
  ExpressionAttributeNames: z.record(z.string(), z.string()).default({}),
  ExpressionAttributeValues: z.record(z.string(), value).default({}),
  TransactItems: z.array(z.record(z.string(), z.unknown())).default([]),
  RequestItems: z.record(z.string(), z.object({ Keys: z.array(keyed).default([]) })).default({}),
});
type Request = z.infer<typeof request>;

type Use = { action: string; partition: string };

const itemActions: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  Get: 'GetItem',
  ConditionCheck: 'ConditionCheckItem',
};

const findQueried = ({ KeyConditionExpression = '', ExpressionAttributeNames, ExpressionAttributeValues }: Request) => {
  for (const [, name = '', bound = ''] of KeyConditionExpression.matchAll(/(#?\w+)\s*=\s*(:\w+)/g)) {
    if ((ExpressionAttributeNames[name] ?? name) === tableSchema.partitionKey) {
      return ExpressionAttributeValues[bound]?.S;
    }
  }
  return undefined;
};

/** Every partition that a request to DynamoDB touches, with the action that our permissions name; one names all reading by key. */
const listUses = (operation: string, body: unknown): Use[] => {
  const parsed = request.parse(body);
  if (parsed.TransactItems.length > 0) {
    return parsed.TransactItems.flatMap((item) =>
      Object.entries(item).flatMap(([kind, one]) => listUses(itemActions[kind] ?? kind, request.parse(one))),
    );
  }
  const batch = Object.values(parsed.RequestItems).flatMap(({ Keys }) => Keys);
  const keys = [parsed.Key, parsed.Item, ...batch].flatMap((key) => key?.[tableSchema.partitionKey]?.S ?? []);
  const queried = findQueried(parsed);
  const partitions = queried === undefined ? keys : [queried];
  // A request that names no partition could touch all of them.
  const action = operation === 'BatchGetItem' ? 'GetItem' : operation;
  return (partitions.length > 0 ? partitions : ['']).map((partition) => ({ action, partition }));
};

const covers = (pattern: string, partition: string) =>
  pattern.endsWith('*') ? partition.startsWith(pattern.slice(0, -1)) : partition === pattern;

// Anyone on the internet may make these requests to a user pool, and those that a token of the account authorises: IAM
// is not asked.
const unsigned = [
  'AssociateSoftwareToken',
  'ConfirmDevice',
  'ConfirmForgotPassword',
  'ConfirmSignUp',
  'ForgotPassword',
  'GetTokensFromRefreshToken',
  'ResendConfirmationCode',
  'SignUp',
  'VerifySoftwareToken',
];

type Rows = { readonly [action: string]: readonly string[] | undefined };
type Policy = { rows: Rows; statements: Statement[]; denials: Statement[] };

// Made once of each table: a function asks again and again.
const policies = new WeakMap<Permissions['table'], Policy>();

const policyOf = (table: Permissions['table']): Policy => {
  const policy = policies.get(table) ?? {
    rows: allOf(...table),
    statements: statementsOf(table),
    denials: denialsOf(table, auditLog),
  };
  policies.set(table, policy);
  return policy;
};

/** The first reading of how IAM judges a transaction: each write by its own partition, by the row of its action. */
const judgeByOwnPartition = (rows: Rows, uses: Use[]): string[] =>
  uses
    .filter(({ action, partition }) => !rows[action]?.some((pattern) => covers(pattern, partition)))
    .map(({ action, partition }) => `dynamodb:${action} on ${partition}`);

const coverAll = ({ partitions }: Statement, uses: Use[]) =>
  uses.every(({ partition }) => partitions.some((pattern) => covers(pattern, partition)));

/** The second reading: each action of a transaction by the partitions of all its writes, by one statement. */
export const judgeByAllPartitions = (statements: Statement[], uses: Use[], denials: Statement[] = []): string[] => {
  const actions = [...new Set(uses.map(({ action }) => action))];
  const isNamed = (list: Statement[], action: string) =>
    list.some((statement) => statement.actions.includes(action) && coverAll(statement, uses));
  return actions
    .filter((action) => !isNamed(statements, action) || isNamed(denials, action))
    .map((action) => `dynamodb:${action} in one transaction`);
};

/** The refused parts of a request by a function with these permissions; empty when all of it is allowed. */
export const judge = (allowed: Permissions, target: string, body: unknown): string[] => {
  const [service = '', operation = ''] = target.split('.');
  if (!service.startsWith('DynamoDB')) {
    const mayAsk = unsigned.includes(operation) || allowed.userPool?.some((action) => action === operation);
    return mayAsk ? [] : [`cognito-idp:${operation}`];
  }
  const parsed = request.parse(body);
  const { IndexName } = parsed;
  if (operation === 'Scan') return allowed.scans ? [] : ['dynamodb:Scan'];
  if (operation === 'Query' && IndexName !== undefined) {
    return allowed.indexes?.includes(IndexName) ? [] : [`dynamodb:Query on the index ${IndexName}`];
  }
  const { rows, statements, denials } = policyOf(allowed.table);
  const uses = listUses(operation, parsed);
  const own = judgeByOwnPartition(rows, uses);
  return own.length > 0 ? own : judgeByAllPartitions(statements, uses, denials);
};
