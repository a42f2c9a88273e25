import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
  ListUserPoolsCommand,
  ListUsersCommand,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { needsSignature, operations } from './operations.ts';
import { email, phone, setup, UserPoolId } from './testing.ts';

const target = (name: string) => ({ 'x-amz-target': `AWSCognitoIdentityProviderService.${name}` });
const adminCalls = [...operations.keys()].filter(needsSignature);

const setupCaller = async () => {
  const world = await setup();
  await world.makeUser();
  const post = async (name: string, body: object | string, headers: Record<string, string> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const init = { method: 'POST', headers: { ...target(name), ...headers }, body: text };
    const response = await fetch(world.pool.endpoint, init);
    return { response, status: response.status, body: (await response.json()) as { __type?: string } };
  };
  // One attempt: by default the SDK would correct its clock and sign again.
  const caller = (accessKeyId: string, secretAccessKey: string, region = 'eu-west-2') => {
    const { endpoint } = world.pool;
    const credentials = { accessKeyId, secretAccessKey };
    return new CognitoIdentityProviderClient({ endpoint, region, credentials, maxAttempts: 1 });
  };
  return { ...world, post, caller };
};

test('every administrative call is refused without a signature', async () => {
  const { post, outbox } = await setupCaller();
  expect(adminCalls).toHaveLength(20);
  for (const name of adminCalls) {
    const { status, body } = await post(name, { UserPoolId, Username: email });
    expect({ name, status, body }).toEqual({
      name,
      status: 400,
      body: { __type: 'MissingAuthenticationTokenException', message: 'Access Denied' },
    });
  }
  expect(outbox).toEqual([]);
});

test('a signature by another key, with another secret or for another region is refused', async () => {
  const { caller } = await setupCaller();
  const ask = new AdminGetUserCommand({ UserPoolId, Username: email });
  await expect(caller('local', 'guess').send(ask)).rejects.toMatchObject({ name: 'InvalidSignatureException' });
  await expect(caller('other', 'local').send(ask)).rejects.toMatchObject({ name: 'UnrecognizedClientException' });
  await expect(caller('local', 'local', 'eu-west-1').send(ask)).rejects.toMatchObject({
    name: 'InvalidSignatureException',
  });
  expect((await caller('local', 'local').send(ask)).Enabled).toBe(true);
});

