import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const readBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** What an authenticator app shows for a secret at a moment (RFC 6238). */
export const showCode = (secret: string, now: number): string => {
  const moment = Buffer.alloc(8);
  moment.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const hash = createHmac('sha1', readBase32(secret)).update(moment).digest();
  const number = hash.readUInt32BE(hash[19] === undefined ? 0 : hash[19] % 16) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, '0');
};
