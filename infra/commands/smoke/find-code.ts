import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { promisify } from 'node:util';
import type { OutboxMessage } from '../../local/outbox.ts';

type Wanted = { channel: 'sms' | 'email' | 'app'; to: string };
/** The code that was sent, or that the authenticator app shows now. */
export type FindCode = (wanted: Wanted) => Promise<string>;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const decodeBase32 = (text: string): Buffer => {
  const bits = [...text.toUpperCase().replaceAll(/[\s=]/g, '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
};

/** The code of an authenticator app at a time in milliseconds: RFC 6238 with its defaults, as Cognito uses it. */
export const authenticatorCode = (secret: string, now: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const start = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

/** The local product stores the messages that it would have sent. */
export const findInOutbox =
  (url: string): FindCode =>
  async ({ channel, to }) => {
    const messages = (await (await fetch(`${url}/local/outbox`)).json()) as OutboxMessage[];
    // The number of the admin is not known here: the latest text is theirs.
    const found = messages.find((one) => one.channel === channel && (channel === 'sms' || one.to === to));
    if (!found?.code) throw new Error(`The outbox has no code for ${to}`);
    return found.code;
  };

/** The code printed by a program that the person names; it has `CODE_CHANNEL` and `CODE_TO` in its environment. */
export const findByCommand =
  (command: string): FindCode =>
  async ({ channel, to }) => {
    const env = { ...process.env, CODE_CHANNEL: channel, CODE_TO: to };
    const [shell, flag] = process.platform === 'win32' ? ['cmd', '/c'] : ['sh', '-c'];
    const { stdout } = await promisify(execFile)(shell, [flag, command], { env });
    const code = /\d{6}/.exec(stdout)?.[0];
    if (!code) throw new Error(`The command of --code-command printed no code of 6 digits for ${to}`);
    return code;
  };
