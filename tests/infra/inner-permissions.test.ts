import { describe, expect, it } from 'vitest';
import { type Grant, readGrants } from './policies.ts';
import { synthesise } from './synthesise.ts';

/*
 * The permissions of functions that no call reaches: the triggers of the user pool and the jobs. Written by hand: a
 * mistake in the table of permissions must not be a mistake here.
 */
const { data, service } = synthesise();
const grants = [...readGrants(data), ...readGrants(service)];

const grantsOf = (role: string) => {
  const found = grants.filter(([name]) => name.startsWith(role));
  expect(found).toHaveLength(1);
  return found.flatMap(([, list]) => list);
};

/**
 * The permissions to open data by a key: a function without a table may read the state of a key, which opens nothing.
 */
const isOfData = ({ action, condition }: Grant) => action.startsWith('kms:') && condition !== '';

/** Whatever may be about a patient, and what is counted of it. */
const aboutPeople = [
  ...['ALERT#*', 'APPOINTMENT#*', 'COUNTS#*', 'DIARY#*', 'DOCUMENT-WORK', 'DOCUMENTS#*', 'DRAFT#*', 'ERASURES'],
  ...['FAILED-MAILS', 'GROUP#*', 'LINK#*', 'LIST#alert-reviews', 'LIST#messages', 'LIST#messages-apart'],
  ...['LIST#messages-junk', 'LIST#messages-waiting', 'LIST#notes#*', 'LIST#open-alerts', 'LIST#patients/active'],
  ...['LIST#patients/inactive', 'LIST#patients/junk', 'LIST#patients/no-baseline', 'MESSAGE#*', 'NOTE#*', 'ONCE#*'],
  ...[
    'OPENING#*',
    'OWN-REFERENCE#*',
    'PACK#*',
    'PRACTICE',
    'PRIVACY-ENDED',
    'PRIVACY-OPEN',
    'RECORD#*',
    'REFERENCE#*',
    'REMINDERS#*',
    'REPORT-COUNTED#*',
  ],
  ...[
    'REPORT-PENDING#*',
    'RESULTS#*',
    'RETENTION',
    'SELF#*',
    'STATE#*',
    'TASK#*',
    'TELLINGS',
    'UNSENT-MAILS',
    'UPLOAD#*',
  ],
  'WITHDRAWN#*',
];

const allowed: { role: string; table: Record<string, string[]>; others: string[] }[] = [
  {
    role: 'IdentityCustomMessageRole',
    table: {
      DeleteItem: ['SIGN-UP#*'],
      BatchGetItem: ['LIMIT#text#*', 'LIMIT#stranger-mails#*'],
      GetItem: ['LIMIT#text#*', 'LIMIT#stranger-mails#*'],
      PutItem: ['LIMIT#text#*', 'LIMIT#stranger-mails#*'],
      UpdateItem: ['LIMIT#day#*'],
    },
    others: [],
  },
  { role: 'IdentityPreSignUpRole', table: { DeleteItem: ['SIGN-UP#*'] }, others: [] },
  // It records browsers that were remembered without our API, and makes the pool forget them.
  {
    role: 'IdentityPreTokenGenerationRole',
    table: { DeleteItem: ['SIGN-UP#*'], PutItem: ['SESSION#*'], Query: ['SESSION#*'] },
    others: ['cognito-idp:AdminForgetDevice', 'cognito-idp:AdminGetUser', 'cognito-idp:AdminListDevices'],
  },
  // It texts about an alert once, and writes that on the patient's timeline.
  {
    role: 'EscalateAlertsRole',
    table: {
      BatchGetItem: ['SETTINGS'],
      GetItem: ['SETTINGS'],
      PutItem: ['LIST#open-alerts', 'RECORD#*'],
      Query: ['ABSENCES', 'LIST#open-alerts'],
      UpdateItem: ['LIMIT#day#*', 'LIST#open-alerts', 'RECORD#*'],
    },
    others: ['cognito-idp:AdminGetUser', 'cognito-idp:ListUsersInGroup', 'sns:Publish'],
  },
  // It parses files from strangers: it reads no record, and of one it changes only the state of its documents.
  {
    role: 'CheckDocumentsRole',
    table: {
      DeleteItem: ['DOCUMENT-WORK'],
      Query: ['DOCUMENT-WORK'],
      UpdateItem: ['DOCUMENT-WORK', 'DOCUMENTS#*'],
    },
    others: ['s3:DeleteObject', 's3:GetObject', 's3:GetObjectTagging', 's3:ListBucket', 's3:PutObject'],
  },
  {
    role: 'NightlyRole',
    table: {},
    others: ['cognito-idp:ListUsers', 'cognito-idp:ListUsersInGroup', 'kms:DescribeKey', 's3:PutObject'],
  },
  { role: 'ProbeRole', table: {}, others: [] },
  // It reads everything, writes a copy of what is about whoever asks for one, and sends nothing to anybody.
  {
    role: 'CollectPacksRole',
    table: {
      PutItem: ['PACK#*', 'PRIVACY-OPEN'],
      Query: ['PRIVACY-OPEN'],
      Scan: [''],
      UpdateItem: ['PACK#*', 'PRIVACY-OPEN'],
    },
    others: [],
  },
  // It reads everything, writes what it has erased, and sends nothing to anybody.
  {
    role: 'EraseRole',
    table: {
      BatchGetItem: ['DISPOSED#*', 'RECORD#*'],
      DeleteItem: aboutPeople,
      GetItem: ['DISPOSED#*', 'RECORD#*'],
      PutItem: [...aboutPeople, 'DISPOSALS', 'DISPOSED#*'],
      Query: ['ERASURES'],
      Scan: [''],
      UpdateItem: [...aboutPeople, 'ERASURES'],
    },
    others: ['s3:DeleteObject'],
  },
  {
    role: 'RetentionRole',
    table: {
      Query: [
        'LIST#messages',
        'LIST#messages-junk',
        'LIST#patients/active',
        'LIST#patients/inactive',
        'LIST#patients/junk',
      ],
    },
    others: [],
  },
];

