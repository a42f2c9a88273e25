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
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { readEnvironment } from '../lib/environment.ts';
import { createDevices } from './devices.ts';
import { noMoreToday, readAttribute, unlessUnknown } from './open-pool.ts';

const environment = z.object({ USER_POOL_ID: z.string(), SERVER_CLIENT_ID: z.string() });

export type NewAccount = {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  givePermit: () => Promise<MailPermit>;
};
/** What the triggers are told of a request: its permit, valid once, and the network that it came from. */
export type MailPermit = { permit: string; network: string };
/** 'breached': the password is on a list of stolen ones. That reveals nothing about the account. */
export type Answered = 'done' | 'refused' | 'breached';
/** Revokes every session of an account. */
export type RevokeSessions = (username: string) => Promise<unknown>;

// Cognito's errors for an account that does not exist, is not active, is active already or gets no more mail, and for a
// wrong code. They are one outcome, so that nobody learns which it was.
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
    // A trigger that fails and one that refuses raise the same error, with different messages.
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

  /** The `sub` of the account of an address. */
  const findUsername = async (email: string): Promise<string | undefined> =>
    (await unlessUnknown(client.send(new AdminGetUserCommand(inPool(email)))))?.Username;

  return {
    /** Creates an unconfirmed account. An unconfirmed one is sent another code; a confirmed one is sent nothing. */
    signUp: ({ email, password, firstName, lastName, givePermit }: NewAccount): Promise<Answered> =>
      answer(async () => {
        const account = async () => ({ ...asClient(email), ClientMetadata: await givePermit() });
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
     * Activates an account by the code that was sent to its address. A password given with it replaces the earlier one:
     * the reader of the mail decides it, not the person who first typed the address.
     */
    activate: (email: string, code: string, password: string | undefined): Promise<Answered> =>
      answer(async () => {
        await client.send(new ConfirmSignUpCommand({ ...asClient(email), ConfirmationCode: code }));
        if (password === undefined) return;
        await client.send(new AdminSetUserPasswordCommand({ ...inPool(email), Password: password, Permanent: true }));
      }),

    /** The account of somebody who was invited; undefined where it is gone or disabled. */
    async findInvited(username: string): Promise<{ email: string; firstName: string; mobile: string } | undefined> {
      const found = await unlessUnknown(client.send(new AdminGetUserCommand(inPool(username))));
      if (!found || found.Enabled === false) return undefined;
      const read = (name: string) => readAttribute(found.UserAttributes, name);
      return { email: read('email'), firstName: read('given_name'), mobile: read('phone_number') };
    },

    /**
     * Sets the password that somebody who was invited has chosen. The pool looks no password up that is set for somebody: one
     * from a list of stolen ones is found when it is changed.
     */
    choosePassword: (username: string, password: string) =>
      client.send(new AdminSetUserPasswordCommand({ ...inPool(username), Password: password, Permanent: true })),

    requestReset: (email: string, permit: MailPermit): Promise<Answered> =>
      answer(() => client.send(new ForgotPasswordCommand({ ...asClient(email), ClientMetadata: permit }))),

    findUsername,

    /**
     * Changes the password by the code, revokes every session and forgets every remembered browser. The code works once, so
     * whatever can fail is done before it is used; afterwards the sessions are revoked here without waiting for the pool.
     */
    async reset(email: string, code: string, password: string, revokeSessions: RevokeSessions): Promise<Answered> {
      let account = email;
      const answered = await answer(async () => {
        // Without an account the address itself: the answer must not depend on that.
        account = (await findUsername(email)) ?? email;
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
