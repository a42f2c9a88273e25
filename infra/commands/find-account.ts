import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { Failure } from '../failure.ts';

/** The number of the account of the credentials in the environment. @throws Failure when none work */
export const findAccount = async (region: string): Promise<string> => {
  try {
    const { Account } = await new STSClient({ region }).send(new GetCallerIdentityCommand({}));
    if (Account) return Account;
    throw new Error('AWS named no account');
  } catch (error) {
    throw new Failure(
      [
        'There are no AWS credentials that work, so nothing could be done.',
        'Sign in first, for example: aws sso login, then set AWS_PROFILE to your profile.',
        `(${error instanceof Error ? error.name : 'unknown'})`,
      ].join('\n'),
    );
  }
};