test('a signed call cannot be bent to another body, operation or time, nor sent by a page', async () => {
  const { caller, pool } = await setupCaller();
  const client = caller('local', 'local');
  let sent: Record<string, string> = {};
  let text = '';
  client.middlewareStack.add(
    (next) => (args) => {
      const request = args.request as { headers: Record<string, string>; body: string };
      sent = { ...request.headers };
      text = request.body;
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low', name: 'overhear' },
  );
  await client.send(new AdminGetUserCommand({ UserPoolId, Username: email }));
  const { host: _, 'content-length': __, ...headers } = sent;
  const replay = async (changes: Record<string, string>, body = text) => {
    const response = await fetch(pool.endpoint, { method: 'POST', headers: { ...headers, ...changes }, body });
    return ((await response.json()) as { __type?: string }).__type;
  };
  expect(await replay({})).toBeUndefined();
  expect(await replay({}, text.replace('asha', 'omar'))).toBe('InvalidSignatureException');
  expect(await replay(target('AdminDeleteUser'))).toBe('InvalidSignatureException');
  expect(await replay({ 'x-amz-date': sent['x-amz-date']?.replace(/....Z$/, '0000Z') ?? '' })).toBe(
    'InvalidSignatureException',
  );
  expect(await replay({ authorization: sent.authorization?.replace('x-amz-target;', '') ?? '' })).toBe(
    'IncompleteSignatureException',
  );
  expect(await replay({ authorization: 'AWS4-HMAC-SHA256 nonsense' })).toBe('IncompleteSignatureException');
  expect(await replay({ origin: 'https://elsewhere.example' })).toBe('AccessDeniedException');
});

test('an old signature is refused', async () => {
  const { caller } = await setupCaller();
  const late = caller('local', 'local');
  late.config.systemClockOffset = -6 * 60_000;
  const ask = late.send(new AdminGetUserCommand({ UserPoolId, Username: email }));
  await expect(ask).rejects.toMatchObject({
    name: 'InvalidSignatureException',
    message: expect.stringContaining('request time'),
  });
});

test('what the pool does not do is said clearly', async () => {
  const { send, post } = await setupCaller();
  const unknown = {
    name: 'UnknownOperationException',
    message: expect.stringContaining('ListUserPools is not supported here'),
  };
  await expect(send(new ListUserPoolsCommand({ MaxResults: 1 }))).rejects.toMatchObject(unknown);
  for (const name of ['__proto__', 'constructor', '']) expect((await post(name, {})).body.__type).toBe(unknown.name);
});

test("malformed, oversized and mistyped requests are refused in Cognito's form", async () => {
  const { post } = await setupCaller();
  const bodies = ['', '{', 'null', '[]', '"x"', { ClientId: 7 }, { ClientId: 'x' }, 'x'.repeat(300_000)];
  for (const body of bodies) {
    const { status, response, body: answer } = await post('SignUp', body);
    expect(status).toBe(400);
    expect(response.headers.get('x-amzn-errortype')).toBe(`${answer.__type}:`);
  }
});

test('a browser on another origin may make the public calls and no signed ones', async () => {
  const { pool, post } = await setupCaller();
  const asked = { origin: 'https://site.example', 'access-control-request-method': 'POST' };
  const { status, headers } = await fetch(pool.endpoint, { method: 'OPTIONS', headers: asked });
  expect(status).toBe(200);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  const allowed = headers.get('access-control-allow-headers')?.split(',');
  expect(allowed).toEqual(
    expect.arrayContaining(['content-type', 'x-amz-target', 'x-amz-user-agent', 'cache-control']),
  );
  expect(allowed).not.toContain('authorization');
  const { response } = await post('SignUp', {});
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

test('another pool id, an unknown user and an unknown group are refused', async () => {
  const { send } = await setupCaller();
  const get = (pool: string, Username: string) => send(new AdminGetUserCommand({ UserPoolId: pool, Username }));
  await expect(get('eu-west-2_Other', email)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  for (const name of ['nobody@example.org', '__proto__', 'constructor', 'undefined']) {
    await expect(get(UserPoolId, name)).rejects.toMatchObject({ name: 'UserNotFoundException' });
  }
  const join = new AdminAddUserToGroupCommand({ UserPoolId, Username: email, GroupName: 'ROLE_OWNER' });
  await expect(send(join)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
});

test('attributes keep to their form, and a changed number or address is unverified', async () => {
  const { send } = await setupCaller();
  const update = (Name: string, Value: string) =>
    send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username: email, UserAttributes: [{ Name, Value }] }));
  for (const [name, value] of [
    ['phone_number', '07700900123'],
    ['email', 'x'],
    ['sub', 'x'],
    ['custom:role', 'x'],
  ] as const) {
    await expect(update(name, value), name).rejects.toMatchObject({ name: 'InvalidParameterException' });
  }
  const create = { UserPoolId, MessageAction: 'SUPPRESS' as const };
  await send(new AdminCreateUserCommand({ ...create, Username: 'omar@example.org' }));
  await expect(update('email', 'OMAR@example.org')).rejects.toMatchObject({ name: 'AliasExistsException' });
  const again = new AdminCreateUserCommand({ ...create, Username: 'Omar@example.org' });
  await expect(send(again)).rejects.toMatchObject({ name: 'UsernameExistsException' });
  await update('phone_number_verified', 'true');
  await update('phone_number', '+447700900999');
  const { UserAttributes } = await send(new AdminGetUserCommand({ UserPoolId, Username: email }));
  expect(UserAttributes).toContainEqual({ Name: 'phone_number', Value: '+447700900999' });
  expect(UserAttributes).toContainEqual({ Name: 'phone_number_verified', Value: 'false' });
});

test('SMS MFA needs a number and shows in the user', async () => {
  const { send } = await setupCaller();
  const Username = 'omar@example.org';
  await send(new AdminCreateUserCommand({ UserPoolId, Username, MessageAction: 'SUPPRESS' }));
  const SMSMfaSettings = { Enabled: true, PreferredMfa: true };
  const prefer = new AdminSetUserMFAPreferenceCommand({ UserPoolId, Username, SMSMfaSettings });
  await expect(send(prefer)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  const UserAttributes = [{ Name: 'phone_number', Value: phone }];
  await send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes }));
  await send(prefer);
  expect(await send(new AdminGetUserCommand({ UserPoolId, Username }))).toMatchObject({
    UserStatus: 'FORCE_CHANGE_PASSWORD',
    UserMFASettingList: ['SMS_MFA'],
    PreferredMfaSetting: 'SMS_MFA',
    UserCreateDate: expect.any(Date),
  });
});

test('users are listed in pages, by filter and by group', async () => {
  const { send, makeStaff } = await setupCaller();
  const emails = ['b1@example.org', 'b2@example.org', 'c1@example.org', 'c2@example.org'];
  for (const name of emails) await makeStaff(name);
  const seen: string[] = [];
  let PaginationToken: string | undefined;
  do {
    const page: { Users?: { Username?: string }[]; PaginationToken?: string } = await send(
      new ListUsersCommand({ UserPoolId, Limit: 2, PaginationToken }),
    );
    seen.push(...(page.Users ?? []).map(({ Username }) => Username ?? ''));
    PaginationToken = page.PaginationToken;
  } while (PaginationToken);
  expect(seen).toHaveLength(5);
  expect(new Set(seen).size).toBe(5);

  const count = async (Filter: string) => (await send(new ListUsersCommand({ UserPoolId, Filter }))).Users?.length;
  expect(await count('email = "B1@example.org"')).toBe(1);
  expect(await count('email ^= "b"')).toBe(2);
  expect(await count(`sub = "${seen[0]}"`)).toBe(1);
  expect(await count('email = "nobody@example.org"')).toBe(0);
  for (const bad of ['email', 'email = x', 'verifier ^= "a"', 'email = "a" or email = "b"']) {
    await expect(count(bad)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  }
  const broken = new ListUsersCommand({ UserPoolId, PaginationToken: 'broken' });
  await expect(send(broken)).rejects.toMatchObject({ name: 'InvalidParameterException' });

  const members = await send(new ListUsersInGroupCommand({ UserPoolId, GroupName: 'ROLE_STAFF', Limit: 3 }));
  expect(members.Users).toHaveLength(3);
  const { NextToken } = members;
  const rest = await send(new ListUsersInGroupCommand({ UserPoolId, GroupName: 'ROLE_STAFF', NextToken }));
  expect(rest.Users).toHaveLength(1);
  const groups = await send(new AdminListGroupsForUserCommand({ UserPoolId, Username: 'b1@example.org' }));
  expect(groups.Groups).toMatchObject([{ GroupName: 'ROLE_STAFF', UserPoolId }]);
});
