import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { power } from '../../infra/local/cognito/srp.ts';

type Big = { toString(radix: 16): string };
type Done = (error: unknown, result: Big) => void;
type Numbers = {
  BigInteger: { new (digits: string, radix: 16): Big; prototype: { modPow(exponent: Big, N: Big, done: Done): void } };
};

const toBigInt = (number: Big): bigint => {
  const digits = number.toString(16);
  return digits.startsWith('-') ? -BigInt(`0x${digits.slice(1)}`) : BigInt(`0x${digits}`);
};

/** A part of Amplify: found from there, not a dependency of its own. */
const part = '@aws-amplify/auth';

/**
 * Has Amplify reckon with the numbers of Node, as it does with those of a phone: with its own, for browsers of long ago,
 * a sign-in takes a third of a second. Returns what puts Amplify's own back: infra/local/cognito/amplify.test.ts, which
 * may come after in the same process, signs in with them.
 */
export const quickenAmplify = async (): Promise<() => void> => {
  const auth = createRequire(createRequire(import.meta.url).resolve('aws-amplify/auth')).resolve(part);
  const file = new URL('../esm/providers/cognito/utils/srp/BigInteger/index.mjs', pathToFileURL(auth)).href;
  const { BigInteger }: Numbers = await import(/* @vite-ignore */ file);
  const { modPow } = BigInteger.prototype;
  BigInteger.prototype.modPow = function (this: Big, exponent, _, done) {
    done(undefined, new BigInteger(power(toBigInt(this), toBigInt(exponent)).toString(16), 16));
  };
  return () => {
    BigInteger.prototype.modPow = modPow;
  };
};
