// Runs before `npm start` and `npm test`, with whatever Node is there and nothing installed.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`Node ${process.versions.node} is too old. Please install Node 20 or later.`);
  process.exit(1);
}
const installed = 'node_modules/.package-lock.json';
const upToDate = existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs;
if (!upToDate) {
  console.log('Installing what the project needs (once)...');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: 'inherit', shell: true });
  process.exit(status ?? 1);
}
