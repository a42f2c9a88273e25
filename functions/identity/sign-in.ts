import {
  AdminInitiateAuthCommand,
  type AdminInitiateAuthCommandOutput,
  AdminListGroupsForUserCommand,
  AdminRespondToAuthChallengeCommand,
  CognitoIdentityProviderClient,
  CognitoIdentityProviderServiceException,
  type ContextDataType,
  UserLambdaValidationException,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { organisation } from '../../shared/organisation.ts';
import type { Client } from '../http/client.ts';
import { readEnvironment } from '../lib/environment.ts';

const environment = z.object({ USER_POOL_ID: z.string(), SERVER_CLIENT_ID: z.string() });

export type Tokens = { accessToken: string; idToken: string; refreshToken: string; expiresIn: number };

export type SignInStep =
  | { step: 'code-sent'; session: string; groups: string[] }
  | { step: 'signed-in'; tokens: Tokens }
  /** The limit on texts is reached. */
  | { step: 'too-many-texts' }
  | { step: 'refused' };

// Cognito's errors for a wrong name, password or code. They are one answer, so that nobody learns which it was.
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

const issuedTokens = z
  .object({ AccessToken: z.string(), IdToken: z.string(), RefreshToken: z.string(), ExpiresIn: z.int() })
  .transform((tokens) => ({
    accessToken: tokens.AccessToken,
    idToken: tokens.IdToken,
    refreshToken: tokens.RefreshToken,
    expiresIn: tokens.ExpiresIn,
  }));

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

  const readStep = async (username: string, answer: AdminInitiateAuthCommandOutput): Promise<SignInStep> => {
    if (answer.AuthenticationResult) {
      return { step: 'signed-in', tokens: issuedTokens.parse(answer.AuthenticationResult) };
    }
    if (answer.ChallengeName !== 'SMS_MFA' || !answer.Session) return { step: 'refused' };
    const { Groups = [] } = await client.send(new AdminListGroupsForUserCommand({ ...pool, Username: username }));
    return {
      step: 'code-sent',
      session: answer.Session,
      groups: Groups.flatMap(({ GroupName }) => GroupName ?? []),
    };
  };

  return {
    /** Checks the password and, for whoever has a mobile as second factor, texts a code to it. */
    async signIn(username: string, password: string, caller: Client): Promise<SignInStep> {
      try {
        const answer = await client.send(
          new AdminInitiateAuthCommand({
            ...pool,
            ClientId: SERVER_CLIENT_ID,
            AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
            AuthParameters: { USERNAME: username, PASSWORD: password },
            ContextData: describe(caller),
          }),
        );
        return await readStep(username, answer);
      } catch (error) {
        return refuse(error);
      }
    },

    /** Checks the texted code of the sign-in that `session` names. */
    async checkCode({ username, code, session }: GivenCode, caller: Client): Promise<SignInStep> {
      try {
        const answer = await client.send(
          new AdminRespondToAuthChallengeCommand({
            ...pool,
            ClientId: SERVER_CLIENT_ID,
            ChallengeName: 'SMS_MFA',
            Session: session,
            ChallengeResponses: { USERNAME: username, SMS_MFA_CODE: code },
            ContextData: describe(caller),
          }),
        );
        return await readStep(username, answer);
      } catch (error) {
        return refuse(error);
      }
    },
  };
};
export type UserPool = ReturnType<typeof createSignIn>;
