import { createCipheriv, createDecipheriv, randomBytes, randomInt, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as z from 'zod';
import { pausedDays } from '../../../shared/intake/paused-days.ts';
import { addDays } from '../../../shared/kernel/calendar.ts';
import { today } from '../../../shared/kernel/today.ts';
import { makeResumeCode } from '../../../shared/referrals/reference.ts';
import { type Entity, keyPattern, nobodysData, readItem } from '../../kernel/store/entity.ts';
import { create } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { commit } from '../../kernel/store/write.ts';

const stored = z.object({
  /** The answers, compressed and encrypted with a key that follows from the code. */
  encrypted: z.string(),
  expiresAt: z.int(),
});

/**
 * A form that somebody left to come back to. It is nobody's that we know: neither whose it is nor a word of it can be found without
 * the code, which is not stored.
 */
export const pausedReferralEntity: Entity<string, typeof stored> = {
  name: 'Paused referral',
  key: keyPattern('PAUSED#{codeHash}', 'PAUSED'),
  dataSubject: nobodysData,
  schema: stored,
};

const stretch: (code: string, salt: string, length: number) => Promise<Buffer> = promisify(scrypt);
const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/**
 * The name of the item and the key of its content, neither of which leads to the other. Slow, so that whoever has a copy of the table
 * cannot try codes.
 */
const deriveFrom = async (code: string) => {
  const derived = await stretch(code, 'paused referral', 2 * keyBytes);
  return { codeHash: derived.subarray(0, keyBytes).toString('hex'), key: derived.subarray(keyBytes) };
};

const encrypt = async (text: string, key: Buffer): Promise<string> => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv);
  const content = Buffer.concat([cipher.update(await compress(text)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64');
};

const decrypt = async (encrypted: string, key: Buffer): Promise<string> => {
  const bytes = Buffer.from(encrypted, 'base64');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const content = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
  return (await decompress(content)).toString('utf8');
};

export const createPausedReferralStore = (table: Table) => ({
  /** Stores the answers, and returns the code with which they are found until the end of a day. */
  async pause(answers: string, now: Date): Promise<{ code: string; until: string }> {
    const code = makeResumeCode((below) => randomInt(below));
    const { codeHash, key } = await deriveFrom(code);
    const until = addDays(today(now), pausedDays);
    // In the night after that day, wherever the clock stands.
    const expiresAt = Math.floor(Date.parse(addDays(until, 1)) / 1000);
    await commit(table, [
      create(pausedReferralEntity, codeHash, { encrypted: await encrypt(answers, key), expiresAt }),
    ]);
    return { code, until };
  },

  /** Undefined where no answers wait under this code, or not any more. */
  async resume(code: string, now: Date): Promise<string | undefined> {
    const { codeHash, key } = await deriveFrom(code);
    const found = await readItem(table, pausedReferralEntity, codeHash);
    return found && found.expiresAt * 1000 > now.getTime() ? await decrypt(found.encrypted, key) : undefined;
  },
});
