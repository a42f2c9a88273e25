import { describe, expect, it } from 'vitest';
import { type ApiFunction, apiFunctions } from '../../functions/deployed.ts';
import { auditEntity } from '../../functions/kernel/store/audit.ts';
import { countPartition, listPartition } from '../../functions/kernel/store/counted-list.ts';
import { idempotencyEntity } from '../../functions/kernel/store/idempotency.ts';
import { sessionEntity } from '../../functions/kernel/store/sessions.ts';
import { contactMessageEntity, messageList } from '../../functions/messages/store/contact-message-items.ts';
import { permissions } from '../../infra/cloud/permissions.ts';
import { allOf, denialsOf, statementsOf } from '../../infra/cloud/table-access.ts';
import { staffCalls } from './calls.ts';
import { findManagedPolicies, type Grant, listTogether, readDenials, readGrants } from './policies.ts';
import { find, findOne, outputOf, synthesise } from './synthesise.ts';

const { data, service } = synthesise();
const grants = readGrants(service);
const everyGrant = [...readGrants(data), ...grants].flatMap(([role, list]) => list.map((one) => ({ role, ...one })));

const grantsOf = (start: string): Grant[] =>
  [...grants].filter(([role]) => role.startsWith(start)).flatMap(([, list]) => list);
const sorted = (rows: string[]) => [...new Set(rows)].toSorted();

const ownLog = ['logs:CreateLogStream', 'logs:PutLogEvents'];
const tracing = ['xray:PutTelemetryRecords', 'xray:PutTraceSegments'];
const key = ['Decrypt', 'DescribeKey', 'Encrypt', 'GenerateDataKey', 'ReEncryptFrom', 'ReEncryptTo'];

