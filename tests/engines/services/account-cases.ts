import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminListGroupsForUserCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  AssociateSoftwareTokenCommand,
  type AuthenticationResultType,
  type CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  ListUsersCommand,
  ListUsersInGroupCommand,
  RevokeTokenCommand,
  SignUpCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { comeOf, type ServiceCase } from './service-case.ts';

/** A user pool with the groups and the two clients of the cloud. */
export type Accounts = { client: CognitoIdentityProviderClient; UserPoolId: string; server: string; browser: string };

const password = 'correct horse battery';
const phone = '+447700900123';
let count = 0;
const newEmail = () => {
  count += 1;
  return `person-${count}@example.org`;
};

const makeUser = async ({ client, UserPoolId }: Accounts, Username = newEmail()) => {
  const UserAttributes = [
    { Name: 'email', Value: Username },
    { Name: 'email_verified', Value: 'true' },
    { Name: 'phone_number', Value: phone },
    { Name: 'phone_number_verified', Value: 'true' },
  ];
  await client.send(new AdminCreateUserCommand({ UserPoolId, Username, MessageAction: 'SUPPRESS', UserAttributes }));
  await client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: password, Permanent: true }));
  return Username;
};

const startSignIn = ({ client, UserPoolId, server: ClientId }: Accounts, USERNAME: string, PASSWORD = password) =>
  client.send(
    new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD },
    }),
  );

const signIn = async (accounts: Accounts, email: string): Promise<AuthenticationResultType> =>
  (await startSignIn(accounts, email)).AuthenticationResult ?? {};

const signUp = (
  { client, browser: ClientId }: Accounts,
  Username: string,
  more: { Password?: string; name?: string } = {},
) =>
  client.send(
    new SignUpCommand({
      ClientId,
      Username,
      Password: more.Password ?? password,
      UserAttributes: [{ Name: more.name ?? 'given_name', Value: 'Asha' }],
    }),
  );

const challenge = ({
  ChallengeName,
  AuthenticationResult,
}: {
  ChallengeName?: string;
  AuthenticationResult?: object;
}) => ChallengeName ?? Boolean(AuthenticationResult);

