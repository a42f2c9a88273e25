import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { type Product, startProduct } from '../../infra/local/product.ts';

const siteDir = fileURLToPath(new URL('../fixtures/site', import.meta.url));

// Tests sign the same few people in again and again, and have no time to wait; what it is in truth has tests of its own.
const fastTimeouts = {
  ANSWER_MILLISECONDS: '0',
  READING_MILLISECONDS: '0',
  LIMIT_FACTOR: '1000',
};

/** The product on fresh data, for one test file; stopped and cleared after it. */
export const startTestProduct = async (
  settings: Record<string, string> = {},
): Promise<Product & { dataDir: string }> => {
  Object.assign(process.env, fastTimeouts, settings);
  const dataDir = await mkdtemp(join(tmpdir(), 'product-'));
  const product = await startProduct({
    port: 0,
    dataDir,
    siteDir,
    onDeath: (reason) => {
      throw new Error(reason);
    },
  });
  afterAll(async () => {
    await product.stop();
    await rm(dataDir, { recursive: true });
  });
  return { ...product, dataDir };
};
