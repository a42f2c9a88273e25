import { createHash, createHmac, getDiffieHellman, randomBytes, timingSafeEqual } from 'node:crypto';
import { invalidParameter } from './fault.ts';

const toHex = (value: bigint): string => {
  const digits = value.toString(16);
  return digits.length % 2 === 0 ? digits : `0${digits}`;
};

const pad = (value: bigint): string => {
  const even = toHex(value);
  return /^[89a-f]/.test(even) ? `00${even}` : even;
};

const toBigInt = (digits: string): bigint => BigInt(`0x${digits}`);

const fromHex = (digits: string): Buffer => Buffer.from(digits, 'hex');

const hashNumber = (digits: string): bigint => toBigInt(createHash('sha256').update(fromHex(digits)).digest('hex'));

// SRP-6a as Cognito does it: RFC 3526's 3072-bit group, g = 2, SHA-256, and numbers hashed in Java's two's-complement form.
const N = toBigInt(getDiffieHellman('modp15').getPrime('hex'));
const g = 2n;
const k = hashNumber(pad(N) + pad(g));

type Identity = { poolName: string; sub: string };
type Secret = { salt: string; verifier: string };

/** A power modulo N, of any whole number. */
export const power = (base: bigint, exponent: bigint): bigint => {
  let result = 1n;
  let square = ((base % N) + N) % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
};

/** g to the power of each digit of a number of 256 bits in base 16, from its last digit on. */
const makeTable = (): bigint[][] => {
  let base = g;
  return Array.from({ length: 64 }, () => {
    const powers = [1n];
    for (let digit = 1; digit < 16; digit += 1) powers.push(((powers.at(-1) ?? 1n) * base) % N);
    base = ((powers.at(-1) ?? 1n) * base) % N;
    return powers;
  });
};
let table: bigint[][] | undefined;

/** g to a power of at most 256 bits, modulo N: every password needs one, and with a table it takes a sixth of the time. */
const powerOfG = (exponent: bigint): bigint => {
  table ??= makeTable();
  const digits = [...exponent.toString(16)].toReversed();
  return table.reduce((result, powers, place) => {
    const digit = Number.parseInt(digits[place] ?? '0', 16);
    return digit === 0 ? result : (result * (powers[digit] ?? 1n)) % N;
  }, 1n);
};

export const makeVerifier = ({ poolName, sub }: Identity, password: string, salt: string): string => {
  const inner = createHash('sha256').update(`${poolName}${sub}:${password}`).digest('hex');
  return toHex(powerOfG(hashNumber(pad(toBigInt(salt)) + inner)));
};

const toBytes = (digits: string): Buffer => fromHex(digits.padStart(768, '0'));

export const isPassword = (identity: Identity, { salt, verifier }: Secret, password: string): boolean =>
  timingSafeEqual(toBytes(makeVerifier(identity, password, salt)), toBytes(verifier));

/** The server's half: B goes to the client, the key stays to check its claim. */
export const answerSrp = ({ verifier }: Secret, clientPublic: string): { serverPublic: string; key: string } => {
  if (!/^[0-9a-f]{1,1024}$/i.test(clientPublic)) throw invalidParameter('SRP_A is not valid');
  const A = toBigInt(clientPublic);
  // A multiple of N makes the shared secret zero whatever the password is.
  if (A % N === 0n) throw invalidParameter('SRP_A is not valid');
  const v = toBigInt(verifier);
  const b = toBigInt(randomBytes(32).toString('hex'));
  const B = (k * v + powerOfG(b)) % N;
  const u = hashNumber(pad(A) + pad(B));
  const S = power(A * power(v, u), b);
  const extracted = createHmac('sha256', fromHex(pad(u)))
    .update(fromHex(pad(S)))
    .digest();
  const key = createHmac('sha256', extracted).update('Caldera Derived Key\x01').digest().subarray(0, 16);
  return { serverPublic: B.toString(16), key: key.toString('hex') };
};

type Claim = { key: string; secretBlock: string; timestamp: string; signature: string };

export const isClaimRight = (
  { poolName, sub }: Identity,
  { key, secretBlock, timestamp, signature }: Claim,
): boolean => {
  const expected = createHmac('sha256', fromHex(key))
    .update(`${poolName}${sub}`)
    .update(Buffer.from(secretBlock, 'base64'))
    .update(timestamp)
    .digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
};
