import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Product, startProduct } from '../../infra/local/product.ts';

const siteDir = fileURLToPath(new URL('../fixtures/site', import.meta.url));

/** The product on fresh data in a folder of its own; `stop` deletes both. */
export const createTestProduct = async (
  settings: { guarded?: boolean; siteDir?: string } = {},
): Promise<Product & { dataDir: string }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'product-'));
  // For the commands too: the tests may share the database of DYNAMODB_ENDPOINT.
  const tableName = basename(dataDir);
  process.env.DYNAMODB_TABLE = tableName;
  const product = await startProduct({
    siteDir,
    tableName,
    ...settings,
    port: 0,
    dataDir,
    onDeath: (reason) => {
      throw new Error(reason);
    },
  });
  const stop = async () => {
    await product.stop();
    await rm(dataDir, { recursive: true });
  };
  return { ...product, stop, dataDir };
};
