import { edgeRegion } from '../../cloud/stack-names.ts';
import { findAccount } from '../find-account.ts';
import { readArguments } from '../read-arguments.ts';
import { runCommand } from '../run-command.ts';
import { runProgram } from '../run-program.ts';

const { readConfiguration } = readArguments({ usage: 'bootstrap' });

await runCommand(async () => {
  const { region } = readConfiguration();
  const account = await findAccount(region);
  const regions = [...new Set([region, edgeRegion])];
  const places = regions.map((one) => `aws://${account}/${one}`);
  // Without the app of cdk.json, which the CDK would load for its regions too, and which needs the built site.
  return await runProgram('cdk', ['bootstrap', '--app', '', ...places]);
});