describe.each(apiFunctions)('the function %s', (fn) => {
  const allowed = permissions[fn];
  const hasTable = Object.keys(allOf(...allowed.table)).length > 0;
  const granted = grantsOf(`Api${fn}Role`);
  const startingWith = (service: string) => granted.filter(({ action }) => action.startsWith(service));

  it('touches the table as the table of permissions says', () => {
    const inTable = startingWith('dynamodb:').filter(({ resource }) => !resource.includes('/index/'));
    expect(sorted(inTable.map(({ action, condition }) => `${action} ${condition}`))).toEqual(
      sorted(
        statementsOf(allowed.table).flatMap(({ actions, partitions }) =>
          actions.flatMap((action) => partitions.map((partition) => `dynamodb:${action} ${partition}`)),
        ),
      ),
    );
    for (const { resource } of startingWith('dynamodb:')) expect(resource).toMatch(/GetStackOutput.*Table\w+Arn/);
  });

  it('queries the indexes that the table of permissions names, and no others', () => {
    const inIndexes = startingWith('dynamodb:').filter(({ resource }) => resource.includes('/index/'));
    expect(inIndexes.map(({ action }) => action)).toEqual((allowed.indexes ?? []).map(() => 'dynamodb:Query'));
    for (const index of allowed.indexes ?? []) {
      expect(inIndexes.filter(({ resource }) => resource.includes(`/index/${index}"`))).toHaveLength(1);
    }
  });

  it('has one statement for whatever a transaction may write, since it may name all partitions at once', () => {
    const named = statementsOf(allowed.table).flatMap(({ actions, partitions }) =>
      actions.map((action) => `dynamodb:${action} ${partitions.toSorted().join(' ')}`),
    );
    expect(sorted(listTogether(service, `Api${fn}Role`))).toEqual(sorted(named));
  });

  it('is denied alone what that statement lends to a transaction', () => {
    const denied = [...readDenials(service)].find(([role]) => role.startsWith(`Api${fn}Role`))?.[1] ?? [];
    const inTable = denied.filter(({ action }) => action.startsWith('dynamodb:'));
    const named = hasTable ? denialsOf(allowed.table, 'AUDIT#*') : [];
    expect(sorted(inTable.map(({ action, condition }) => `${action} ${condition}`))).toEqual(
      sorted(
        named.flatMap(({ actions, partitions }) => partitions.map((partition) => `dynamodb:${actions} ${partition}`)),
      ),
    );
  });

  it('uses the key through the table only, and only if it has the table', () => {
    const uses = startingWith('kms:').filter(({ condition }) => condition.includes('dynamodb'));
    expect(sorted(uses.map(({ action }) => action))).toEqual(hasTable ? key.map((action) => `kms:${action}`) : []);
    for (const { condition, resource } of uses) {
      expect(JSON.parse(condition)).toEqual({
        StringEquals: { 'kms:ViaService': 'dynamodb.eu-west-2.amazonaws.com' },
      });
      expect(resource).toMatch(/GetStackOutput.*DataKey\w+Arn/);
    }
  });

  it('touches the files as the table of permissions says, and the key through them only', () => {
    const ownRows = [allowed.signatures, allowed.temporary].flatMap((bucket) => Object.entries(bucket ?? {}));
    const rows = [...ownRows, ...Object.entries(allowed.siteFiles ?? {})];
    const objects = startingWith('s3:').map(({ action, resource }) => `${action} ${resource}`);
    expect(objects).toHaveLength(rows.flatMap(([, names]) => names).length);
    for (const [action, names] of rows) {
      const granting = objects.filter((one) => one.startsWith(`s3:${action} `));
      for (const name of names) expect(granting.join()).toContain(`/${name}`);
      // Permanent files, files kept for a day and those of the site are in a bucket each.
      const bucketOf = (one: string) =>
        /\/published\//.test(one) ? /SiteFiles/ : /\/(claimed|documents)\//.test(one) ? /Signatures/ : /Temporary/;
      for (const one of granting) expect(one).toMatch(bucketOf(one));
    }
    const uses = startingWith('kms:').filter(({ condition }) => condition.includes('s3.'));
    const wanted = ownRows.length > 0 ? ['kms:Decrypt', 'kms:GenerateDataKey'] : [];
    expect(sorted(uses.map(({ action }) => action))).toEqual(wanted);
  });

  it('asks the user pool as the table of permissions says', () => {
    expect(sorted(startingWith('cognito-idp:').map(({ action }) => action))).toEqual(
      sorted((allowed.userPool ?? []).map((action) => `cognito-idp:${action}`)),
    );
    for (const { resource } of startingWith('cognito-idp:')) expect(resource).toMatch(/GetStackOutput.*UserPool\w+Arn/);
  });

  it('may otherwise write its own log and traces, and nothing else', () => {
    const others = granted.filter(({ action }) => !/^(dynamodb|kms|s3|cognito-idp|secretsmanager):/.test(action));
    expect(sorted(others.map(({ action }) => action))).toEqual(
      sorted([...ownLog, ...(allowed.texts ? ['sns:Publish'] : []), ...tracing]),
    );
    for (const { action, resource } of others.filter(({ action }) => ownLog.includes(action))) {
      expect(resource, action).toContain(`"Api${fn}Logs`);
    }
  });

  it('reads the one secret that the site shows it, and its key through that only', () => {
    const secret = findOne(service, 'AWS::SecretsManager::Secret');
    const granting = JSON.stringify({ Ref: secret.id });
    expect(startingWith('secretsmanager:')).toEqual([
      { action: 'secretsmanager:GetSecretValue', resource: granting, condition: '' },
    ]);
    const uses = startingWith('kms:').filter(({ condition }) => condition.includes('secretsmanager'));
    expect(uses).toEqual([
      { action: 'kms:Decrypt', resource: expect.stringContaining('OperationsKey'), condition: expect.any(String) },
    ]);
  });

  it('gets the environment that goes with that, by reference', () => {
    type Function = { Environment?: { Variables: Record<string, unknown> } };
    const { Environment } = findOne<Function>(service, 'AWS::Lambda::Function', `Api${fn}Function`).Properties;
    const { ORIGIN_SECRET_ID: secret, ...variables } = Environment?.Variables ?? {};
    expect(secret).toEqual({ Ref: findOne(service, 'AWS::SecretsManager::Secret').id });
    // Without a name of its own the site says its address with each request: `tests/infra/site.test.ts`.
    const expected = allowed.environment.filter((name) => name !== 'SITE_ADDRESS');
    expect(Object.keys(variables).toSorted()).toEqual(expected.toSorted());
    // The file of the site's frame is in the function's own bundle.
    const { SITE_FRAME: frame, PAGE_PARTS: pageParts, FILES_BUCKET: filesBucket, ...named } = variables;
    if (frame !== undefined) expect(frame).toBe('/var/task/frame.html');
    if (pageParts !== undefined) expect(pageParts).toBe('/var/task/pages');
    if (filesBucket !== undefined)
      expect(filesBucket).toEqual({ Ref: findOne(service, 'AWS::S3::Bucket', 'SiteFiles').id });
    for (const value of Object.values(named)) expect(value).toEqual(outputOf('.'));
  });

  it('gets the table’s name if it may use it, and whose tokens to trust if it answers staff', () => {
    expect(allowed.environment.includes('TABLE_NAME')).toBe(hasTable);
    if (staffCalls.some(({ name }) => name === fn)) {
      expect(allowed.environment).toEqual(
        expect.arrayContaining(['USER_POOL_ID', 'BROWSER_CLIENT_ID', 'SERVER_CLIENT_ID']),
      );
    }
  });
});

