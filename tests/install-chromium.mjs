// Runs before `npm test` with Node's own modules only: the browser tests need a Chromium.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const shell = '/usr/bin/chromium-headless-shell';
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const isThere = (path) => Boolean(path) && existsSync(path);
const run = (command, args, options = { stdio: 'inherit' }) => spawnSync(command, args, options).status === 0;
const isRoot = process.getuid?.() === 0;
const aptGet = (...args) => {
  const [command, ...rest] = [...(isRoot ? [] : ['sudo']), 'apt-get', ...args];
  return run(command, rest);
};

/**
 * Debian's headless shell of the Chromium that is there: the tests run faster in it. Only by whoever needs no password for
 * it, where the system knows the same version, and within two minutes: without it, they run in the browser.
 */
const tryShell = () => {
  const options = [
    '-y',
    '-qq',
    '--no-remove',
    '--no-upgrade',
    '-o',
    'Acquire::Retries=0',
    '-o',
    'Acquire::http::Timeout=10',
  ];
  if (!isRoot || !run('apt-cache', ['show', 'chromium-headless-shell'], { stdio: 'ignore' })) return;
  console.log('Installing the headless shell of Chromium for the browser tests (once)...');
  run('apt-get', ['install', ...options, 'chromium-headless-shell'], { stdio: 'ignore', timeout: 120_000 });
};

if (!isThere(process.env.CHROMIUM_PATH) && !isThere(shell)) {
  if (!browsers.some(isThere)) {
    console.log('Installing Chromium for the browser tests (once)...');
    const hasList = aptGet('update', '-qq');
    const isInstalled =
      hasList &&
      (aptGet('install', '-y', '-qq', 'chromium-headless-shell') || aptGet('install', '-y', '-qq', 'chromium'));
    if (!isInstalled) {
      console.error('No Chromium was found, and apt-get could not install one. Install it and set CHROMIUM_PATH.');
      process.exit(1);
    }
  } else tryShell();
}
