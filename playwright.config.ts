import { defineConfig } from '@playwright/test';
import { chromium } from './tests/support/chromium.ts';

// Node's own SQLite, with which each test restores the data, warns that it is experimental. Workers inherit this
// setting.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --disable-warning=ExperimentalWarning`;

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  // One product a worker, each with data of its own: see the fixture.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Only for a test that hangs: a loaded machine is many times slower than a quiet one.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-reports/browser.json' }]],
  use: {
    launchOptions: chromium,
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    // Recording every test for the few that fail takes a sixth longer. To examine one: npx playwright test <file>
    // --trace on
    trace: 'off',
  },
  projects: [
    // Tests that depend on the width of the screen carry the tag: public pages and forms, drawing, long names, and a
    // sweep of every staff screen. The rest is behaviour, which is the same at any width, and runs once.
    { name: 'phone', grep: /@width/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
