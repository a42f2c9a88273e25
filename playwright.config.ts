import { defineConfig } from '@playwright/test';
import { chromium } from './tests/support/chromium.ts';

// Node's own SQLite, with which each test restores the data, warns that it is experimental. Workers inherit this
// setting.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --disable-warning=ExperimentalWarning`;

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/browser/run-in-memory.ts',
  outputDir: 'test-results',
  // One product a worker, each with data of its own: see the fixture. Three on two cores: a test often waits, and another has its core.
  workers: 3,
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
    // A desk. What depends on the width runs on a phone as well: see tests/browser/widths.ts.
    viewport: { width: 1280, height: 800 },
  },
});
