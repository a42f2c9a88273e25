import { defineConfig } from '@playwright/test';
import { chromium } from './tests/support/chromium.ts';

// Node's own SQLite, by which each test finds the data as it was, says that it is an experiment. Workers inherit this.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --disable-warning=ExperimentalWarning`;

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  // One product a worker, each with data of its own: see the fixture. Three on two cores: a test often waits, and another has its core.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Only so that what hangs ends: a loaded machine is many times slower than a quiet one.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-reports/browser.json' }]],
  use: {
    launchOptions: chromium,
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    // Recording every test for the few that fail takes a sixth more. To look into one: npx playwright test <file> --trace on
    trace: 'off',
    // A desk. What depends on the width runs on a phone as well: see tests/browser/widths.ts.
    viewport: { width: 1280, height: 800 },
  },
});
