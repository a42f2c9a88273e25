import { randomBytes } from 'node:crypto';
import {
  AdminInitiateAuthCommand,
  type AdminInitiateAuthCommandOutput,
  AdminListGroupsForUserCommand,
  AdminRespondToAuthChallengeCommand,
  type AuthenticationResultType,
  type ChallengeNameType,
  CognitoIdentityProviderClient,
  CognitoIdentityProviderServiceException,
  ConfirmDeviceCommand,
  type ContextDataType,
  GetTokensFromRefreshTokenCommand,
  UserLambdaValidationException,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { organisation } from '../../../shared/organisation/organisation.ts';
import type { Client } from '../http/client.ts';
import { readEnvironment } from '../lib/environment.ts';
import { appFactor } from './second-factor.ts';

const environment = z.object({ USER_POOL_ID: z.string(), SERVER_CLIENT_ID: z.string() });

export type Tokens = {
  accessToken: string;
  idToken: string;
  refreshToken: string;
  expiresIn: number;
  /** Sent with the refresh token: the pool refreshes for the device that signed in. */
  deviceKey?: string;
};

export type SignInStep =
  | { step: 'code-sent'; session: string; groups: string[] }
  | { step: 'signed-in'; tokens: Tokens }
  /** The limit on texts is reached. */
  | { step: 'too-many-texts' }
  | { step: 'refused' };

// Cognito's errors for a wrong name, password or code. They have one answer, so that nobody learns which it was.
const refusals = new Set([
  'NotAuthorizedException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
  'CodeMismatchException',
  'ExpiredCodeException',
  'InvalidParameterException',
]);

const refuse = (error: unknown): { step: 'refused' } | { step: 'too-many-texts' } => {
  if (error instanceof UserLambdaValidationException) return { step: 'too-many-texts' };
  if (error instanceof CognitoIdentityProviderServiceException && refusals.has(error.name)) return { step: 'refused' };
  throw error;
};

const issued = z
  .object({ AccessToken: z.string(), IdToken: z.string(), RefreshToken: z.string(), ExpiresIn: z.int() })
  .transform((tokens) => ({
    accessToken: tokens.AccessToken,
    idToken: tokens.IdToken,
    refreshToken: tokens.RefreshToken,
    expiresIn: tokens.ExpiresIn,
  }));

const scopes = z.object({ scope: z.string().default('') });
/** The claims without a check of the signature: the pool has just issued the token, and checks it again. */
const mayConfirm = (accessToken: string): boolean => {
  const claims: unknown = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
  return scopes.parse(claims).scope.split(' ').includes('aws.cognito.signin.user.admin');
};

// The kind of code, written before the session that it is for, so that whoever returns the code need not know it.
const appMark = `${appFactor}.`;
const markSession = (challenge: string, session: string) => (challenge === appFactor ? appMark + session : session);
const readMarked = (
  marked: string,
  code: string,
): { name: ChallengeNameType; session: string; answer: Record<string, string> } =>
  marked.startsWith(appMark)
    ? { name: appFactor, session: marked.slice(appMark.length), answer: { SOFTWARE_TOKEN_MFA_CODE: code } }
    : { name: 'SMS_MFA', session: marked, answer: { SMS_MFA_CODE: code } };

type GivenCode = { username: string; code: string; session: string };

/** Context for Cognito's threat protection, which otherwise sees the function's address on every sign-in. */
const describe = ({ address, userAgent }: Client): ContextDataType => ({
  IpAddress: address,
  ServerName: new URL(organisation.siteUrl).hostname,
  ServerPath: '/api/signin',
  HttpHeaders: [{ headerName: 'User-Agent', headerValue: userAgent }],
});

/** The organisation's user pool, through the client for scripts and monitoring that do not speak SRP. */
export const createSignIn = () => {
  const { USER_POOL_ID, SERVER_CLIENT_ID } = readEnvironment(environment);
  const client = new CognitoIdentityProviderClient({});
  const pool = { UserPoolId: USER_POOL_ID };

  /**
   * The pool refreshes nothing for an unconfirmed device, and a script has no device. It is given one that no secret
   * fits, so that it never answers for a code. The token that could confirm it is exchanged for one that cannot change
   * its own account.
   */
  const confirmDevice = async (result: AuthenticationResultType): Promise<Tokens> => {
    const { refreshToken, ...first } = issued.parse(result);
    const DeviceKey = result.NewDeviceMetadata?.DeviceKey;
    if (DeviceKey === undefined || !mayConfirm(first.accessToken)) return { ...first, refreshToken };
    const [PasswordVerifier, Salt] = [384, 16].map((bytes) => randomBytes(bytes).toString('base64'));
    const DeviceSecretVerifierConfig = { PasswordVerifier, Salt };
    await client.send(
      new ConfirmDeviceCommand({ AccessToken: first.accessToken, DeviceKey, DeviceSecretVerifierConfig }),
    );
    const { AuthenticationResult = {} } = await client.send(
      new GetTokensFromRefreshTokenCommand({ ClientId: SERVER_CLIENT_ID, RefreshToken: refreshToken, DeviceKey }),
    );
    return { ...issued.parse({ ...AuthenticationResult, RefreshToken: refreshToken }), deviceKey: DeviceKey };
  };

  const readStep = async (username: string, asked: Promise<AdminInitiateAuthCommandOutput>): Promise<SignInStep> => {
    const answer = await asked;
    if (answer.AuthenticationResult) {
      return { step: 'signed-in', tokens: await confirmDevice(answer.AuthenticationResult) };
    }
    const { ChallengeName: challenge = '', Session } = answer;
    if ((challenge !== 'SMS_MFA' && challenge !== appFactor) || !Session) return { step: 'refused' };
    const { Groups = [] } = await client.send(new AdminListGroupsForUserCommand({ ...pool, Username: username }));
    return {
      step: 'code-sent',
      session: markSession(challenge, Session),
      groups: Groups.flatMap(({ GroupName }) => GroupName ?? []),
    };
  };

  return {
    /** Checks the password and texts a code to an account with a mobile number as second factor. */
    async signIn(username: string, password: string, caller: Client): Promise<SignInStep> {
      const request = new AdminInitiateAuthCommand({
        ...pool,
        ClientId: SERVER_CLIENT_ID,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: username, PASSWORD: password },
        ContextData: describe(caller),
      });
      return await readStep(username, client.send(request)).catch(refuse);
    },

    /** Checks the code of the sign-in that `session` names: the texted one, or the app's. */
    async checkCode({ username, code, session: marked }: GivenCode, caller: Client): Promise<SignInStep> {
      const { name, session, answer: given } = readMarked(marked, code);
      const request = new AdminRespondToAuthChallengeCommand({
        ...pool,
        ClientId: SERVER_CLIENT_ID,
        ChallengeName: name,
        Session: session,
        ChallengeResponses: { USERNAME: username, ...given },
        ContextData: describe(caller),
      });
      return await readStep(username, client.send(request)).catch(refuse);
    },
  };
};
