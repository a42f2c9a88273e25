import { describe, expect, it } from 'vitest';
import { apiFunctions } from '../../functions/deployed.ts';
import { readDenials, readGrants } from './policies.ts';
import { find, findOne, synthesise } from './synthesise.ts';

// Permissions that an attacker would add or widen. Everything here is written by hand, and nothing is made from
// infra/cloud/permissions.ts: a permission added there by mistake must differ from something.

type Statement = { Effect: string; Principal?: unknown; Action: unknown; Resource?: unknown; Condition?: object };

const { edge, data, service } = synthesise();

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
/** Every statement of every policy, anywhere in a template. */
const collect = (value: unknown): Statement[] => {
  if (!isObject(value)) return [];
  const own = Array.isArray(value.Statement) ? (value.Statement as Statement[]) : [];
  return [...own, ...Object.values(value).flatMap(collect)];
};
const everyStatement = [
  { stack: 'data', template: data.toJSON() as object },
  { stack: 'service', template: service.toJSON() as object },
  { stack: 'edge', template: edge.toJSON() as object },
].flatMap(({ stack, template }) => collect(template).map((statement) => ({ stack, statement })));

const namesEverybody = (principal: unknown): boolean =>
  principal === '*' || (isObject(principal) && Object.values(principal).some((value) => [value].flat().includes('*')));

describe('everybody', () => {
  it('is allowed nothing by any policy of any template, with a condition or without', () => {
    expect(everyStatement.length).toBeGreaterThan(60);
    const open = everyStatement.filter(
      ({ statement }) =>
        statement.Effect !== 'Deny' && (namesEverybody(statement.Principal) || 'NotPrincipal' in statement),
    );
    expect(open).toEqual([]);
  });

  it('is not let in by what is left out: every statement says its action, and none says it by exception', () => {
    const byException = everyStatement.filter(
      ({ statement }) => 'NotAction' in statement || 'NotResource' in statement || statement.Action === '*',
    );
    expect(byException).toEqual([]);
  });
});

describe('what protects the records themselves', () => {
  const ourAccount = { AWS: { 'Fn::Join': ['', ['arn:aws:iam::', { Ref: 'AWS::AccountId' }, ':root']] } };

  it('is no policy of the table: who may touch it is said by the roles alone', () => {
    const [table, ...others] = [data, service].flatMap((template) =>
      find<{ Replicas: object[] }>(template, 'AWS::DynamoDB::GlobalTable'),
    );
    expect(others).toEqual([]);
    expect(table?.Properties).not.toHaveProperty('ResourcePolicy');
    expect(table?.Properties.Replicas).toHaveLength(1);
    for (const replica of table?.Properties.Replicas ?? []) {
      expect(replica).not.toHaveProperty('ResourcePolicy');
      expect(replica).not.toHaveProperty('ReplicaStreamSpecification.ResourcePolicy');
    }
  });

  it('is one policy of their key: our own account, which then decides by its roles', () => {
    const { KeyPolicy } = findOne<{ KeyPolicy: { Statement: Statement[] } }>(
      data,
      'AWS::KMS::Key',
      'DataKey',
    ).Properties;
    expect(KeyPolicy.Statement).toEqual([{ Effect: 'Allow', Principal: ourAccount, Action: 'kms:*', Resource: '*' }]);
  });

  it('is two refusals at the bucket of signatures, and no permission', () => {
    const { PolicyDocument } = findOne<{ PolicyDocument: { Statement: Statement[] } }>(
      data,
      'AWS::S3::BucketPolicy',
      'Signatures',
    ).Properties;
    expect(PolicyDocument.Statement.map(({ Effect, Action, Condition }) => ({ Effect, Action, Condition }))).toEqual([
      { Effect: 'Deny', Action: 's3:*', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
      { Effect: 'Deny', Action: 's3:*', Condition: { NumericLessThan: { 's3:TlsVersion': 1.2 } } },
    ]);
    for (const { Resource } of PolicyDocument.Statement) expect(Resource).toHaveLength(2);
  });

  it.each([
    ['data', 'the log of who reads signatures', 'Logs', 'Signatures', '/signatures/*'],
    ['data', 'the log of who reads what is kept for a day', 'Logs', 'Temporary', '/temporary/*'],
    ['service', 'the log of who reads the site', 'Logs', 'SiteFiles', '/files/*'],
  ])('lets S3 alone write to %s, %s', (stack, _, start, of, prefix) => {
    const template = stack === 'data' ? data : service;
    const { PolicyDocument } = findOne<{ PolicyDocument: { Statement: Statement[] } }>(
      template,
      'AWS::S3::BucketPolicy',
      start,
    ).Properties;
    const source = findOne(template, 'AWS::S3::Bucket', of).id;
    const allowing = PolicyDocument.Statement.filter(({ Effect }) => Effect === 'Allow');
    for (const { Principal } of allowing) expect(Principal).toEqual({ Service: 'logging.s3.amazonaws.com' });
    expect(allowing).toContainEqual({
      Effect: 'Allow',
      Principal: { Service: 'logging.s3.amazonaws.com' },
      Action: 's3:PutObject',
      Resource: { 'Fn::Join': ['', [expect.anything(), prefix]] },
      Condition: {
        ArnLike: { 'aws:SourceArn': { 'Fn::GetAtt': [source, 'Arn'] } },
        StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } },
      },
    });
  });

  it('is no other policy: buckets, keys and the topic of alarms are all that have one', () => {
    const withPolicy = [data, service].flatMap((template) =>
      Object.entries(template.toJSON().Resources as Record<string, { Type: string; Properties?: object }>)
        .filter(([, { Type, Properties }]) => !Type.startsWith('AWS::IAM::') && collect(Properties).length > 0)
        .map(([id, { Type }]) => `${Type} ${id.replace(/(Policy)?\w{8}$/, '')}`),
    );
    expect(withPolicy.toSorted()).toEqual([
      'AWS::KMS::Key BackupKey',
      'AWS::KMS::Key DataKey',
      'AWS::KMS::Key OperationsKey',
      'AWS::S3::BucketPolicy Logs',
      'AWS::S3::BucketPolicy Logs',
      'AWS::S3::BucketPolicy Signatures',
      'AWS::S3::BucketPolicy SiteFiles',
      'AWS::S3::BucketPolicy Temporary',
      'AWS::SNS::TopicPolicy Alarms',
    ]);
  });
});

