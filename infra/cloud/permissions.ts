import type { Call } from '../../shared/api/call.ts';
import { type AreaName, areas } from '../../shared/api/contract.ts';

type TableAction =
  | 'BatchGetItem'
  | 'ConditionCheckItem'
  | 'DeleteItem'
  | 'GetItem'
  | 'PutItem'
  | 'Query'
  | 'UpdateItem';
type UserPoolAction =
  | 'AdminAddUserToGroup'
  | 'AdminCreateUser'
  | 'AdminDisableUser'
  | 'AdminEnableUser'
  | 'AdminGetUser'
  | 'AdminInitiateAuth'
  | 'AdminListGroupsForUser'
  | 'AdminRemoveUserFromGroup'
  | 'AdminRespondToAuthChallenge'
  | 'AdminSetUserMFAPreference'
  | 'AdminSetUserPassword'
  | 'AdminUpdateUserAttributes'
  | 'AdminUserGlobalSignOut'
  | 'ListUsers'
  | 'ListUsersInGroup';
type ObjectAction = 'GetObject' | 'PutObject';
export type EnvironmentName =
  | 'TABLE_NAME'
  | 'USER_POOL_ID'
  | 'BROWSER_CLIENT_ID'
  | 'SERVER_CLIENT_ID'
  | 'SIGNATURES_BUCKET'
  | 'SITE_FRAME';

export type Permissions = {
  /** Which partitions of the table, by the start of their key, each action may touch. */
  readonly table: { readonly [Action in TableAction]?: readonly string[] };
  readonly userPool: readonly UserPoolAction[];
  /** Which objects of the bucket of signatures, by the start of their name. */
  readonly signatures?: { readonly [Action in ObjectAction]?: readonly string[] };
  readonly environment: readonly EnvironmentName[];
};

// Append-only: no function may change or delete what it put there.
const auditLog = 'AUDIT#*';

// What the gate needs wherever it stands: the sessions it holds, the audit log it keeps and the counts for its review.
const gate = {
  table: {
    BatchGetItem: ['SESSION#*'],
    PutItem: [auditLog],
    UpdateItem: ['REVIEW#*', 'SESSION#*'],
  },
  environment: ['TABLE_NAME', 'USER_POOL_ID', 'BROWSER_CLIENT_ID', 'SERVER_CLIENT_ID'],
} as const satisfies Pick<Permissions, 'table' | 'environment'>;

const withGate = ({ table, environment, ...own }: Permissions): Permissions => {
  const actions = [...new Set([...Object.keys(table), ...Object.keys(gate.table)])] as TableAction[];
  const gateTable: Permissions['table'] = gate.table;
  return {
    table: Object.fromEntries(
      actions.map((action) => [action, [...new Set([...(table[action] ?? []), ...(gateTable[action] ?? [])])]]),
    ),
    ...own,
    environment: [...new Set([...environment, ...gate.environment])],
  };
};

const patientLists = ['LIST#patients', 'LIST#patients-active', 'LIST#patients-inactive'];
// Where only active patients are.
const activeLists = ['LIST#due-tests', 'LIST#no-baseline'];
const patientCounts = ['COUNT#patients', 'COUNT#patients-active', 'COUNT#patients-inactive'];

// What an admin may lift.
const accountLimits = ['LIMIT#code#*', 'LIMIT#mail#*', 'LIMIT#password#*', 'LIMIT#text#*'];

