import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { type Product, startProduct } from '../../infra/local/product.ts';

const siteDir = fileURLToPath(new URL('../fixtures/site', import.meta.url));

/** The product on fresh data, for one test file; stopped and cleared after it. */
export const startTestProduct = async (): Promise<Product & { dataDir: string }> => {
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