describe('a role and a key', () => {
  it('are taken and used as they are meant to: a role by being assumed only, a key through one service only', () => {
    type Role = { AssumeRolePolicyDocument: { Statement: Statement[] } };
    const roles = [data, service].flatMap((template) => find<Role>(template, 'AWS::IAM::Role'));
    expect(roles.length).toBeGreaterThan(15);
    for (const { id, Properties } of roles) {
      const actions = Properties.AssumeRolePolicyDocument.Statement.map(({ Action }) => Action);
      expect(actions, id).toEqual(['sts:AssumeRole']);
    }
    const uses = [...readGrants(data), ...readGrants(service)].flatMap(([role, list]) =>
      list
        .filter(({ action }) => action.startsWith('kms:') && action !== 'kms:DescribeKey')
        .map((grant) => ({ role, ...grant })),
    );
    expect(uses.length).toBeGreaterThan(50);
    const unbound = uses.filter(({ condition }) => !condition.includes('kms:ViaService'));
    expect([...new Set(unbound.map(({ role }) => role.replace(/\w{8}$/, '')))]).toEqual([]);
  });

  it('of the topic of alarms let two services of our own account publish there, and there only', () => {
    const topic = { Ref: findOne(data, 'AWS::SNS::Topic').id };
    const { PolicyDocument } = findOne<{ PolicyDocument: { Statement: Statement[] } }>(
      data,
      'AWS::SNS::TopicPolicy',
    ).Properties;
    expect(PolicyDocument.Statement).toEqual([
      expect.objectContaining({
        Effect: 'Deny',
        Principal: '*',
        Action: 'sns:Publish',
        Resource: topic,
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      }),
      expect.objectContaining({
        Effect: 'Allow',
        Principal: { Service: ['budgets.amazonaws.com', 'cloudwatch.amazonaws.com'] },
        Action: 'sns:Publish',
        Resource: topic,
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      }),
    ]);
  });
});

