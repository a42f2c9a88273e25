import type { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider';
import { auditIndexes, placeNames } from '../../functions/kernel/store/table.ts';
import { accountsCopy } from '../../functions/users/accounts-copy.ts';
import { publishedFolder } from '../../shared/site/find-site-file.ts';
import type { TableParts } from './table-access.ts';
import { tablePermissions } from './table-permissions.ts';

type UserPoolAction = Capitalize<keyof CognitoIdentityProvider & string>;
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
  | 'KEYS'
  | 'FILES_BUCKET'
  | 'PAGE_PARTS';

/** The permissions of a function; anything that is not named is denied. */
export type Permissions = {
  readonly table: TableParts;
  /** Whether it may read the whole table, item by item: what is about a person is in partitions of every name. */
  readonly scans?: true;
  /** The indexes that it may query; `functions/kernel/store/table.ts` says what each contains. */
  readonly indexes?: readonly string[];
  readonly userPool?: readonly UserPoolAction[];
  /** The objects of the bucket of signatures, by prefix. */
  readonly signatures?: ObjectPermissions;
  /** The objects of the bucket of temporary files, by prefix. */
  readonly temporary?: ObjectPermissions;
  /** The files of the public site, by prefix. */
  readonly siteFiles?: ObjectPermissions;
  /** Whether it may text a number. */
  readonly texts?: true;
  /** Whether it may send mail from the organisation's own address, and from no other. */
  readonly mails?: true;
  /** Whether it may read the state of the encryption keys. */
  readonly keys?: true;
  readonly environment: readonly EnvironmentName[];
};

export type FunctionName = keyof typeof tablePermissions;

const gateEnvironment = ['TABLE_NAME', 'USER_POOL_ID', 'BROWSER_CLIENT_ID', 'SERVER_CLIENT_ID'] as const;

const others: { readonly [Name in FunctionName]: Omit<Permissions, 'table'> } = {
  // Mails: acknowledgements of referrals. Files: it signs the forms by which browsers upload them, and opens none.
  public: {
    mails: true,
    temporary: { PutObject: ['quarantine/*'] },
    environment: ['TABLE_NAME', 'SITE_FRAME', 'SITE_ADDRESS', 'TEMPORARY_BUCKET'],
  },
  // Accounts: whether the owner of a feed still works here.
  answers: {
    userPool: ['AdminGetUser', 'AdminListGroupsForUser'],
    environment: ['TABLE_NAME', 'SITE_FRAME', 'USER_POOL_ID'],
  },
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
  staff: {
    indexes: placeNames,
    userPool: [
      'AdminForgetDevice',
      'AdminGetUser',
      'AdminListDevices',
      'AdminSetUserMFAPreference',
      'AdminUpdateDeviceStatus',
      'ListUsersInGroup',
    ],
    signatures: { GetObject: ['claimed/*', 'documents/*'], PutObject: ['claimed/*'] },
    temporary: {
      GetObject: ['unclaimed/*', 'exports/*'],
      PutObject: ['unclaimed/*', 'quarantine/*', 'exports/*'],
    },
    // It sends one-use links.
    texts: true,
    mails: true,
    environment: [...gateEnvironment, 'SIGNATURES_BUCKET', 'TEMPORARY_BUCKET', 'SITE_ADDRESS'],
  },
  admin: {
    indexes: [...Object.values(auditIndexes).map(({ name }) => name), ...placeNames],
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
    // Invitations of colleagues.
    mails: true,
    environment: [...gateEnvironment, 'SITE_ADDRESS'],
  },
  // It writes what visitors read, beside the files of the deployment; it can change and delete none of those.
  publishing: {
    userPool: ['AdminGetUser', 'ListUsersInGroup'],
    siteFiles: { PutObject: [`${publishedFolder}/*`] },
    environment: [...gateEnvironment, 'FILES_BUCKET', 'PAGE_PARTS'],
  },
  republish: {
    siteFiles: { PutObject: [`${publishedFolder}/*`] },
    environment: ['TABLE_NAME', 'FILES_BUCKET', 'PAGE_PARTS'],
  },
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
  // Counts what is due, of whom and where, in the lists of all of the organisation.
  escalateWork: {
    indexes: ['place1', 'place2', 'place3', 'place5', 'place6'],
    userPool: ['AdminGetUser', 'ListUsersInGroup'],
    texts: true,
    environment: ['TABLE_NAME', 'USER_POOL_ID'],
  },
  // The index of due tests, in which no name, number or alert is.
  remindPeople: { indexes: ['place5'], texts: true, mails: true, environment: ['TABLE_NAME', 'SITE_ADDRESS'] },
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
  // No call reaches it, and it sends nothing to anybody.
  erase: {
    scans: true,
    signatures: { DeleteObject: ['claimed/*', 'documents/*'] },
    environment: ['TABLE_NAME', 'SIGNATURES_BUCKET'],
  },
  // No call reaches it, and it sends nothing to anybody.
  collectPacks: { scans: true, environment: ['TABLE_NAME'] },
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
};

/** The permissions and the environment of every function. Nothing else is granted anywhere. */
export const permissions = Object.fromEntries(
  Object.entries(tablePermissions).map(([name, table]: [string, TableParts]) => [
    name,
    { ...others[name as FunctionName], table },
  ]),
) as { readonly [Name in FunctionName]: Permissions };
