import { auditIndexes, caseloadIndex } from '../../functions/data/table.ts';
import { type ApiFunction, apiFunctions, areasOf } from '../../functions/deployed.ts';
import { accountsCopy } from '../../functions/files/accounts-copy.ts';
import { type Call, concernsRecords } from '../../shared/api/call.ts';
import { type AreaName, areas } from '../../shared/api/contract.ts';
import { allOf, type TableAccess, type TableParts } from './table-access.ts';
import {
  areasApart,
  areaTables,
  auditing,
  innerTables,
  recordAccessTable,
  sessionAccessTable,
} from './table-permissions.ts';

type UserPoolAction =
  | 'AdminAddUserToGroup'
  | 'AdminCreateUser'
  | 'AdminDisableUser'
  | 'AdminEnableUser'
  | 'AdminForgetDevice'
  | 'AdminGetUser'
  | 'AdminInitiateAuth'
  | 'AdminListDevices'
  | 'AdminListGroupsForUser'
  | 'AdminRemoveUserFromGroup'
  | 'AdminRespondToAuthChallenge'
  | 'AdminSetUserMFAPreference'
  | 'AdminSetUserPassword'
  | 'AdminUpdateDeviceStatus'
  | 'AdminUpdateUserAttributes'
  | 'AdminUserGlobalSignOut'
  | 'ListUsers'
  | 'ListUsersInGroup';
/** `ListBucket`: to be told that an object is missing, where S3 otherwise says "access denied". */
type ObjectAction = 'DeleteObject' | 'GetObject' | 'GetObjectTagging' | 'ListBucket' | 'PutObject';
export type ObjectPermissions = { readonly [Action in ObjectAction]?: readonly string[] };
export type EnvironmentName =
  | 'TABLE_NAME'
  | 'USER_POOL_ID'
  | 'BROWSER_CLIENT_ID'
  | 'SERVER_CLIENT_ID'
  | 'SIGNATURES_BUCKET'
  | 'TEMPORARY_BUCKET'
  | 'MALWARE_SCAN'
  | 'SITE_FRAME'
  | 'SITE_ADDRESS'
  | 'KEYS';

export type Permissions = {
  readonly table: TableParts;
  /** The indexes that it may query; `functions/data/table.ts` says what each contains. */
  readonly indexes?: readonly string[];
  readonly userPool: readonly UserPoolAction[];
  /** The objects of the bucket of signatures, by prefix. */
  readonly signatures?: ObjectPermissions;
  /** The objects of the bucket of temporary files, by prefix. */
  readonly temporary?: ObjectPermissions;
  /** Whether it may text a number. */
  readonly texts?: true;
  /** Whether it may send mail from the organisation's own address, and from no other. */
  readonly mails?: true;
  /** Whether it may read the state of the encryption keys. */
  readonly keys?: true;
  readonly environment: readonly EnvironmentName[];
};

/** The permissions of a function beside the table; anything that is not named is denied. */
type Others = Partial<Omit<Permissions, 'table'>>;

const gateEnvironment = ['TABLE_NAME', 'USER_POOL_ID', 'BROWSER_CLIENT_ID', 'SERVER_CLIENT_ID'] as const;

