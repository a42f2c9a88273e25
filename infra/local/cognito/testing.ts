import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  type CognitoIdentityProviderServiceException,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { onTestFinished } from 'vitest';
import type { OutboxMessage } from '../outbox.ts';
import { makeSigningKey } from './keys.ts';
import { makeState, stateFile } from './store.ts';
import { type PoolConfig, startUserPool, type UserPoolOptions } from './user-pool.ts';

export const UserPoolId = 'eu-west-2_TestPool';
export const browser = 'browser-client';
export const server = 'server-client';
export const email = 'asha@example.org';
export const password = 'correct horse battery';
export const phone = '+447700900123';
export const minutes = (count: number) => count * 60_000;

export const config: PoolConfig = {
  poolId: UserPoolId,
  clients: { browser: { clientId: browser }, server: { clientId: server } },
  groups: ['ROLE_ADMIN', 'ROLE_STAFF'],
  messages: {
    smsMfa: (code) => `Sign-in ${code}`,
    activation: (code) => `Activate ${code}`,
    passwordReset: (code) => `Reset ${code}`,
  },
};

type Message = Omit<OutboxMessage, 'at'>;

type Tokens = {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
  NewDeviceMetadata: AuthenticationResultType['NewDeviceMetadata'];
};

const requireTokens = ({
  AccessToken = '',
  IdToken = '',
  RefreshToken = '',
  NewDeviceMetadata,
}: AuthenticationResultType = {}): Tokens => {
  if (!AccessToken || !IdToken || !RefreshToken) throw new Error('No tokens were issued.');
  return { AccessToken, IdToken, RefreshToken, NewDeviceMetadata };
};

// Of all pools of a process: to make one takes longer than most tests.
const signingKey = makeSigningKey();

const makeDataDir = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'user-pool-'));
  await writeFile(join(dataDir, stateFile), JSON.stringify(makeState(signingKey)));
  return dataDir;
};

/** A pool with the signing key of the others, or, in a `dataDir` of its own, with what is found there. */
export const setup = async (options: Partial<UserPoolOptions> = {}) => {
  const dataDir = options.dataDir ?? (await makeDataDir());
  let now = Date.now();
  const outbox: Message[] = [];
  const deliver = async (message: Message) => void outbox.push(message);
  const pool = await startUserPool({ config, deliver, now: () => new Date(now), ...options, dataDir });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const cognito = new CognitoIdentityProviderClient({ endpoint: pool.endpoint, region: 'eu-west-2', credentials });
  onTestFinished(async () => {
    cognito.destroy();
    await pool.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const lastCode = () => outbox.at(-1)?.code ?? '';
  const send: CognitoIdentityProviderClient['send'] = cognito.send.bind(cognito);

  const makeUser = async (Username = email) => {
    const verified = [
      { Name: 'email_verified', Value: 'true' },
      { Name: 'phone_number', Value: phone },
      { Name: 'given_name', Value: 'Asha' },
    ];
    const created = await send(
      new AdminCreateUserCommand({ UserPoolId, Username, MessageAction: 'SUPPRESS', UserAttributes: verified }),
    );
    await send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: password, Permanent: true }));
    return created.User?.Username ?? '';
  };

  const makeStaff = async (Username = email) => {
    const sub = await makeUser(Username);
    const SMSMfaSettings = { Enabled: true, PreferredMfa: true };
    await send(new AdminSetUserMFAPreferenceCommand({ UserPoolId, Username, SMSMfaSettings }));
    await send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName: 'ROLE_STAFF' }));
    return sub;
  };

  const startSignIn = (USERNAME = email, PASSWORD = password) =>
    send(
      new AdminInitiateAuthCommand({
        UserPoolId,
        ClientId: server,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME, PASSWORD },
      }),
    );
  const answerCode = (Session: string | undefined, code: string, username = email, ClientId = server) =>
    send(
      new AdminRespondToAuthChallengeCommand({
        UserPoolId,
        ClientId,
        ChallengeName: 'SMS_MFA',
        Session,
        ChallengeResponses: { USERNAME: username, SMS_MFA_CODE: code },
      }),
    );

  const signIn = async (username = email): Promise<Tokens> => {
    const started = await startSignIn(username);
    const done = started.Session ? await answerCode(started.Session, lastCode(), username) : started;
    return requireTokens(done.AuthenticationResult);
  };

  const refresh = async (RefreshToken: string, ClientId = server, DeviceKey?: string) =>
    (await send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken, DeviceKey }))).AuthenticationResult;
  const getUser = (AccessToken: string) => send(new GetUserCommand({ AccessToken }));
  const advance = (ms: number) => {
    now += ms;
  };

  const accounts = { makeUser, makeStaff, startSignIn, answerCode, signIn, refresh, getUser };
  return { pool, dataDir, outbox, lastCode, send, advance, ...accounts };
};

export const readClaims = (token: string | undefined): Record<string, unknown> =>
  JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());

/** The part of an answer that an outsider can see. */
export const outcome = async (promise: Promise<{ $metadata: unknown }>): Promise<object> =>
  promise.then(
    ({ $metadata: _, ...body }) => body,
    ({ name, message }: CognitoIdentityProviderServiceException) => ({ name, message }),
  );

export const anotherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const refused = (name: string, message?: string) => ({ name, ...(message && { message }) });
export const expired = refused('NotAuthorizedException', 'Invalid session for the user, session is expired.');
export const foreign = refused('NotAuthorizedException', 'Invalid session for the user.');
export const wrongCode = refused('CodeMismatchException', 'Invalid code or auth state for the user.');
export const wrongPassword = refused('NotAuthorizedException', 'Incorrect username or password.');
export const disabled = refused('NotAuthorizedException', 'User is disabled.');
