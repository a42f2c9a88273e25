import {
  CognitoIdentityProviderClient,
  CreateGroupCommand,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
  type ExplicitAuthFlowsType,
} from '@aws-sdk/client-cognito-identity-provider';
import { S3Client } from '@aws-sdk/client-s3';
import { CreateEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { SNSClient } from '@aws-sdk/client-sns';
import type { Accounts } from './account-cases.ts';
import { makeBuckets } from './make-buckets.ts';
import type { Messages } from './message-cases.ts';
import type { Objects } from './object-cases.ts';

const settings = (endpoint: string) => ({
  endpoint,
  region: 'eu-west-2',
  credentials: { accessKeyId: 'moto', secretAccessKey: 'moto' },
});

/** S3 in moto. */
export const openMotoObjects = (endpoint: string): Promise<Objects> =>
  makeBuckets(new S3Client({ ...settings(endpoint), forcePathStyle: true }));

/** A user pool in moto, as the template has it. */
export const openMotoAccounts = async (endpoint: string): Promise<Accounts> => {
  const client = new CognitoIdentityProviderClient(settings(endpoint));
  const { UserPool } = await client.send(
    new CreateUserPoolCommand({
      PoolName: 'bca',
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      AutoVerifiedAttributes: ['email'],
      MfaConfiguration: 'OPTIONAL',
      Policies: {
        PasswordPolicy: {
          MinimumLength: 12,
          RequireLowercase: false,
          RequireUppercase: false,
          RequireNumbers: false,
          RequireSymbols: false,
        },
      },
    }),
  );
  const UserPoolId = UserPool?.Id ?? '';
  for (const GroupName of ['ROLE_ADMIN', 'ROLE_STAFF', 'ROLE_VOLUNTEER'])
    await client.send(new CreateGroupCommand({ UserPoolId, GroupName }));
  const addClient = async (ClientName: string, flow: ExplicitAuthFlowsType) => {
    const { UserPoolClient } = await client.send(
      new CreateUserPoolClientCommand({
        UserPoolId,
        ClientName,
        ExplicitAuthFlows: [flow],
        PreventUserExistenceErrors: 'ENABLED',
        WriteAttributes: ['given_name', 'family_name'],
      }),
    );
    return UserPoolClient?.ClientId ?? '';
  };
  const server = await addClient('server', 'ALLOW_ADMIN_USER_PASSWORD_AUTH');
  return { client, UserPoolId, server, browser: await addClient('browser', 'ALLOW_USER_SRP_AUTH') };
};

/** SNS, and SES with a domain, in moto. */
export const openMotoMessages = async (endpoint: string): Promise<Messages> => {
  const mails = new SESv2Client(settings(endpoint));
  await mails.send(new CreateEmailIdentityCommand({ EmailIdentity: 'bca.example' }));
  return { texts: new SNSClient(settings(endpoint)), mails, from: 'no-reply@bca.example' };
};
