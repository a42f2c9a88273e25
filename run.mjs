// Runs a script of this repository for npm: `node run.mjs <script> [arguments]`. It starts with any Node and nothing
// installed, installs what is missing, and runs the script with the Node that the lockfile holds: its hash is checked
// when it is installed. Where the lockfile has none for this machine, the Node that is here must be as new.
import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync, statSync } from 'node:fs';

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`Node ${process.versions.node} is too old. Please install Node 20 or later.`);
  process.exit(1);
}

const installed = 'node_modules/.package-lock.json';
const isInstalled = existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs;
if (!isInstalled) {
  const { bavail, bsize } = statfsSync('.');
  const neededGigabytes = 1.5;
  const freeGigabytes = (bavail * bsize) / 1e9;
  if (freeGigabytes < neededGigabytes) {
    console.error(
      `What the project needs takes ${neededGigabytes} GB, and ${freeGigabytes.toFixed(1)} GB are free here. In AWS CloudShell, whose home has 1 GB, work in /tmp: docs/operations.md, "Get data back".`,
    );
    process.exit(1);
  }
  console.error('Installing what the project needs, once. It takes a minute or two...');
  // Errors only: some packages warn about the Node that npm runs on, and the project runs on a newer one.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  const { status } = spawnSync('npm', ['ci', ...quiet], { stdio: ['inherit', 'ignore', 'inherit'], shell: true });
  if (status !== 0) {
    console.error('It could not be installed. Is there a connection to the internet? Try again: npm ci');
    process.exit(status ?? 1);
  }
}

const { platform, arch } = process;
const machine = `${platform === 'win32' ? 'win' : platform}-${arch}`;
const projectNode = `node_modules/node-${machine}/bin/node${platform === 'win32' ? '.exe' : ''}`;
const isBrought = existsSync(projectNode);
const least = 24;
if (!isBrought && major < least) {
  console.error(`The project brings no Node for ${machine}. Please install Node ${least} and run this again.`);
  process.exit(1);
}
const node = isBrought ? projectNode : process.execPath;
const { status, error } = spawnSync(node, process.argv.slice(2), { stdio: 'inherit' });
if (error) console.error(error.message);
process.exit(status ?? 1);
