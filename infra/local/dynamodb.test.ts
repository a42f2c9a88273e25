import { expect, it, vi } from 'vitest';
import { Failure } from '../failure.ts';
import { findBinary, findFreePort, startDatabase } from './dynamodb.ts';

it('a platform without a binary is told to name another DynamoDB', () => {
  expect(() => findBinary('sunos-sparc')).toThrow(Failure);
  expect(() => findBinary('sunos-sparc')).toThrow(/sunos-sparc.*DYNAMODB_ENDPOINT/);
});

it('a database that does not answer is named, with what names it', async () => {
  const address = `http://127.0.0.1:${await findFreePort()}`;
  vi.stubEnv('DYNAMODB_ENDPOINT', address);
  await expect(startDatabase('unused', () => {})).rejects.toThrow(
    new Failure(`No database answers at ${address}, which DYNAMODB_ENDPOINT names. Start it first.`),
  );
});