describe('every role', () => {
  it('leaves the audit log as it is: whoever may write to it may add to it, and one function may read it', () => {
    const ofAuditLog = everyGrant.filter(
      ({ condition, action }) => action.startsWith('dynamodb:') && /^(AUDIT|\*)/.test(condition),
    );
    const denials = [...readDenials(data), ...readDenials(service)];
    for (const { role, action } of ofAuditLog.filter(({ action }) => !/:(PutItem|Query)$/.test(action))) {
      const denied = denials.find(([name]) => name === role)?.[1] ?? [];
      const ofAudit = denied.filter(({ condition }) => condition === 'AUDIT#*').map((denial) => denial.action);
      // Checking a condition changes nothing.
      expect([...ofAudit, 'dynamodb:ConditionCheckItem'], role).toContain(action);
    }
    const readers = ofAuditLog.filter(({ action }) => action === 'dynamodb:Query').map(({ role }) => role);
    expect(new Set(readers).size).toBe(1);
  });

  // IAM takes 10,240 characters; the names of real resources are longer than those of the template.
  it.each([
    ['as it is deployed', {}, 9000],
    ['where functions send mail and accept two secrets', { emailDomain: 'bca.example', originSecret: 3 }, 9500],
  ])('fits what IAM takes %s, without a policy beside its own', (_, chosen, most) => {
    type Role = { Policies?: { PolicyDocument: object }[] };
    const stack = synthesise(chosen).service;
    const arn = `arn:aws:dynamodb:eu-west-2:111122223333:table/${'t'.repeat(60)}`;
    const own = find<Role>(stack, 'AWS::IAM::Role').filter(({ Properties }) => Properties.Policies);
    expect(own.length).toBeGreaterThan(15);
    for (const { id, Properties } of own) {
      expect(Properties.Policies, id).toHaveLength(1);
      const text = JSON.stringify(Properties.Policies?.[0]?.PolicyDocument);
      expect(text.replaceAll(/\{"Fn::GetStackOutput":[^}]*\}/g, `"${arn}"`).length, id).toBeLessThan(most);
    }
    const beside = find<{ Roles: { Ref: string }[] }>(stack, 'AWS::IAM::Policy');
    const roles = new Set(own.map(({ id }) => id));
    expect(beside.filter(({ Properties }) => Properties.Roles.some(({ Ref }) => roles.has(Ref)))).toEqual([]);
    expect(find(stack, 'AWS::IAM::ManagedPolicy')).toEqual([]);
  });

  it('is without Scan and without a wildcard in its actions, but for two jobs and the copying of built files', () => {
    const wide = everyGrant.filter(({ action }) => /\*|Scan|PartiQL/.test(action));
    expect(sorted(wide.map(({ role, action }) => `${role.replace(/\w{8}$/, '')} ${action}`))).toEqual([
      'CollectPacksRole dynamodb:Scan',
      'EraseRole dynamodb:Scan',
      ...['Abort*', 'DeleteObject*', 'GetBucket*', 'GetObject*', 'List*'].map(
        (name) => `SiteDeploymentRole s3:${name}`,
      ),
    ]);
  });

  it('names its resources, but for traces and texts, which have none', () => {
    const everything = everyGrant.filter(({ resource }) => resource === '*');
    expect(sorted(everything.map(({ action }) => action))).toEqual(['sns:Publish', ...tracing]);
    const texting = everything.filter(({ action }) => action === 'sns:Publish').map(({ role }) => role.slice(0, -8));
    expect(texting).toEqual([
      'IdentitySmsRole',
      'ApistaffRole',
      'EscalateAlertsRole',
      'RemindPeopleRole',
      'EscalateWorkRole',
    ]);
    // A function that texts numbers may publish to no topic.
    for (const name of ['ApistaffRole', 'EscalateAlertsRole', 'EscalateWorkRole', 'RemindPeopleRole']) {
      const denied = [...readDenials(service)].find(([role]) => role.startsWith(name))?.[1];
      expect(denied).toContainEqual({ action: 'sns:Publish', resource: 'arn:aws:sns:*:*:*', condition: '' });
    }
  });

  it('has its permissions here and in no policy kept elsewhere, but for AWS’s own of its backups', () => {
    const others = [...findManagedPolicies(data), ...findManagedPolicies(service)].map((one) => JSON.stringify(one));
    expect(others).toEqual([
      expect.stringContaining('policy/service-role/AWSBackupServiceRolePolicyForBackup'),
      expect.stringContaining('policy/AWSBackupServiceRolePolicyForS3Backup'),
      expect.stringContaining('policy/service-role/AWSBackupServiceRolePolicyForRestores'),
      expect.stringContaining('policy/AWSBackupServiceRolePolicyForS3Restore'),
    ]);
  });

  it('is taken by one service only', () => {
    type Role = { AssumeRolePolicyDocument: { Statement: { Principal: unknown }[] } };
    const others = [
      ['IdentitySmsRole', 'cognito-idp.amazonaws.com'],
      ['BackupRole', 'backup.amazonaws.com'],
      ['BackupRestoreRole', 'backup.amazonaws.com'],
      ['MalwareScanRole', 'malware-protection-plan.guardduty.amazonaws.com'],
    ] as const;
    const principals = [data, service].flatMap((template) =>
      find<Role>(template, 'AWS::IAM::Role').map(({ id, Properties }) => [
        others.find(([start]) => id.startsWith(start))?.[1] ?? 'lambda.amazonaws.com',
        Properties.AssumeRolePolicyDocument.Statement.map(({ Principal }) => Principal),
      ]),
    );
    for (const [expected, actual] of principals) expect(actual).toEqual([{ Service: expected }]);
  });
});

