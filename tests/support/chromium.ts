import { existsSync } from 'node:fs';

const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Playwright's own download is not used: a Chromium of the system, without its talk to other hosts. */
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
  ],
};
