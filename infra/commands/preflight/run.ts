import { findAccount } from '../find-account.ts';
import { readArguments } from '../read-arguments.ts';
import { runCommand } from '../run-command.ts';
import { listChecks } from './checks.ts';
import { describeIdleCost } from './idle-cost.ts';

const { readConfiguration } = readArguments({ usage: 'preflight' });

await runCommand(async () => {
  const configuration = readConfiguration();
  const account = await findAccount(configuration.region);
  console.log(`Account ${account}, region ${configuration.region}\n`);
  const checks = listChecks(configuration);
  let lacking = 0;
  for (const { title, look } of checks) {
    try {
      const { ready, found, remedy } = await look(configuration);
      console.log(`${ready ? 'ready  ' : 'LACKING'}  ${title}: ${found}`);
      if (remedy) console.log(`         -> ${remedy}`);
      if (!ready) lacking += 1;
    } catch (error) {
      lacking += 1;
      console.log(`UNKNOWN  ${title}: could not be checked (${error instanceof Error ? error.name : 'unknown'})`);
    }
  }
  console.log(
    [
      '',
      'This cannot be checked beforehand: a new account may be refused its first CloudFront distribution ("Your account must',
      'be verified"). If the deployment says so, open a case with AWS Support, Account and billing, and deploy again.',
      '',
      describeIdleCost(configuration),
      '',
      lacking === 0
        ? 'Ready: npm run deploy'
        : `${lacking} of ${checks.length} are lacking. Do what is printed below each, then run this command again.`,
    ].join('\n'),
  );
  return lacking === 0;
});
