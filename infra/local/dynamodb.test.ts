import { expect, it } from 'vitest';
import { Failure } from '../failure.ts';
import { findBinary } from './dynamodb.ts';

it('a platform without a binary is told to name another DynamoDB', () => {
  expect(() => findBinary('sunos-sparc')).toThrow(Failure);
  expect(() => findBinary('sunos-sparc')).toThrow(/sunos-sparc.*DYNAMODB_ENDPOINT/);
});
