import { afterAll } from 'vitest';
import { createTestProduct } from './lend-product.ts';

// Tests sign the same few people in again and again, and have no time to wait; the real limits have tests of their own.
const fastTimeouts = {
  ANSWER_MILLISECONDS: '0',
  READING_MILLISECONDS: '0',
  LIMIT_FACTOR: '1000',
};

/** The product on fresh data, for one test file; stopped and deleted after it. */
export const startTestProduct = async (settings: Record<string, string> = {}) => {
  Object.assign(process.env, fastTimeouts, settings);
  const product = await createTestProduct();
  afterAll(product.stop);
  return product;
};