const areaOthers: { readonly [Area in AreaName]: Others } = {
  // Mails: acknowledgements of referrals. Files: it signs the forms by which browsers upload them, and opens none.
  intake: {
    mails: true,
    temporary: { PutObject: ['quarantine/*'] },
    environment: ['TABLE_NAME', 'SITE_FRAME', 'SITE_ADDRESS', 'TEMPORARY_BUCKET'],
  },
  answers: { environment: ['TABLE_NAME', 'SITE_FRAME'] },
  inbox: { userPool: ['AdminGetUser'] },
  records: {
    userPool: ['AdminGetUser', 'ListUsersInGroup'],
    signatures: { GetObject: ['claimed/*', 'documents/*'], PutObject: ['claimed/*'] },
    temporary: { GetObject: ['unclaimed/*'], PutObject: ['unclaimed/*', 'quarantine/*'] },
    environment: ['SIGNATURES_BUCKET', 'TEMPORARY_BUCKET'],
  },
  referrals: { indexes: [caseloadIndex.name], userPool: ['AdminGetUser', 'ListUsersInGroup'], mails: true },
  accounts: {
    userPool: [
      'AdminForgetDevice',
      'AdminGetUser',
      'AdminInitiateAuth',
      'AdminListDevices',
      'AdminListGroupsForUser',
      'AdminRespondToAuthChallenge',
      'AdminSetUserPassword',
      'AdminUserGlobalSignOut',
    ],
    environment: gateEnvironment,
  },
  questionnaires: {
    indexes: [caseloadIndex.name],
    // The workers and services for the filters of the report.
    userPool: ['AdminGetUser', 'ListUsersInGroup'],
    temporary: { GetObject: ['exports/*'], PutObject: ['exports/*'] },
    // It sends one-use links.
    texts: true,
    mails: true,
    environment: ['SITE_ADDRESS', 'TEMPORARY_BUCKET'],
  },
  session: {
    userPool: [
      'AdminForgetDevice',
      'AdminGetUser',
      'AdminListDevices',
      'AdminSetUserMFAPreference',
      'AdminUpdateDeviceStatus',
    ],
  },
  users: {
    userPool: [
      'AdminAddUserToGroup',
      'AdminCreateUser',
      'AdminDisableUser',
      'AdminEnableUser',
      'AdminForgetDevice',
      'AdminGetUser',
      'AdminListDevices',
      'AdminListGroupsForUser',
      'AdminRemoveUserFromGroup',
      'AdminSetUserMFAPreference',
      'AdminSetUserPassword',
      'AdminUpdateUserAttributes',
      'AdminUserGlobalSignOut',
      'ListUsers',
      'ListUsersInGroup',
    ],
  },
  audit: { indexes: Object.values(auditIndexes).map(({ name }) => name), userPool: ['AdminGetUser'] },
  drafts: {},
  work: { indexes: [caseloadIndex.name], userPool: ['AdminGetUser', 'ListUsersInGroup'] },
  settings: { userPool: ['AdminGetUser', 'ListUsersInGroup'] },
  diary: { userPool: ['AdminGetUser', 'ListUsersInGroup'] },
  // Whether the owner of the feed still works here.
  calendar: { userPool: ['AdminGetUser', 'AdminListGroupsForUser'], environment: ['TABLE_NAME', 'USER_POOL_ID'] },
  transfer: { userPool: ['AdminGetUser', 'ListUsersInGroup'] },
  description: {},
};

/** The same of the functions that are not reached through the API. */
const innerOthers = {
  customMessage: { environment: ['TABLE_NAME'] },
  preSignUp: { environment: ['TABLE_NAME'] },
  preTokenGeneration: {
    userPool: ['AdminForgetDevice', 'AdminGetUser', 'AdminListDevices'],
    environment: ['TABLE_NAME'],
  },
  escalateAlerts: {
    userPool: ['AdminGetUser', 'ListUsersInGroup'],
    texts: true,
    environment: ['TABLE_NAME', 'USER_POOL_ID'],
  },
  remindPeople: { texts: true, mails: true, environment: ['TABLE_NAME', 'SITE_ADDRESS'] },
  // It alone opens uploads, and it alone stores or deletes the checked files that others open.
  checkDocuments: {
    signatures: { PutObject: ['documents/*'], DeleteObject: ['documents/*'] },
    // It gives up a file that is missing, and no file that it only may not read.
    temporary: {
      GetObject: ['quarantine/*'],
      GetObjectTagging: ['quarantine/*'],
      ListBucket: ['quarantine/*'],
      DeleteObject: ['quarantine/*'],
    },
    environment: ['TABLE_NAME', 'SIGNATURES_BUCKET', 'TEMPORARY_BUCKET', 'MALWARE_SCAN'],
  },
  retention: { environment: ['TABLE_NAME'] },
  countReport: { environment: ['TABLE_NAME'] },
  // It copies the accounts beside the signatures, and checks that no key is about to be deleted.
  nightly: {
    userPool: ['ListUsers', 'ListUsersInGroup'],
    signatures: { PutObject: [accountsCopy] },
    keys: true,
    environment: ['USER_POOL_ID', 'SIGNATURES_BUCKET', 'KEYS'],
  },
  // It requests the site as a visitor would.
  probe: { environment: ['SITE_ADDRESS'] },
} as const satisfies { readonly [Name in keyof typeof innerTables]: Others };

