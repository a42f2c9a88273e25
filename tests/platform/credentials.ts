import { createPrivateKey, createPublicKey, type KeyObject, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  AdminRemoveUserFromGroupCommand,
  AdminSetUserMFAPreferenceCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { absoluteLimit, createSessionStore, idleLimit } from '../../functions/kernel/store/sessions.ts';
import { commit } from '../../functions/kernel/store/write.ts';
import { demonstrationAccounts, demonstrationPassword } from '../../infra/local/demonstration/accounts.ts';
import { createAccount } from '../../infra/local/demonstration/create-account.ts';
import type { Product } from '../../infra/local/product.ts';
import { accountCalls } from '../../shared/accounts/calls.ts';
import { type StaffRole, staffRoles } from '../../shared/kernel/roles.ts';
import { sessionCalls } from '../../shared/session/calls.ts';
import { userCalls } from '../../shared/users/calls.ts';
import { ask } from '../support/ask.ts';
import { makeKey, readJwt, signJwt, signWithSecret, unsigned } from '../support/jwt.ts';
import { signIn } from '../support/sign-in.ts';
import { makeMember } from '../support/staff.ts';

/** A caller's credential, and the role that it gives. */
export type Credential = { state: string; readonly header: string | undefined; role: StaffRole | undefined };

const pool = () => new CognitoIdentityProviderClient({});
const inPool = (email: string) => ({ UserPoolId: process.env.USER_POOL_ID, Username: email });

/** In a staff group, but without the texted code: the password alone gives tokens. */
const signInWithoutCode = async (product: Product): Promise<string> => {
  const email = 'no-code@bca.example';
  await createAccount(pool(), {
    email,
    role: 'ROLE_ADMIN',
    mobile: '+447700900303',
    firstName: 'Test',
    lastName: 'Person',
  });
  await pool().send(new AdminSetUserMFAPreferenceCommand({ ...inPool(email), SMSMfaSettings: { Enabled: false } }));
  const { body } = await ask(product.url, accountCalls.signIn, {
    body: { username: email, password: demonstrationPassword },
  });
  const { tokens, authorities } = accountCalls.signIn.replies[200].parse(body);
  if (!tokens || authorities[0]?.authority !== 'ROLE_NULL') throw new Error('This sign-in was to be worth nothing');
  return tokens.accessToken;
};

const makeNobody = async (product: Product): Promise<string> => {
  const email = 'nobody@bca.example';
  const { accessToken } = await makeMember(product, { role: 'ROLE_STAFF', email, mobile: '+447700900304' }).then(
    async () => {
      await pool().send(new AdminRemoveUserFromGroupCommand({ ...inPool(email), GroupName: 'ROLE_STAFF' }));
      return await signIn(product, { email, mobile: '+447700900304', password: demonstrationPassword });
    },
  );
  return accessToken;
};

type Member = Awaited<ReturnType<typeof makeMember>>;

/** A sign-in of its own for every call, so that one which signs out does not affect the next. */
const signedIn = (role: StaffRole, member: Member, key: KeyObject): Credential => {
  const { header, claims } = readJwt(member.accessToken);
  return {
    state: role,
    role,
    get header() {
      // And in a browser of its own, for calls that change it.
      const own = { origin_jti: randomUUID(), device_key: `eu-west-2_${randomUUID()}` };
      return `Bearer ${signJwt(header, { ...claims, ...own }, key)}`;
    },
  };
};

/** Sessions that the server no longer accepts, with valid tokens. */
const makeSpentSessions = async (product: Product, member: Member, key: KeyObject) => {
  const { header, claims } = readJwt(member.accessToken);
  const now = Date.now();
  const tokenOf = (change: object) =>
    `Bearer ${signJwt(header, { ...claims, origin_jti: randomUUID(), ...change }, key)}`;
  const seconds = (ago: number) => Math.floor((now - ago) / 1000);
  const signedOut = tokenOf({});
  await ask(product.url, sessionCalls.signOut, { headers: { authorization: signedOut } });
  const left = await makeMember(product, { role: 'ROLE_ADMIN', email: 'left@bca.example', mobile: '+447700900304' });
  const { sub } = readJwt(left.accessToken).claims;
  const table = connectTable();
  await commit(table, [createSessionStore(table).revokeSessions(String(sub), Date.now())]);
  const removed = await makeMember(product, {
    role: 'ROLE_ADMIN',
    email: 'removed@bca.example',
    mobile: '+447700900305',
  });
  const disabled = await makeMember(product, {
    role: 'ROLE_ADMIN',
    email: 'disabled@bca.example',
    mobile: '+447700900306',
  });
  const change = (call: typeof userCalls.revokeRole | typeof userCalls.disableUser, { accessToken }: Member) =>
    ask(product.url, call, {
      params: { username: String(readJwt(accessToken).claims.sub) },
      headers: { authorization: tokenOf({}) },
    });
  await change(userCalls.revokeRole, removed);
  await change(userCalls.disableUser, disabled);
  return {
    'signed out': signedOut,
    'never used, and signed in longer ago than 20 minutes': tokenOf({ auth_time: seconds(idleLimit + 2000) }),
    'signed in 8 hours ago': tokenOf({ auth_time: seconds(absoluteLimit) }),
    'barred since it signed in': `Bearer ${left.accessToken}`,
    'a role taken away': `Bearer ${removed.accessToken}`,
    'a disabled account': `Bearer ${disabled.accessToken}`,
  };
};

/** Every state of a credential, made with the pool's own key where nothing else can. */
export const makeCredentials = async (product: Product & { dataDir: string }): Promise<Credential[]> => {
  for (const account of demonstrationAccounts) await createAccount(pool(), account);
  const members: [StaffRole, Member][] = [];
  for (const [i, role] of staffRoles.entries()) {
    members.push([
      role,
      await makeMember(product, { role, email: `member${i}@bca.example`, mobile: `+44770090031${i}` }),
    ]);
  }
  const admin = await makeMember(product, {
    role: 'ROLE_ADMIN',
    email: 'manager@bca.example',
    mobile: '+447700900302',
  });
  const state = JSON.parse(await readFile(join(product.dataDir, 'cognito', 'user-pool.json'), 'utf8'));
  const key = createPrivateKey(state.signingKey);
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
  const { header, claims } = readJwt(admin.accessToken);
  const now = Math.floor(Date.now() / 1000);
  const [head = '', , signature = ''] = admin.accessToken.split('.');
  const nobody = await makeNobody(product);
  // A group made in the pool before anybody decided what its members may do.
  const undecided = { 'cognito:groups': ['ROLE_UNDECIDED'], scope: 'ROLE_UNDECIDED' };
  const edited = Buffer.from(JSON.stringify({ ...readJwt(nobody).claims, 'cognito:groups': ['ROLE_ADMIN'] }));

  const invalidCredentials: Record<string, string | undefined> = {
    none: undefined,
    'an empty header': '',
    garbage: 'Bearer garbage',
    'another scheme': `Basic ${Buffer.from('admin@bca.example:demonstration-only-2026').toString('base64')}`,
    expired: `Bearer ${signJwt(header, { ...claims, exp: now - 1 }, key)}`,
    'not yet valid': `Bearer ${signJwt(header, { ...claims, nbf: now + 600 }, key)}`,
    'alg none': `Bearer ${unsigned(header, claims)}`,
    'HS256 with the public key': `Bearer ${signWithSecret(header, claims, publicKey)}`,
    'a foreign key': `Bearer ${signJwt(header, claims, makeKey())}`,
    'a foreign key that names itself': `Bearer ${signJwt({ ...header, kid: 'mine' }, claims, makeKey())}`,
    'another pool': `Bearer ${signJwt(header, { ...claims, iss: 'https://cognito-idp.eu-west-2.amazonaws.com/eu-west-2_Other' }, key)}`,
    'another client': `Bearer ${signJwt(header, { ...claims, client_id: 'another-client' }, key)}`,
    'an edited payload': `Bearer ${head}.${edited.toString('base64url')}.${signature}`,
    'an ID token': `Bearer ${admin.idToken}`,
    'a refresh token': `Bearer ${admin.refreshToken}`,
    'password right, code not given': `Bearer ${admin.session}`,
    'a group without a second factor': `Bearer ${await signInWithoutCode(product)}`,
    ROLE_NULL: `Bearer ${nobody}`,
    'a role without a decision': `Bearer ${signJwt(header, { ...claims, ...undecided, origin_jti: randomUUID() }, key)}`,
    ...(await makeSpentSessions(product, admin, key)),
  };
  return [
    ...Object.entries(invalidCredentials).map(([name, value]) => ({ state: name, header: value, role: undefined })),
    ...members.map(([role, member]) => signedIn(role, member, key)),
  ];
};
