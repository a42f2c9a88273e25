import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  type CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { type DemonstrationAccount, demonstrationPassword } from './accounts.ts';

/** Makes one account, unless it exists. The second factor is set before the group is given, as everywhere. */
export const createAccount = async (client: CognitoIdentityProviderClient, account: DemonstrationAccount) => {
  const user = { UserPoolId: process.env.USER_POOL_ID, Username: account.email };
  const attributes = {
    email: account.email,
    email_verified: 'true',
    given_name: account.firstName,
    family_name: account.lastName,
    phone_number: account.mobile,
    phone_number_verified: 'true',
  };
  try {
    await client.send(
      new AdminCreateUserCommand({
        ...user,
        MessageAction: 'SUPPRESS',
        UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
      }),
    );
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error;
  }
  await client.send(new AdminSetUserPasswordCommand({ ...user, Password: demonstrationPassword, Permanent: true }));
  await client.send(
    new AdminSetUserMFAPreferenceCommand({ ...user, SMSMfaSettings: { Enabled: true, PreferredMfa: true } }),
  );
  await client.send(new AdminAddUserToGroupCommand({ ...user, GroupName: account.role }));
};
