import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { readConfiguration } from '../../cloud/configuration.ts';
import { deployment } from '../../deployment.ts';
import { checks } from './checks.ts';

const configuration = readConfiguration(deployment);

const findAccount = async (): Promise<string | undefined> => {
  try {
    const { Account } = await new STSClient({ region: configuration.region }).send(new GetCallerIdentityCommand({}));
    return Account;
  } catch (error) {
    console.error(
      [
        'There are no AWS credentials that work, so nothing could be checked.',
        'Sign in first, for example: aws sso login, then export AWS_PROFILE=<your profile>.',
        `(${error instanceof Error ? error.name : 'unknown'})`,
      ].join('\n'),
    );
    return undefined;
  }
};

const account = await findAccount();
if (account === undefined) process.exit(2);

console.log(`Account ${account}, region ${configuration.region}\n`);
let lacking = 0;
for (const { title, look } of checks) {
  try {
    const { ready, found, remedy } = await look(configuration);
    console.log(`${ready ? 'ready  ' : 'LACKING'}  ${title}: ${found}`);
    if (remedy) console.log(`         -> ${remedy}`);
    if (!ready) lacking += 1;
  } catch (error) {
    lacking += 1;
    console.log(`UNKNOWN  ${title}: could not be asked (${error instanceof Error ? error.name : 'unknown'})`);
  }
}
console.log(
  [
    '',
    'Nobody can ask this beforehand: a new account may be refused its first CloudFront distribution ("Your account must',
    'be verified"). If the deployment says so, open a case with AWS Support, Account and billing, and deploy again.',
    '',
    lacking === 0 ? 'Ready: npm run deploy' : `${lacking} of ${checks.length} are lacking.`,
  ].join('\n'),
);
process.exitCode = lacking === 0 ? 0 : 1;
