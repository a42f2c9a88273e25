import { afterAll } from 'vitest';
import { setFacts } from '../../shared/organisation/facts.ts';
import { emptyProduct } from './empty-product.ts';
import { createTestProduct } from './lend-product.ts';

// Tests sign the same few people in again and again, and have no time to wait; the real limits have tests of their own.
const fastTimeouts = {
  ANSWER_MILLISECONDS: '0',
  READING_MILLISECONDS: '0',
  LIMIT_FACTOR: '1000',
};

type TestProduct = Awaited<ReturnType<typeof createTestProduct>>;

let isShared = false;
let shared: TestProduct | undefined;
let environment: NodeJS.ProcessEnv = {};

/** Has the files of this process use one product, one after another: starting it takes longer than most of them. */
export const shareProduct = () => {
  isShared = true;
};

/** The shared product, emptied: with nothing stored, and as if nothing had been sent. */
const lendShared = async (): Promise<TestProduct> => {
  if (shared) {
    // Another file may have started a table of its own.
    Object.assign(process.env, environment);
    await emptyProduct(shared.dataDir);
    setFacts({});
  } else {
    shared = await createTestProduct();
    environment = { ...process.env };
  }
  const { outbox } = shared;
  const earlier = outbox.list().length;
  // Newest first.
  const list = () => outbox.list().slice(0, -earlier || undefined);
  return { ...shared, outbox: { ...outbox, list } };
};

/** The product on fresh data, for one test file; stopped and cleared after it, unless the next file has it. */
export const startTestProduct = async (settings: Record<string, string> = {}): Promise<TestProduct> => {
  Object.assign(process.env, fastTimeouts, settings);
  if (isShared) return await lendShared();
  const product = await createTestProduct();
  afterAll(product.stop);
  return product;
};
