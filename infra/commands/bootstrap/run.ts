import { edgeRegion } from '../../cloud/edge-region.ts';
import { findAccount } from '../find-account.ts';
import { readArguments } from '../read-arguments.ts';
import { runCommand } from '../run-command.ts';
import { runProgram } from '../run-program.ts';

const { readConfiguration } = readArguments({ usage: 'bootstrap' });

await runCommand(async () => {
  const { region } = readConfiguration();
  const account = await findAccount(region);
  const regions = [...new Set([region, edgeRegion])];
  // Named, so that the CDK need not know the stacks: the site is not built yet. With its app it would ask for them.
  const places = regions.map((one) => `aws://${account}/${one}`);
  return await runProgram('cdk', ['bootstrap', ...places]);
});
