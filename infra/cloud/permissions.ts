import { auditIndexes, caseloadIndex } from '../../functions/data/table.ts';
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
export type ObjectPermissions = { readonly [Action in ObjectAction]?: readonly string[] };
export type EnvironmentName =
  | 'TABLE_NAME'
  | 'USER_POOL_ID'
  | 'BROWSER_CLIENT_ID'
  | 'SERVER_CLIENT_ID'
  | 'SIGNATURES_BUCKET'
  | 'TEMPORARY_BUCKET'
  | 'SITE_FRAME';

export type Permissions = {
  /** Which partitions of the table, by the start of their key, each action may touch. */
  readonly table: { readonly [Action in TableAction]?: readonly string[] };
  /** Which indexes it may query; each holds one kind of item. */
  readonly indexes?: readonly string[];
  readonly userPool: readonly UserPoolAction[];
  /** Which objects of the bucket of signatures, by the start of their name. */
  readonly signatures?: ObjectPermissions;
  /** The same of the bucket whose objects are gone after a day. */
  readonly temporary?: ObjectPermissions;
  /** Whether it may text a number. */
  readonly texts?: true;
  readonly environment: readonly EnvironmentName[];
};

// Append-only: no function may change or delete what it put there.
export const auditLog = 'AUDIT#*';

