import {
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  CognitoIdentityProviderServiceException,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  InvalidPasswordException,
  ResendConfirmationCodeCommand,
  SignUpCommand,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { readEnvironment } from '../lib/environment.ts';
import { createDevices } from './devices.ts';
import { noMoreToday } from './refusals.ts';

const environment = z.object({ USER_POOL_ID: z.string(), SERVER_CLIENT_ID: z.string() });

export type NewAccount = {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** Makes what the triggers ask for, which counts once. */
  givePermit: () => Promise<string>;
};
/** 'breached': the password is known to thieves, which says nothing about the account. */
export type Answered = 'done' | 'refused' | 'breached';
/** Refuses every session of an account that is open now. */
export type RevokeSessions = (username: string) => Promise<unknown>;

// What Cognito says of an account that is not there, not active, already active, is sent no more mail, or of a code that
// is not right. All of it is one outcome, so that nobody learns which.
const refusals = new Set([
  'CodeMismatchException',
  'ExpiredCodeException',
  'InvalidParameterException',
  'LimitExceededException',
  'NotAuthorizedException',
  'TooManyFailedAttemptsException',
  'UserNotConfirmedException',
  'UserNotFoundException',
]);

const answer = async (work: () => Promise<unknown>): Promise<Answered> => {
  try {
    await work();
    return 'done';
  } catch (error) {
    if (!(error instanceof CognitoIdentityProviderServiceException)) throw error;
    if (error instanceof InvalidPasswordException) return 'breached';
    // A trigger that fails says the same as one that refuses, but for its words.
    if (refusals.has(error.name) || error.message.includes(noMoreToday)) return 'refused';
    throw error;
  }
};

/** The life of an account up to its first sign-in, and a forgotten password. */
export const createSelfService = () => {
  const { USER_POOL_ID, SERVER_CLIENT_ID } = readEnvironment(environment);
  const client = new CognitoIdentityProviderClient({});
  const asClient = (email: string) => ({ ClientId: SERVER_CLIENT_ID, Username: email });
  const inPool = (email: string) => ({ UserPoolId: USER_POOL_ID, Username: email });

  /** Of an address without an account it is the address: what is answered about it must not depend on that. */
  const findUsername = async (email: string): Promise<string> => {
    try {
      const { Username = email } = await client.send(new AdminGetUserCommand(inPool(email)));
      return Username;
    } catch (error) {
      if (error instanceof UserNotFoundException) return email;
      throw error;
    }
  };

  return {
    /** Makes an account that waits for its code. One that waits already is sent another code; any other, nothing. */
    signUp: ({ email, password, firstName, lastName, givePermit }: NewAccount): Promise<Answered> =>
      answer(async () => {
        const account = async () => ({ ...asClient(email), ClientMetadata: { permit: await givePermit() } });
        try {
          // The pool takes the address from the name; no client may write it as an attribute.
          const attributes = { given_name: firstName, family_name: lastName };
          const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
          await client.send(new SignUpCommand({ ...(await account()), Password: password, UserAttributes }));
        } catch (error) {
          if (!(error instanceof UsernameExistsException)) throw error;
          await client.send(new ResendConfirmationCodeCommand(await account()));
        }
      }),

    /**
     * Activates an account by the code that its address was sent. A password given with it counts from then on: whoever
     * reads the mail decides it, not whoever typed the address first.
     */
    activate: (email: string, code: string, password: string | undefined): Promise<Answered> =>
      answer(async () => {
        await client.send(new ConfirmSignUpCommand({ ...asClient(email), ConfirmationCode: code }));
        if (password === undefined) return;
        await client.send(new AdminSetUserPasswordCommand({ ...inPool(email), Password: password, Permanent: true }));
      }),

    requestReset: (email: string, permit: string): Promise<Answered> =>
      answer(() => client.send(new ForgotPasswordCommand({ ...asClient(email), ClientMetadata: { permit } }))),

    /** The `sub` of the account of an address. */
    async findUsername(email: string): Promise<string | undefined> {
      try {
        return (await client.send(new AdminGetUserCommand(inPool(email)))).Username;
      } catch (error) {
        if (error instanceof UserNotFoundException) return undefined;
        throw error;
      }
    },

    /**
     * Changes the password by the code, ends every session that the old one began and has every remembered browser forgotten. The code works once, so whatever
     * can fail before it is done before it; and after it, what refuses the sessions here does not wait for the pool.
     */
    async reset(email: string, code: string, password: string, revokeSessions: RevokeSessions): Promise<Answered> {
      let account = email;
      const answered = await answer(async () => {
        account = await findUsername(email);
        const confirmation = { ...asClient(email), ConfirmationCode: code, Password: password };
        await client.send(new ConfirmForgotPasswordCommand(confirmation));
      });
      if (answered !== 'done') return answered;
      const ended = await Promise.allSettled([
        revokeSessions(account),
        client.send(new AdminUserGlobalSignOutCommand(inPool(account))),
        createDevices({ client, UserPoolId: USER_POOL_ID }).forgetAll(account),
      ]);
      const failed = ended.find((one) => one.status === 'rejected');
      if (failed) throw failed.reason;
      return answered;
    },
  };
};
export type SelfService = ReturnType<typeof createSelfService>;