const ownPermissions: { readonly [Area in AreaName]: Permissions } = {
  // Anyone on the internet stands behind this one: it puts messages, and can read back only that one was stored.
  intake: {
    table: {
      PutItem: [
        'MESSAGE#*',
        'LIST#messages',
        'ONCE#sendContactMessage#*',
        'RECORD#*',
        'NAME#*',
        'LIKE#*',
        'LIST#patients',
        'LIST#patients-active',
        'LIST#no-baseline',
        'ONCE#sendReferral#*',
      ],
      UpdateItem: ['COUNT#messages', 'COUNT#patients', 'COUNT#patients-active', 'COUNT#no-baseline'],
      GetItem: ['ONCE#sendContactMessage#*', 'ONCE#sendReferral#*'],
    },
    userPool: [],
    environment: ['TABLE_NAME', 'SITE_FRAME'],
  },
  inbox: {
    table: {
      PutItem: [auditLog],
      GetItem: ['MESSAGE#*'],
      Query: ['LIST#messages', 'COUNT#messages'],
      DeleteItem: ['MESSAGE#*', 'LIST#messages'],
      UpdateItem: ['COUNT#messages'],
    },
    userPool: [],
    environment: ['TABLE_NAME', 'USER_POOL_ID', 'BROWSER_CLIENT_ID', 'SERVER_CLIENT_ID'],
  },
  records: {
    table: {
      BatchGetItem: ['LIST#patients'],
      ConditionCheckItem: ['RECORD#*', 'RESULTS#*'],
      DeleteItem: ['NAME#*', 'LIKE#*', ...patientLists, ...activeLists],
      GetItem: ['RECORD#*', 'LIST#notes#*', 'LIST#no-baseline', 'ONCE#*'],
      PutItem: ['RECORD#*', 'NAME#*', 'LIKE#*', 'NOTE#*', 'LIST#notes#*', 'ONCE#*', ...patientLists, ...activeLists],
      Query: [
        'RECORD#*',
        'NAME#*',
        'LIKE#*',
        'NOTE#*',
        'LIST#notes#*',
        'COUNT#notes#*',
        'RESULTS#*',
        ...patientLists,
        ...patientCounts,
      ],
      UpdateItem: ['RECORD#*', 'COUNT#notes#*', 'COUNT#due-tests', 'COUNT#no-baseline', ...patientCounts],
    },
    userPool: ['AdminGetUser', 'ListUsersInGroup'],
    signatures: { GetObject: ['unclaimed/*', 'claimed/*'], PutObject: ['unclaimed/*', 'claimed/*'] },
    environment: ['SIGNATURES_BUCKET'],
  },
  accounts: {
    table: {
      GetItem: ['LIMIT#code#*', 'LIMIT#day#*', 'LIMIT#mail#*', 'LIMIT#password#*', 'SESSION#*'],
      PutItem: ['LIMIT#code#*', 'LIMIT#mail#*', 'LIMIT#password#*', 'SIGN-UP#*'],
      UpdateItem: ['SESSION#*'],
    },
    userPool: [
      'AdminGetUser',
      'AdminInitiateAuth',
      'AdminListGroupsForUser',
      'AdminRespondToAuthChallenge',
      'AdminSetUserPassword',
      'AdminUserGlobalSignOut',
    ],
    environment: ['TABLE_NAME', 'USER_POOL_ID', 'BROWSER_CLIENT_ID', 'SERVER_CLIENT_ID'],
  },
  questionnaires: {
    table: {
      BatchGetItem: ['RECORD#*', 'RESULTS#*'],
      ConditionCheckItem: ['RECORD#*'],
      DeleteItem: ['LIST#due-tests', 'LIST#no-baseline', 'LIST#open-alerts', 'LIST#results#*'],
      GetItem: [
        'ALERT#*',
        'FEEDBACK-TOTALS',
        'LIST#no-baseline',
        'ONCE#correctResult#*',
        'ONCE#saveResult#*',
        'RECORD#*',
        'RESULTS#*',
      ],
      PutItem: [
        'ALERT#*',
        'FEEDBACK#*',
        'LIST#due-tests',
        'LIST#open-alerts',
        'LIST#results#*',
        'ONCE#correctResult#*',
        'ONCE#saveFeedback#*',
        'ONCE#saveResult#*',
        'RECORD#*',
        'RESULTS#*',
      ],
      Query: [
        'ALERT#*',
        'COUNT#due-tests',
        'COUNT#no-baseline',
        'COUNT#open-alerts',
        'COUNT#results#*',
        'LIST#due-tests',
        'LIST#no-baseline',
        'LIST#open-alerts',
        'LIST#results#*',
        'ORGDATA',
        'RESULTS#*',
      ],
      UpdateItem: [
        'ALERT#*',
        'COUNT#due-tests',
        'COUNT#no-baseline',
        'COUNT#open-alerts',
        'COUNT#results#*',
        'FEEDBACK-TOTALS',
        'ORGDATA',
      ],
    },
    userPool: ['AdminGetUser'],
    signatures: { GetObject: ['exports/*'], PutObject: ['exports/*'] },
    environment: ['SIGNATURES_BUCKET'],
  },
  session: { table: {}, userPool: [], environment: [] },
  users: {
    table: { PutItem: ['LOCK#staff'], DeleteItem: ['LOCK#staff', ...accountLimits], Query: accountLimits },
    userPool: [
      'AdminAddUserToGroup',
      'AdminCreateUser',
      'AdminDisableUser',
      'AdminEnableUser',
      'AdminGetUser',
      'AdminListGroupsForUser',
      'AdminRemoveUserFromGroup',
      'AdminSetUserMFAPreference',
      'AdminSetUserPassword',
      'AdminUpdateUserAttributes',
      'AdminUserGlobalSignOut',
      'ListUsers',
      'ListUsersInGroup',
    ],
    environment: [],
  },
  // The only function that reads the audit log back; none can change it.
  audit: { table: { Query: ['AUDIT#*', 'REVIEW#*'] }, userPool: ['AdminGetUser'], environment: [] },
  drafts: {
    table: {
      GetItem: ['DRAFT#*'],
      Query: ['DRAFT#*'],
      PutItem: ['DRAFT#*'],
      DeleteItem: ['DRAFT#*'],
      // Whose record each draft is about.
      BatchGetItem: ['RECORD#*'],
    },
    userPool: [],
    environment: [],
  },
  description: { table: {}, userPool: [], environment: [] },
};

const answersStaff = (area: AreaName) =>
  Object.values<Call>(areas[area]).some(({ permission }) => permission !== 'public');

/** What the function of each area may do, and what it is told. Nothing else is granted anywhere. */
export const permissions = Object.fromEntries(
  Object.entries(ownPermissions).map(([area, own]) => [area, answersStaff(area as AreaName) ? withGate(own) : own]),
) as { readonly [Area in AreaName]: Permissions };

/** The same for the functions that are not reached through the API. */
const innerPermissions = {
  customMessage: {
    table: {
      DeleteItem: ['SIGN-UP#*'],
      GetItem: ['LIMIT#text#*'],
      PutItem: ['LIMIT#text#*'],
      UpdateItem: ['LIMIT#day#*'],
    },
    userPool: [],
    environment: ['TABLE_NAME'],
  },
  preSignUp: { table: { DeleteItem: ['SIGN-UP#*'] }, userPool: [], environment: ['TABLE_NAME'] },
  preTokenGeneration: { table: {}, userPool: ['AdminGetUser'], environment: [] },
  // It counts what is due; it can dispose of nothing.
  retention: { table: { Query: ['LIST#messages', 'LIST#patients'] }, userPool: [], environment: ['TABLE_NAME'] },
} as const satisfies Record<string, Permissions>;

export type FunctionName = AreaName | keyof typeof innerPermissions;

export const permissionsOf = (name: FunctionName): Permissions => ({ ...permissions, ...innerPermissions })[name];