describe('what no function may do, whatever the table of permissions says', () => {
  const grants = [...readGrants(data), ...readGrants(service)].flatMap(([role, list]) =>
    list.map((grant) => ({ role, ...grant })),
  );
  const reading = ['GetItem', 'BatchGetItem', 'Query', 'Scan', '*', 'Get*', 'Batch*', 'PartiQLSelect'];
  const clinical = [
    'RECORD#',
    'NOTE#',
    'RESULTS#',
    'ALERT#',
    'LIST#notes#',
    'LIST#results#',
    'NAME#',
    'LIKE#',
    'REFERENCE#',
    'DRAFT#',
  ];
  /** Whether a pattern of leading keys matches partitions with this prefix. Without any pattern everything matches. */
  const covers = (pattern: string, start: string) => {
    if (!pattern || pattern.startsWith('{')) return true;
    const fixed = pattern.split('*')[0] ?? '';
    return pattern.includes('*') ? start.startsWith(fixed) || fixed.startsWith(start) : pattern.startsWith(start);
  };

  // Self-completion reads the date of birth that opens the link, and what the new result comes after.
  const answering = ['RECORD#', 'RESULTS#', 'LIST#results#'];
  const besideAnswers = clinical.filter((start) => !answering.includes(start));

  it.each([
    ['public', clinical],
    ['answers', besideAnswers],
    ['accounts', clinical],
  ])('the function %s reads no record, note, result, alert, name or draft that is not its own', (name, starts) => {
    expect(apiFunctions).toContain(name);
    const ofFunction = grants.filter(({ role }) => role.startsWith(`Api${name}Role`));
    expect(ofFunction.length).toBeGreaterThan(3);
    const wrong = ofFunction.filter(
      ({ action, condition }) =>
        reading.some((name) => action === `dynamodb:${name}`) && starts.some((start) => covers(condition, start)),
    );
    expect(wrong).toEqual([]);
  });

  // A referral is a record that can be found; answers are a result with what follows from it.
  const besideReferral = clinical.filter((start) => !['RECORD#', 'NAME#', 'LIKE#', 'REFERENCE#'].includes(start));

  it.each([
    ['accounts', clinical],
    ['public', besideReferral],
    ['answers', besideAnswers.filter((start) => start !== 'ALERT#')],
  ])('the function %s writes none of them either, but for what it is there for', (name, starts) => {
    const writing = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem', 'BatchWriteItem', '*'];
    const wrong = grants.filter(
      ({ role, action, condition }) =>
        role.startsWith(`Api${name}Role`) &&
        writing.includes(action.replace('dynamodb:', '')) &&
        starts.some((start) => covers(condition, start)),
    );
    expect(wrong).toEqual([]);
  });

  it('whatever is allowed in the table, or refused, says in which partitions: all of them are read by two jobs', () => {
    const everywhere = [...grants, ...denials].filter(
      ({ action, condition, resource }) =>
        action.startsWith('dynamodb:') && !condition && !resource.includes('/index/'),
    );
    // What is about somebody who is erased, or asks for a copy, is found everywhere. No call reaches those jobs, and they answer nobody.
    expect(everywhere.map(({ role, action }) => `${role.replace(/Role.*/, '')} ${action}`).toSorted()).toEqual([
      'CollectPacks dynamodb:Scan',
      'Erase dynamodb:Scan',
    ]);
  });

  // A permission for a transaction also allows its actions outside one; a denial takes those back.
  const denials = [...readDenials(data), ...readDenials(service)].flatMap(([role, list]) =>
    list.map((denial) => ({ role, ...denial })),
  );
  const isDenied = (role: string, action: string, start: string) =>
    denials.some((one) => one.role === role && one.action === action && one.condition === `${start}*`);

  it.each([
    // A stranger's referral puts a record that does not exist yet.
    ['public', 'RECORD#', ['PutItem']],
    // Compares the date of birth and adds the answers to the timeline: by the id of the patient, and lists nobody.
    ['answers', 'RECORD#', ['BatchGetItem', 'GetItem', 'PutItem', 'UpdateItem']],
    ['accounts', 'RECORD#', []],
  ])('the function %s does with what starts with %s no more than %j', (name, start, expected) => {
    const allowed = grants.filter(
      ({ role, action, condition }) =>
        role.startsWith(`Api${name}Role`) &&
        action.startsWith('dynamodb:') &&
        covers(condition, start) &&
        !isDenied(role, action, start),
    );
    expect([...new Set(allowed.map(({ action }) => action.replace('dynamodb:', '')))].toSorted()).toEqual(expected);
  });

  it('those that anybody can call reach no signature, no export, no document and no list of accounts', () => {
    // Signing a form for a file that nobody opens, under a name that we choose.
    const sending = ({ role, action, resource }: (typeof grants)[number]) =>
      role.startsWith('ApipublicRole') && action === 's3:PutObject' && /Temporary.*"\/quarantine\/\*"/.test(resource);
    const wrong = grants.filter(
      ({ role, action }) =>
        /^Api(public|answers|accounts)Role/.test(role) &&
        (action.startsWith('s3:') || /^cognito-idp:(List|\*)/.test(action)),
    );
    expect(wrong.filter((one) => !sending(one))).toEqual([]);
    expect(wrong.filter(sending)).toHaveLength(1);
  });

  it('no function that takes a password from anybody changes who needs a second factor', () => {
    const changing = grants.filter(({ action }) => action === 'cognito-idp:AdminSetUserMFAPreference');
    expect(changing.map(({ role }) => role.replace(/Role.*/, '')).toSorted()).toEqual(['Apiadmin', 'Apistaff']);
    const choosing = grants.filter(({ action }) => action === 'cognito-idp:AdminSetUserPassword');
    expect(choosing.map(({ role }) => role.replace(/Role.*/, '')).toSorted()).toEqual(['Apiaccounts', 'Apiadmin']);
  });

  it('nobody deletes an account, a pool, a table, a bucket, a key or an object of the records', () => {
    const destroying =
      /^cognito-idp:(\*|AdminDelete|Delete|Admin\*)|^dynamodb:(\*|DeleteTable|Delete\*)|^kms:(\*|ScheduleKeyDeletion|DisableKey|PutKeyPolicy|CreateGrant)|^iam:|^sts:|^\*/;
    expect(grants.filter(({ action }) => destroying.test(action))).toEqual([]);
    const deletingObjects = grants.filter(
      ({ role, action }) =>
        /^s3:(\*|Delete|Put(Bucket|Object)(Policy|Acl))/.test(action) && !role.startsWith('SiteDep'),
    );
    const named = deletingObjects.map(
      ({ role, resource }) =>
        `${role.replace(/Role.*/, '')} ${/(Signatures|Temporary).*"(\/\w+\/\*)"/.exec(resource)?.slice(1).join('')}`,
    );
    expect(named.toSorted()).toEqual([
      // Uploads after the check, and the files of deleted documents, by the job that opens no others.
      'CheckDocuments Signatures/documents/*',
      'CheckDocuments Temporary/quarantine/*',
      // The files of somebody who is erased, by the job that opens none.
      'Erase Signatures/claimed/*',
      'Erase Signatures/documents/*',
    ]);
  });

  it('what people sent is opened by the one function that makes it anew, and what comes of that is put by it alone', () => {
    const may = (action: string, prefix: string) =>
      grants
        .filter((one) => one.action === action && one.resource.includes(prefix))
        .map(({ role }) => role.replace(/Role.*/, ''));
    expect(may('s3:GetObject', '/quarantine/').toSorted()).toEqual(['CheckDocuments', 'MalwareScan']);
    expect(may('s3:PutObject', '/documents/')).toEqual(['CheckDocuments']);
    expect(may('s3:GetObject', '/documents/')).toEqual(['Apistaff']);
  });

  it.each([
    // A referral that is joined to a record replaces it. A register that is corrected removes what it put on a record.
    // Whatever two people have agreed to erase.
    ['RECORD#', ['Erase', 'staff']],
    ['NOTE#', ['Erase']],
    ['ALERT#', ['Erase']],
    ['FEEDBACK#', []],
    ['APPOINTMENT#', ['Erase']],
    ['TASK#', ['Erase']],
    // Score histories begin again with an episode.
    ['RESULTS#', ['Erase', 'staff']],
    ['LIST#notes#', ['Erase']],
  ])(
    'what starts with %s is deleted, but with a transaction that is allowed another deletion, by %j alone',
    (start, by) => {
      const deleting = grants.filter(
        ({ role, action, condition }) =>
          action === 'dynamodb:DeleteItem' && covers(condition, start) && !isDenied(role, action, start),
      );
      const names = new Set(deleting.map(({ role }) => role.replace(/^Api|Role\w{8}$/g, '')));
      expect([...names].toSorted()).toEqual(by);
    },
  );

  it('nobody changes or takes away an audit event: a role that a transaction lets touch both is denied it alone', () => {
    const touching = grants.filter(
      ({ action, condition }) =>
        action.startsWith('dynamodb:') &&
        !['dynamodb:PutItem', 'dynamodb:Query'].includes(action) &&
        covers(condition, 'AUDIT#'),
    );
    const undenied = touching.filter(
      ({ role, action }) =>
        ['dynamodb:DeleteItem', 'dynamodb:UpdateItem'].includes(action) && !isDenied(role, action, 'AUDIT#'),
    );
    expect(undenied).toEqual([]);
    const others = touching.filter(({ action }) => !['dynamodb:DeleteItem', 'dynamodb:UpdateItem'].includes(action));
    const wide = others.filter(({ action }) => /Scan|PartiQL|Delete|Update|\*/.test(action));
    expect(wide.map(({ role, action }) => `${role.replace(/Role.*/, '')} ${action}`).toSorted()).toEqual([
      'CollectPacks dynamodb:Scan',
      'Erase dynamodb:Scan',
    ]);
  });
});
