import { Failure } from '../../failure.ts';
import { runScriptOf } from '../../organisation/run-as.ts';
import { runCommand } from '../run-command.ts';

const [organisation, script, ...args] = process.argv.slice(2);

await runCommand(async () => {
  if (!organisation || !script) {
    throw new Failure('npm run organisation -- <organisation> <script> [arguments]: for example, harbour types');
  }
  return runScriptOf(organisation, script, args) === 0;
});
