import { setup, teardown } from '../support/memory-folder.ts';

/** Before the run: the products and the profiles of the browser get a folder in memory, which goes after it. */
const runInMemory = async () => {
  await setup();
  return teardown;
};

// biome-ignore lint/style/noDefaultExport: Playwright takes its global setup from the default export.
export default runInMemory;