type InnerName = keyof typeof innerTables;
export type FunctionName = ApiFunction | InnerName;

const answersStaff = (area: AreaName) =>
  Object.values<Call>(areas[area]).some(({ permission }) => permission !== 'public');

const unite = <Value>(lists: readonly (readonly Value[] | undefined)[]): Value[] => [
  ...new Set(lists.flatMap((list) => list ?? [])),
];

const uniteObjects = (name: 'signatures' | 'temporary', others: readonly Others[]): Others => {
  const buckets = others.flatMap((one) => one[name] ?? []);
  const actions = unite(buckets.map((bucket) => Object.keys(bucket) as ObjectAction[]));
  const rows = actions.map((action) => [action, unite(buckets.map((bucket) => bucket[action]))]);
  return actions.length > 0 ? { [name]: Object.fromEntries(rows) } : {};
};

/** The access of the gate of a function that answers staff; every write of theirs is in one transaction with its audit event. */
const gateOf = (own: readonly AreaName[]): TableAccess =>
  own.some((area) => Object.values<Call>(areas[area]).some(concernsRecords))
    ? allOf(sessionAccessTable, recordAccessTable)
    : sessionAccessTable;

/** What the areas of a function need, together. */
const permissionsOfApi = (name: ApiFunction): Permissions => {
  const own = areasOf(name);
  const others: Others[] = own.map((area) => areaOthers[area]);
  const isForStaff = own.some(answersStaff);
  const main = allOf(...own.map((area) => areaTables[area]), ...(isForStaff ? [auditing] : []));
  return {
    table: [main, ...own.flatMap((area) => areasApart[area] ?? []), ...(isForStaff ? [gateOf(own)] : [])],
    indexes: unite(others.map(({ indexes }) => indexes)),
    userPool: unite(others.map(({ userPool }) => userPool)),
    ...uniteObjects('signatures', others),
    ...uniteObjects('temporary', others),
    ...(others.some(({ texts }) => texts) && { texts: true }),
    ...(others.some(({ mails }) => mails) && { mails: true }),
    environment: unite([...others.map(({ environment }) => environment), isForStaff ? gateEnvironment : []]),
  };
};

const permissionsOfInner = (name: InnerName): Permissions => {
  const others: Others = innerOthers[name];
  return { userPool: [], environment: [], ...others, table: innerTables[name] };
};

/** The permissions and the environment of each function of the API. Nothing else is granted anywhere. */
export const permissions = Object.fromEntries(apiFunctions.map((name) => [name, permissionsOfApi(name)])) as {
  readonly [Name in ApiFunction]: Permissions;
};

const innerPermissions = Object.fromEntries(
  (Object.keys(innerTables) as InnerName[]).map((name) => [name, permissionsOfInner(name)]),
) as { readonly [Name in InnerName]: Permissions };

/** The permissions of every function, by its name. */
export const functionPermissions: Readonly<Record<FunctionName, Permissions>> = {
  ...permissions,
  ...innerPermissions,
};

export const permissionsOf = (name: FunctionName): Permissions => functionPermissions[name];
