import { createHmac, randomBytes } from 'node:crypto';
import type { User } from './state.ts';

const periodMs = 30_000;
const digits = 6;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const makeSecret = (): string => randomBytes(20).toString('hex');

/** The base32 of authenticator apps (RFC 4648, without padding). */
export const toBase32 = (hex: string): string => {
  const bits = [...Buffer.from(hex, 'hex')].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
};

const codeOf = (secret: string, period: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(period));
  const hash = createHmac('sha1', Buffer.from(secret, 'hex')).update(counter).digest();
  const start = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(start) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
};

/** The period of this code, among the present one and its neighbours: clocks differ (RFC 6238). */
export const findPeriod = (secret: string, code: string, now: number): number | undefined => {
  const period = Math.floor(now / periodMs);
  return [period - 1, period, period + 1].find((near) => codeOf(secret, near) === code);
};

/** Uses a code up: 'used' when it was used before. */
export const takeCode = ({ totp }: User, code: string, now: number): 'right' | 'wrong' | 'used' => {
  const period = totp.secret === undefined ? undefined : findPeriod(totp.secret, code, now);
  if (period === undefined) return 'wrong';
  if (totp.usedPeriod !== undefined && period <= totp.usedPeriod) return 'used';
  totp.usedPeriod = period;
  return 'right';
};
