import { Failure } from '../../failure.ts';
import { runScriptOf } from '../../organisation/run-as.ts';
import { runCommand } from '../run-command.ts';

const usage = `npm run organisation -- <organisation> <script> [arguments]

Runs a script of package.json with the files of organisations/<organisation>/ in the place of ours: harbour types`;

// Not parsed: the arguments after the script belong to the script.
const [organisation = '--help', script, ...args] = process.argv.slice(2);
if (organisation === '--help') {
  console.log(usage);
  process.exit(0);
}

await runCommand(async () => {
  if (!script) throw new Failure(usage);
  return runScriptOf(organisation, script, args) === 0;
});
