import { describe, expect, it } from 'vitest';
import { apiFunctions } from '../../functions/deployed.ts';
import { sizes } from '../../infra/cloud/function-sizes.ts';
import { find, synthesise } from './synthesise.ts';

type Function = {
  MemorySize: number;
  Timeout: number;
  Runtime: string;
  Architectures: string[];
  TracingConfig: object;
};
const { data, service } = synthesise();
const functions = [data, service]
  .flatMap((template) => find<Function>(template, 'AWS::Lambda::Function'))
  .filter(({ Properties }) => Properties.Runtime.startsWith('nodejs'));
const ofTable = (name: string) => {
  const start = new RegExp(`^(Api|Identity|)${name}Function\\w{8}$`, 'i');
  const [found, ...others] = functions.filter(({ id }) => start.test(id));
  if (!found || others.length > 0) throw new Error(`There is not exactly one function of ${name}`);
  return found.Properties;
};

// The shortest time limit in front of a function of the API: API Gateway's.
const gatewayWaits = 29;

describe('the table of sizes', () => {
  it.each(Object.entries(sizes))('is what %s is given', (name, { memoryMB, seconds }) => {
    expect(ofTable(name)).toMatchObject({
      MemorySize: memoryMB,
      Timeout: seconds,
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      TracingConfig: { Mode: 'Active' },
    });
    // A new account has a concurrency of 10, and could not deploy.
    expect(ofTable(name)).not.toHaveProperty('ReservedConcurrentExecutions');
  });

  it('has a row for each function of ours', () => {
    expect(functions).toHaveLength(Object.keys(sizes).length);
  });

  it('gives who unpacks pictures twice what a picture takes, and who only waits the least', () => {
    expect(ofTable('checkDocuments').MemorySize).toBeGreaterThanOrEqual(2 * 700);
    expect(ofTable('probe').MemorySize).toBe(256);
  });

  it.each(apiFunctions)('lets %s end before the gateway gives up', (name) => {
    expect(sizes[name].seconds).toBeLessThan(gatewayWaits);
  });

  it.each(['preSignUp', 'customMessage', 'preTokenGeneration'] as const)(
    'lets %s end when Cognito gives up',
    (name) => {
      expect(sizes[name].seconds).toBeLessThanOrEqual(5);
    },
  );
});
