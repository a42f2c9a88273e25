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
  // Named, so that the CDK does not load the app, which needs the built site.
  const places = regions.map((one) => `aws://${account}/${one}`);
  return await runProgram('cdk', ['bootstrap', ...places]);
});