export const accountCases: ServiceCase<Accounts>[] = [
  {
    name: 'a pool that is not there',
    ask: ({ client }) =>
      comeOf(client.send(new AdminGetUserCommand({ UserPoolId: 'eu-west-2_Nothing00', Username: 'a@example.org' }))),
    outcome: 'ResourceNotFoundException',
  },
  {
    name: 'a person who is not there',
    ask: ({ client, UserPoolId }) =>
      comeOf(client.send(new AdminGetUserCommand({ UserPoolId, Username: 'nobody@example.org' }))),
    outcome: 'UserNotFoundException',
  },
  {
    name: 'an address that has an account is given another',
    ask: async (accounts) => {
      const email = await makeUser(accounts);
      return await comeOf(makeUser(accounts, email));
    },
    outcome: 'UsernameExistsException',
  },
  {
    name: 'the right password',
    ask: async (accounts) => comeOf(startSignIn(accounts, await makeUser(accounts)), challenge),
    outcome: true,
  },
  {
    name: 'the right password, by another spelling of the address',
    ask: async (accounts) => comeOf(startSignIn(accounts, (await makeUser(accounts)).toUpperCase()), challenge),
    outcome: true,
    moto: {
      does: 'UserNotFoundException',
      documented: 'CreateUserPool, UsernameConfiguration: names are the same in any case',
    },
  },
  {
    name: 'a wrong password',
    ask: async (accounts) => comeOf(startSignIn(accounts, await makeUser(accounts), 'wrong horse battery')),
    outcome: 'NotAuthorizedException',
  },
  {
    name: 'a password for somebody who is not there',
    ask: (accounts) => comeOf(startSignIn(accounts, 'nobody@example.org')),
    outcome: 'NotAuthorizedException',
    moto: {
      does: 'UserNotFoundException',
      documented: 'Cognito developer guide, Managing error responses: with PreventUserExistenceErrors',
    },
  },
  {
    name: 'the right password of somebody with a texted second factor',
    ask: async (accounts) => {
      const Username = await makeUser(accounts);
      const { client, UserPoolId } = accounts;
      const SMSMfaSettings = { Enabled: true, PreferredMfa: true };
      await client.send(new AdminSetUserMFAPreferenceCommand({ UserPoolId, Username, SMSMfaSettings }));
      return await comeOf(startSignIn(accounts, Username), challenge);
    },
    outcome: 'SMS_MFA',
  },
  {
    name: 'the right password of somebody who must choose another',
    ask: async (accounts) => {
      const Username = await makeUser(accounts);
      const { client, UserPoolId } = accounts;
      await client.send(
        new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: password, Permanent: false }),
      );
      return await comeOf(startSignIn(accounts, Username), challenge);
    },
    outcome: 'NEW_PASSWORD_REQUIRED',
    embedded: {
      does: 'NotAuthorizedException',
      documented:
        'AdminInitiateAuth: the challenge, which the product never meets, since nobody is told such a password',
    },
  },
  {
    name: 'the right password of somebody who was disabled',
    ask: async (accounts) => {
      const Username = await makeUser(accounts);
      await accounts.client.send(new AdminDisableUserCommand({ UserPoolId: accounts.UserPoolId, Username }));
      return await comeOf(startSignIn(accounts, Username));
    },
    outcome: 'NotAuthorizedException',
  },
  {
    name: 'the right password of somebody who has not confirmed the address',
    ask: async (accounts) => {
      const email = newEmail();
      await signUp(accounts, email);
      return await comeOf(startSignIn(accounts, email));
    },
    outcome: 'UserNotConfirmedException',
    moto: { does: 'done', documented: 'AdminInitiateAuth, Errors: UserNotConfirmedException' },
  },
  {
    name: 'an answer to a sign-in that nobody began',
    ask: async (accounts) => {
      const { client, UserPoolId, server: ClientId } = accounts;
      const ChallengeResponses = { USERNAME: await makeUser(accounts), SMS_MFA_CODE: '123456' };
      const Session = 'a-session-that-nobody-began';
      return await comeOf(
        client.send(
          new AdminRespondToAuthChallengeCommand({
            ...{ UserPoolId, ClientId, ChallengeName: 'SMS_MFA', ChallengeResponses, Session },
          }),
        ),
      );
    },
    outcome: 'NotAuthorizedException',
    moto: {
      does: 'ResourceNotFoundException',
      documented: 'AdminRespondToAuthChallenge, Errors: NotAuthorizedException',
    },
  },
  {
    name: 'a sign-up by a client that may not write the address',
    ask: (accounts) => comeOf(signUp(accounts, newEmail()), ({ UserConfirmed }) => UserConfirmed),
    outcome: false,
  },
  {
    name: 'a sign-up that writes what its client may not',
    ask: (accounts) => comeOf(signUp(accounts, newEmail(), { name: 'phone_number' })),
    outcome: 'NotAuthorizedException',
    moto: { does: 'done', documented: 'CreateUserPoolClient, WriteAttributes: a request for others is refused' },
  },
  {
    name: 'a sign-up with an address that has an account',
    ask: async (accounts) => comeOf(signUp(accounts, await makeUser(accounts))),
    outcome: 'UsernameExistsException',
  },
  {
    name: 'a sign-up with a short password',
    ask: (accounts) => comeOf(signUp(accounts, newEmail(), { Password: 'short' })),
    outcome: 'InvalidPasswordException',
  },
  {
    name: 'a sign-up with a name that is no address',
    ask: (accounts) => comeOf(signUp(accounts, 'asha')),
    outcome: 'InvalidParameterException',
  },
  {
    name: 'a sign-up is confirmed with a wrong code',
    ask: async (accounts) => {
      const Username = newEmail();
      await signUp(accounts, Username);
      return await comeOf(
        accounts.client.send(new ConfirmSignUpCommand({ ClientId: accounts.browser, Username, ConfirmationCode: '0' })),
      );
    },
    outcome: 'CodeMismatchException',
    moto: { unable: 'moto sends no code and takes every one' },
  },
  {
    name: 'a short password that an admin sets',
    ask: async (accounts) => {
      const { client, UserPoolId } = accounts;
      const Username = await makeUser(accounts);
      return await comeOf(
        client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: 'short', Permanent: true })),
      );
    },
    outcome: 'InvalidPasswordException',
  },
  {
    name: 'an address that belongs to somebody else',
    ask: async (accounts) => {
      const [Username, Value] = [await makeUser(accounts), await makeUser(accounts)];
      const UserAttributes = [{ Name: 'email', Value }];
      const { client, UserPoolId } = accounts;
      return await comeOf(client.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes })));
    },
    outcome: 'AliasExistsException',
  },
  {
    name: 'a new number counts as unverified',
    ask: async (accounts) => {
      const { client, UserPoolId } = accounts;
      const Username = await makeUser(accounts);
      const UserAttributes = [{ Name: 'phone_number', Value: '+447700900456' }];
      await client.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes }));
      return await comeOf(
        client.send(new AdminGetUserCommand({ UserPoolId, Username })),
        ({ UserAttributes: found = [] }) => found.find(({ Name }) => Name === 'phone_number_verified')?.Value,
      );
    },
    outcome: 'false',
    moto: { does: 'true', documented: 'Developer guide, Verifying updates to email addresses and phone numbers' },
  },
  {
    name: 'a group that is not there',
    ask: async (accounts) => {
      const { client, UserPoolId } = accounts;
      const Username = await makeUser(accounts);
      return await comeOf(client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName: 'ROLE_X' })));
    },
    outcome: 'ResourceNotFoundException',
  },
  {
    name: 'the groups of a person',
    ask: async (accounts) => {
      const { client, UserPoolId } = accounts;
      const Username = await makeUser(accounts);
      for (const GroupName of ['ROLE_STAFF', 'ROLE_ADMIN', 'ROLE_STAFF'])
        await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));
      return await comeOf(client.send(new AdminListGroupsForUserCommand({ UserPoolId, Username })), ({ Groups = [] }) =>
        Groups.map(({ GroupName }) => GroupName).toSorted(),
      );
    },
    outcome: ['ROLE_ADMIN', 'ROLE_STAFF'],
  },
  {
    name: 'the people of a group, page by page',
    ask: async (accounts) => {
      const { client, UserPoolId } = accounts;
      for (let made = 0; made < 3; made += 1) {
        const Username = await makeUser(accounts);
        await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName: 'ROLE_VOLUNTEER' }));
      }
      const GroupName = 'ROLE_VOLUNTEER';
      const sizes: number[] = [];
      let NextToken: string | undefined;
      do {
        const page = await client.send(new ListUsersInGroupCommand({ UserPoolId, GroupName, Limit: 2, NextToken }));
        sizes.push(page.Users?.length ?? 0);
        NextToken = page.NextToken;
      } while (NextToken);
      return sizes;
    },
    outcome: [2, 1],
  },
  {
    name: 'a person is found by the address',
    ask: async (accounts) => {
      const { client, UserPoolId } = accounts;
      const email = await makeUser(accounts);
      return await comeOf(
        client.send(new ListUsersCommand({ UserPoolId, Filter: `email = "${email}"` })),
        ({ Users = [] }) => Users.map(({ UserStatus, Enabled }) => [UserStatus, Enabled]),
      );
    },
    outcome: [['CONFIRMED', true]],
  },
  {
    name: 'a person who was deleted',
    ask: async (accounts) => {
      const { client, UserPoolId } = accounts;
      const Username = await makeUser(accounts);
      await client.send(new AdminDeleteUserCommand({ UserPoolId, Username }));
      return await comeOf(client.send(new AdminGetUserCommand({ UserPoolId, Username })));
    },
    outcome: 'UserNotFoundException',
  },
  {
    name: 'a token of our own invention',
    ask: ({ client }) => comeOf(client.send(new GetUserCommand({ AccessToken: 'a.b.c' }))),
    outcome: 'NotAuthorizedException',
  },
  {
    name: 'a session is refreshed',
    ask: async (accounts) => {
      const { RefreshToken } = await signIn(accounts, await makeUser(accounts));
      return await comeOf(
        accounts.client.send(new GetTokensFromRefreshTokenCommand({ ClientId: accounts.server, RefreshToken })),
        ({ AuthenticationResult: { AccessToken } = {} }) => Boolean(AccessToken),
      );
    },
    outcome: true,
    moto: { unable: 'GetTokensFromRefreshToken is not in moto' },
  },
  {
    name: 'a session is refreshed that was revoked',
    ask: async (accounts) => {
      const { client, server: ClientId } = accounts;
      const { RefreshToken: Token } = await signIn(accounts, await makeUser(accounts));
      await client.send(new RevokeTokenCommand({ ClientId, Token }));
      return await comeOf(client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken: Token })));
    },
    outcome: 'NotAuthorizedException',
    moto: { unable: 'RevokeToken and GetTokensFromRefreshToken are not in moto' },
  },
  {
    name: 'a session goes on after everybody was signed out of it',
    ask: async (accounts) => {
      const { client, UserPoolId } = accounts;
      const Username = await makeUser(accounts);
      const { AccessToken } = await signIn(accounts, Username);
      await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }));
      return await comeOf(client.send(new GetUserCommand({ AccessToken })));
    },
    outcome: 'NotAuthorizedException',
  },
  {
    name: 'an authenticator app gets a secret, and a wrong code does not confirm it',
    ask: async (accounts) => {
      const { client } = accounts;
      const { AccessToken } = await signIn(accounts, await makeUser(accounts));
      const { SecretCode } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }));
      const wrong = comeOf(client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: '000000' })));
      return [/^[A-Z2-7]{32,}$/.test(SecretCode ?? ''), await wrong];
    },
    outcome: [true, 'EnableSoftwareTokenMFAException'],
    moto: { unable: 'moto gives the same word to everybody and takes every code' },
  },
  {
    name: 'a code for a new password, for an address without an account',
    ask: ({ client, browser: ClientId }) =>
      comeOf(client.send(new ForgotPasswordCommand({ ClientId, Username: 'nobody@example.org' })), (answer) =>
        Boolean(answer.CodeDeliveryDetails?.Destination),
      ),
    outcome: true,
  },
  {
    name: 'a new password with a wrong code',
    ask: async (accounts) => {
      const { client, browser: ClientId } = accounts;
      const Username = await makeUser(accounts);
      await client.send(new ForgotPasswordCommand({ ClientId, Username }));
      const ConfirmationCode = '000000';
      return await comeOf(
        client.send(new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode, Password: password })),
      );
    },
    outcome: 'CodeMismatchException',
    moto: { unable: 'moto sends no code and takes every one' },
  },
];