describe('the partitions of the permissions', () => {
  const call = 'sendContactMessage';
  const keys = {
    message: contactMessageEntity.key('01K9YQZ3V5T7W9A1B3C5D7E9F1').pk,
    list: listPartition(messageList),
    counters: countPartition(messageList),
    idempotency: idempotencyEntity.key({ call, fingerprint: 'f' }).pk,
    auditLog: auditEntity.key({ username: 'sub', at: '', requestId: '' }).pk,
    session: sessionEntity.key({ username: 'sub', originJti: 'jti' }).pk,
  };
  const covers = (partition: string, pk: string) =>
    partition.endsWith('*') ? pk.startsWith(partition.slice(0, -1)) : pk === partition;
  const mayTouch = (name: ApiFunction, pk: string): string[] =>
    Object.entries(allOf(...permissions[name].table))
      .filter(([, partitions]) => partitions.some((partition) => covers(partition, pk)))
      .map(([action]) => action)
      .toSorted();

  it('are those that the data layer writes', () => {
    expect(Object.values(keys).map((pk) => mayTouch('public', pk))).toEqual([
      ['PutItem'],
      ['PutItem'],
      ['UpdateItem'],
      ['GetItem', 'PutItem'],
      [],
      [],
    ]);
    expect(Object.values(keys).map((pk) => mayTouch('staff', pk))).toEqual([
      ['DeleteItem', 'GetItem', 'PutItem'],
      ['DeleteItem', 'PutItem', 'Query'],
      ['Query', 'UpdateItem'],
      ['GetItem', 'PutItem'],
      ['PutItem'],
      ['GetItem', 'PutItem', 'Query', 'UpdateItem'],
    ]);
  });
});