// What the gate needs wherever it stands: the sessions it holds and the audit log it keeps.
const gate = {
  table: {
    BatchGetItem: ['SESSION#*'],
    PutItem: [auditLog],
    UpdateItem: ['SESSION#*'],
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
const patientCounts = ['COUNTS#patients#*', 'COUNTS#patients-active#*', 'COUNTS#patients-inactive#*'];

const taskLists = ['LIST#tasks#*', 'LIST#tasks-done#*', 'LIST#patient-tasks#*'];
const taskCounts = ['COUNTS#tasks#*', 'COUNTS#tasks-done#*', 'COUNTS#patient-tasks#*'];

// What an admin may lift.
const accountLimits = ['LIMIT#code#*', 'LIMIT#mail#*', 'LIMIT#password#*', 'LIMIT#text#*'];

const ownPermissions: { readonly [Area in AreaName]: Permissions } = {
  // Anyone on the internet stands behind this one: it puts messages, and can read back only that one was stored.
  intake: {
    table: {
      PutItem: [
        'MESSAGE#*',
        'LIST#messages',
        'LIST#messages-waiting',
        'ONCE#sendContactMessage#*',
        'RECORD#*',
        'REFERENCE#*',
        'NAME#*',
        'LIKE#*',
        'LIST#patients',
        'LIST#patients-active',
        'LIST#no-baseline',
        'ONCE#sendReferral#*',
      ],
      UpdateItem: [
        'COUNTS#messages#*',
        'COUNTS#messages-waiting#*',
        'COUNTS#patients#*',
        'COUNTS#patients-active#*',
        'COUNTS#no-baseline#*',
      ],
      GetItem: ['ONCE#sendContactMessage#*', 'ONCE#sendReferral#*'],
    },
    userPool: [],
    environment: ['TABLE_NAME', 'SITE_FRAME'],
  },
  inbox: {
    table: {
      ConditionCheckItem: ['RECORD#*'],
      // The timeline of the patient whose message it is.
      PutItem: ['MESSAGE#*', 'LIST#messages', 'LIST#messages-waiting', 'RECORD#*'],
      GetItem: ['MESSAGE#*', 'RECORD#*'],
      Query: ['LIST#messages', 'COUNTS#messages#*', 'COUNTS#messages-waiting#*'],
      DeleteItem: ['MESSAGE#*', 'LIST#messages', 'LIST#messages-waiting'],
      UpdateItem: ['COUNTS#messages#*', 'COUNTS#messages-waiting#*'],
    },
    userPool: ['AdminGetUser'],
    environment: [],
  },
  records: {
    table: {
      BatchGetItem: ['LIST#patients'],
      ConditionCheckItem: ['RECORD#*', 'RESULTS#*'],
      DeleteItem: ['NAME#*', 'LIKE#*', ...patientLists, ...activeLists],
      GetItem: ['RECORD#*', 'REFERENCE#*', 'LIST#notes#*', 'LIST#no-baseline', 'ONCE#*'],
      PutItem: [
        'RECORD#*',
        'REFERENCE#*',
        'NAME#*',
        'LIKE#*',
        'NOTE#*',
        'LIST#notes#*',
        'ONCE#*',
        ...patientLists,
        ...activeLists,
      ],
      Query: [
        'ALERT#*',
        'RECORD#*',
        'NAME#*',
        'LIKE#*',
        'NOTE#*',
        'LIST#notes#*',
        'COUNTS#notes#*',
        'RESULTS#*',
        ...patientLists,
        ...patientCounts,
      ],
      UpdateItem: ['RECORD#*', 'COUNTS#notes#*', 'COUNTS#due-tests#*', 'COUNTS#no-baseline#*', ...patientCounts],
    },
    userPool: ['AdminGetUser', 'ListUsersInGroup'],
    signatures: { GetObject: ['claimed/*'], PutObject: ['claimed/*'] },
    temporary: { GetObject: ['unclaimed/*'], PutObject: ['unclaimed/*'] },
    environment: ['SIGNATURES_BUCKET', 'TEMPORARY_BUCKET'],
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
      BatchGetItem: ['ALERT#*', 'RECORD#*', 'RESULTS#*'],
      ConditionCheckItem: ['RECORD#*'],
      DeleteItem: ['LIST#alert-reviews', 'LIST#due-tests', 'LIST#no-baseline', 'LIST#open-alerts', 'LIST#results#*'],
      GetItem: ['ALERT#*', 'LIST#no-baseline', 'ONCE#correctResult#*', 'ONCE#saveResult#*', 'RECORD#*', 'RESULTS#*'],
      PutItem: [
        'ALERT#*',
        'FEEDBACK#*',
        'LIST#alert-reviews',
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
        'COUNTS#alert-reviews#*',
        'COUNTS#due-tests#*',
        'COUNTS#no-baseline#*',
        'COUNTS#open-alerts#*',
        'COUNTS#results#*',
        'FEEDBACK-TOTALS',
        'LIST#alert-reviews',
        'LIST#due-tests',
        'LIST#no-baseline',
        'LIST#open-alerts',
        'LIST#results#*',
        'ORGDATA',
        'RESULTS#*',
      ],
      UpdateItem: [
        'ALERT#*',
        'COUNTS#alert-reviews#*',
        'COUNTS#due-tests#*',
        'COUNTS#no-baseline#*',
        'COUNTS#open-alerts#*',
        'COUNTS#results#*',
        'FEEDBACK-TOTALS',
        'ORGDATA',
        // The day of the last contact; an alert that is raised is a change of the record.
        'RECORD#*',
      ],
    },
    userPool: ['AdminGetUser'],
    temporary: { GetObject: ['exports/*'], PutObject: ['exports/*'] },
    environment: ['TEMPORARY_BUCKET'],
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
  audit: {
    table: {
      Query: ['AUDIT#*', 'REVIEW#*'],
      // Whose record each entry is about.
      BatchGetItem: ['RECORD#*'],
    },
    indexes: Object.values(auditIndexes).map(({ name }) => name),
    userPool: ['AdminGetUser'],
    environment: [],
  },
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
  work: {
    table: {
      BatchGetItem: ['ALERT#*', 'RECORD#*', 'RESULTS#*'],
      ConditionCheckItem: ['RECORD#*'],
      DeleteItem: taskLists,
      GetItem: ['ONCE#createTask#*', 'RECORD#*', 'TASK#*'],
      PutItem: ['ONCE#createTask#*', 'RECORD#*', 'TASK#*', ...taskLists],
      Query: [
        'COUNTS#alert-reviews#*',
        'COUNTS#messages-waiting#*',
        'COUNTS#open-alerts#*',
        'DRAFT#*',
        'LIST#alert-reviews',
        'LIST#messages-waiting',
        'LIST#open-alerts',
        ...taskLists,
        ...taskCounts,
      ],
      UpdateItem: ['RECORD#*', ...taskCounts],
    },
    indexes: [caseloadIndex.name],
    userPool: ['AdminGetUser', 'ListUsersInGroup'],
    environment: [],
  },
  settings: {
    table: { GetItem: ['SETTINGS'], PutItem: ['SETTINGS'] },
    userPool: ['AdminGetUser', 'ListUsersInGroup'],
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
  // It reads which alerts are open and texts those on duty; of a patient it writes that they were texted, and reads nothing.
  escalateAlerts: {
    table: {
      GetItem: ['SETTINGS'],
      PutItem: ['RECORD#*'],
      Query: ['LIST#open-alerts'],
      UpdateItem: ['LIST#open-alerts', 'LIMIT#day#*'],
    },
    userPool: ['AdminGetUser', 'ListUsersInGroup'],
    texts: true,
    environment: ['TABLE_NAME', 'USER_POOL_ID'],
  },
  // It counts what is due; it can dispose of nothing.
  retention: { table: { Query: ['LIST#messages', 'LIST#patients'] }, userPool: [], environment: ['TABLE_NAME'] },
} as const satisfies Record<string, Permissions>;

export type FunctionName = AreaName | keyof typeof innerPermissions;

export const permissionsOf = (name: FunctionName): Permissions => ({ ...permissions, ...innerPermissions })[name];

const writeActions = new Set<string>(['ConditionCheckItem', 'DeleteItem', 'PutItem', 'UpdateItem']);

export type Statement = { actions: readonly string[]; partitions: readonly string[] };

/**
 * The rows as IAM is told them. AWS does not say whether each write of a transaction is judged by its own partition, or by
 * those of all of them. So all writes of a function have one statement, with the partitions of all of them: under either
 * reading it lets through what the rows name. What they may not do to the audit log is denied besides.
 */
export const statementsOf = (rows: Permissions['table']): Statement[] => {
  const all = Object.entries(rows);
  const writes = all.filter(([action]) => writeActions.has(action));
  const reads = all.filter(([action]) => !writeActions.has(action));
  const statements = reads.map(([action, partitions]) => ({ actions: [action], partitions }));
  if (writes.length === 0) return statements;
  const partitions = [...new Set(writes.flatMap(([, some]) => some))];
  return [...statements, { actions: writes.map(([action]) => action), partitions }];
};
