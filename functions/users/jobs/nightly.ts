import {
  CognitoIdentityProviderClient,
  paginateListUsers,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import { DescribeKeyCommand, KeyState, KMSClient } from '@aws-sdk/client-kms';
import * as z from 'zod';
import { type StaffRole, staffRoles } from '../../../shared/kernel/roles.ts';
import { ObjectClient } from '../../kernel/files/objects/object-client.ts';
import { listGroup, readAttribute } from '../../kernel/identity/open-pool.ts';
import { readEnvironment } from '../../kernel/lib/environment.ts';
import { log } from '../../kernel/lib/log.ts';
import { accountsCopy } from '../accounts-copy.ts';

const environment = z.object({
  USER_POOL_ID: z.string(),
  SIGNATURES_BUCKET: z.string(),
  /** ARNs, with commas between them. */
  KEYS: z.string(),
});

const toLine = ({ Username, Enabled, UserStatus, UserCreateDate, Attributes }: UserType, role: StaffRole | undefined) =>
  JSON.stringify({
    username: Username,
    email: readAttribute(Attributes, 'email'),
    firstName: readAttribute(Attributes, 'given_name'),
    lastName: readAttribute(Attributes, 'family_name'),
    mobile: readAttribute(Attributes, 'phone_number'),
    role,
    enabled: Enabled,
    status: UserStatus,
    madeAt: UserCreateDate,
  });

/**
 * Cognito has no backup. The data needed to make the accounts again, and to tell whom the audit log names, is stored
 * beside the signatures.
 */
const copyAccounts = async (UserPoolId: string, bucket: string): Promise<number> => {
  const client = new CognitoIdentityProviderClient({});
  const roles = new Map<string | undefined, StaffRole>();
  for (const role of staffRoles) {
    for (const { Username } of await listGroup({ client, UserPoolId }, role)) roles.set(Username, role);
  }
  const lines: string[] = [];
  for await (const { Users = [] } of paginateListUsers({ client, pageSize: 60 }, { UserPoolId })) {
    lines.push(...Users.map((user) => toLine(user, roles.get(user.Username))));
  }
  const copy = lines.map((line) => `${line}\n`).join('');
  await new ObjectClient().put({ bucket, key: accountsCopy }, copy, { 'content-type': 'application/x-ndjson' });
  return lines.length;
};

/** A key waits at least a week before it is deleted: a warning within a day still comes in time. */
const watchKeys = async (keys: string[]): Promise<void> => {
  const client = new KMSClient({});
  for (const KeyId of keys) {
    const { KeyMetadata } = await client.send(new DescribeKeyCommand({ KeyId }));
    if (KeyMetadata?.KeyState !== KeyState.Enabled) log({ event: 'key-ends' });
  }
};

/** Runs every night: copies the accounts, and checks that no key of the stored data is about to be deleted. */
export const handler = async (): Promise<{ accounts: number }> => {
  const { USER_POOL_ID, SIGNATURES_BUCKET, KEYS } = readEnvironment(environment);
  await watchKeys(KEYS.split(','));
  return { accounts: await copyAccounts(USER_POOL_ID, SIGNATURES_BUCKET) };
};
