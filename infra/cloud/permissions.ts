import type { AreaName } from '../../shared/api/contract.ts';

type TableAction =
  | 'BatchGetItem'
  | 'ConditionCheckItem'
  | 'DeleteItem'
  | 'GetItem'
  | 'PutItem'
  | 'Query'
  | 'UpdateItem';
type UserPoolAction = 'AdminGetUser' | 'AdminInitiateAuth' | 'AdminListGroupsForUser' | 'AdminRespondToAuthChallenge';
export type EnvironmentName = 'TABLE_NAME' | 'USER_POOL_ID' | 'BROWSER_CLIENT_ID' | 'SERVER_CLIENT_ID';

export type Permissions = {
  /** Which partitions of the table, by the start of their key, each action may touch. */
  readonly table: { readonly [Action in TableAction]?: readonly string[] };
  readonly userPool: readonly UserPoolAction[];
  readonly environment: readonly EnvironmentName[];
};

// Append-only: no function may read back, change or delete what it put there.
const trail = 'AUDIT#*';

/** What the function of each area may do, and what it is told. Nothing else is granted anywhere. */
export const permissions: { readonly [Area in AreaName]: Permissions } = {
  // Anyone on the internet stands behind this one: it puts messages, and can read back only that one was stored.
  intake: {
    table: {
      PutItem: ['MESSAGE#*', 'LIST#messages', 'ONCE#sendContactMessage#*'],
      UpdateItem: ['COUNT#messages'],
      GetItem: ['ONCE#sendContactMessage#*'],
    },
    userPool: [],
    environment: ['TABLE_NAME'],
  },
  inbox: {
    table: {
      PutItem: [trail],
      GetItem: ['MESSAGE#*'],
      Query: ['LIST#messages', 'COUNT#messages'],
      DeleteItem: ['MESSAGE#*', 'LIST#messages'],
      UpdateItem: ['COUNT#messages'],
    },
    userPool: [],
    environment: ['TABLE_NAME', 'USER_POOL_ID', 'BROWSER_CLIENT_ID', 'SERVER_CLIENT_ID'],
  },
  accounts: {
    table: {},
    userPool: ['AdminInitiateAuth', 'AdminRespondToAuthChallenge', 'AdminListGroupsForUser'],
    environment: ['USER_POOL_ID', 'BROWSER_CLIENT_ID', 'SERVER_CLIENT_ID'],
  },
  description: { table: {}, userPool: [], environment: [] },
};

/** The same for the functions that are not reached through the API. */
const innerPermissions = {
  preTokenGeneration: { table: {}, userPool: ['AdminGetUser'], environment: [] },
} as const satisfies Record<string, Permissions>;

export type FunctionName = AreaName | keyof typeof innerPermissions;

export const permissionsOf = (name: FunctionName): Permissions => ({ ...permissions, ...innerPermissions })[name];