const allowedObjects: Record<string, string[]> = {
  NightlyRole: ['s3:PutObject accounts/accounts.jsonl'],
  EraseRole: ['s3:DeleteObject claimed/*', 's3:DeleteObject documents/*'],
  CheckDocumentsRole: [
    's3:DeleteObject documents/*',
    's3:DeleteObject quarantine/*',
    's3:GetObject quarantine/*',
    's3:GetObjectTagging quarantine/*',
    's3:ListBucket quarantine/*',
    's3:PutObject documents/*',
  ],
};

describe.each(allowed)('the role of $role', ({ role, table, others }) => {
  it('touches these objects and no others', () => {
    const objects = grantsOf(role).filter(({ action }) => action.startsWith('s3:'));
    // What may be listed is said by a condition, since a bucket is listed, and not an object.
    const named = objects.map(({ action, resource, condition }) => {
      const [, name] =
        /"\/(\w+\/[\w.*]+)"/.exec(resource) ?? /^{"StringLike":{"s3:prefix":\["(.*)"\]}}$/.exec(condition) ?? [];
      return `${action} ${name}`;
    });
    expect(named.toSorted()).toEqual(allowedObjects[role] ?? []);
  });

  it('touches these partitions and no others', () => {
    const touched = grantsOf(role).filter(({ action }) => action.startsWith('dynamodb:'));
    expect(touched.map(({ action, condition }) => `${action} ${condition}`).toSorted()).toEqual(
      Object.entries(table)
        .flatMap(([action, partitions]) => partitions.map((partition) => `dynamodb:${action} ${partition}`))
        .toSorted(),
    );
  });

  it('decrypts through the table only, or through the bucket where it puts something', () => {
    const services = [
      ...(Object.keys(table).length > 0 ? ['dynamodb'] : []),
      ...(others.some((one) => one.startsWith('s3:')) ? ['s3'] : []),
    ];
    for (const { action, condition } of grantsOf(role).filter(isOfData)) {
      const service = services.find((one) => condition.includes(`"${one}.`));
      expect({ action, condition: JSON.parse(condition) }).toEqual({
        action,
        condition: { StringEquals: { 'kms:ViaService': `${service}.eu-west-2.amazonaws.com` } },
      });
    }
  });

  it('may do nothing else but write its log and its traces', () => {
    const rest = grantsOf(role).filter((one) => !/^(dynamodb|logs|xray):/.test(one.action) && !isOfData(one));
    expect([...new Set(rest.map(({ action }) => action))].toSorted()).toEqual(others);
    // A text goes to a number, which is no resource.
    expect(rest.filter(({ action, resource }) => resource === '*' && action !== 'sns:Publish')).toEqual([]);
  });
});
