import {
  AdminGetUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  CodeMismatchException,
  EnableSoftwareTokenMFAException,
  GetTokensFromRefreshTokenCommand,
  NotAuthorizedException,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { type OpenPool, readAttribute } from './open-pool.ts';

export const appFactor = 'SOFTWARE_TOKEN_MFA' as const;

/** The pool's tokens of a sign-in; a device refreshes them. */
export type OwnSession = { clientId: string; refreshToken: string; device: string | undefined };
export type Verified = 'done' | 'wrong-code' | 'not-theirs';

type Options = OpenPool & {
  /** A permit for one token that may change its own account, which the trigger uses up. */
  givePermit: () => Promise<string>;
  /** Whether a token is of the caller's own sign-in. */
  isOwn: (accessToken: string) => Promise<boolean>;
};

/** Sets the second factor that a sign-in asks for. Texts stay possible: removing an app leaves no account open. */
export const setFactors = async (
  { client, UserPoolId }: OpenPool,
  Username: string,
  hasApp: boolean,
): Promise<void> => {
  const SMSMfaSettings = { Enabled: true, PreferredMfa: !hasApp };
  const SoftwareTokenMfaSettings = { Enabled: hasApp, PreferredMfa: hasApp };
  await client.send(
    new AdminSetUserMFAPreferenceCommand({ UserPoolId, Username, SMSMfaSettings, SoftwareTokenMfaSettings }),
  );
};

/**
 * The authenticator app of an account. Cognito issues and checks its secret for a token that may change its own
 * account, and nobody has such a token: one is made for the single step, with a permit, and never leaves the function.
 */
export const createSecondFactor = ({ client, UserPoolId, givePermit, isOwn }: Options) => {
  const makeOwnToken = async ({ clientId, refreshToken, device }: OwnSession): Promise<string | undefined> => {
    const ClientMetadata = { permit: await givePermit() };
    try {
      const { AuthenticationResult } = await client.send(
        new GetTokensFromRefreshTokenCommand({
          ClientId: clientId,
          RefreshToken: refreshToken,
          ClientMetadata,
          ...(device !== undefined && { DeviceKey: device }),
        }),
      );
      const token = AuthenticationResult?.AccessToken;
      return token !== undefined && (await isOwn(token)) ? token : undefined;
    } catch (error) {
      if (error instanceof NotAuthorizedException) return undefined;
      throw error;
    }
  };

  return {
    async read(Username: string): Promise<{ email: string; mobile: string; hasApp: boolean }> {
      const { UserAttributes, UserMFASettingList = [] } = await client.send(
        new AdminGetUserCommand({ UserPoolId, Username }),
      );
      return {
        email: readAttribute(UserAttributes, 'email'),
        mobile: readAttribute(UserAttributes, 'phone_number'),
        hasApp: UserMFASettingList.includes(appFactor),
      };
    },

    /** A new secret for an app; the one in use stays valid until a code of the new one is verified. */
    async offer(session: OwnSession): Promise<string | undefined> {
      const AccessToken = await makeOwnToken(session);
      if (AccessToken === undefined) return undefined;
      return (await client.send(new AssociateSoftwareTokenCommand({ AccessToken }))).SecretCode;
    },

    async verify(session: OwnSession, UserCode: string): Promise<Verified> {
      const AccessToken = await makeOwnToken(session);
      if (AccessToken === undefined) return 'not-theirs';
      try {
        await client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
        return 'done';
      } catch (error) {
        const isWrong = error instanceof EnableSoftwareTokenMFAException || error instanceof CodeMismatchException;
        if (isWrong) return 'wrong-code';
        throw error;
      }
    },

    setApp: (username: string, hasApp: boolean) => setFactors({ client, UserPoolId }, username, hasApp),
  };
};
