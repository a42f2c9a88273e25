// Runs before `npm test` with Node's own modules only: the browser tests need a Chromium.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

if (!places.some((path) => path && existsSync(path))) {
  console.log('Installing Chromium for the browser tests (once)...');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  const aptGet = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    return run(command, rest);
  };
  if (!aptGet('update', '-qq') || !aptGet('install', '-y', '-qq', 'chromium')) {
    console.error('No Chromium was found, and apt-get could not install one. Install it and set CHROMIUM_PATH.');
    process.exit(1);
  }
}
