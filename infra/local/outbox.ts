import { appendFile, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A text or an email that the cloud would have sent; on one machine it is stored for a person to read. */
export type OutboxMessage = {
  /** ISO 8601 instant, UTC. */
  at: string;
  channel: 'sms' | 'email';
  to: string;
  /** The sender, for an email of one of our functions. */
  subject?: string;
  text: string;
  /** The one-time code in the text, for tests and for people. */
  code?: string;
};

/** Resolves when the message is on disk. */
export type Deliver = (message: Omit<OutboxMessage, 'at'>) => Promise<void>;

export type Outbox = { deliver: Deliver /** Newest first. */; list(): OutboxMessage[] };

const readLines = async (file: string): Promise<OutboxMessage[]> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  // The last line has no end after a crash while it was written; it was never acknowledged.
  const complete = text.slice(0, text.lastIndexOf('\n') + 1);
  return complete.split('\n').flatMap((line) => (line ? [JSON.parse(line) as OutboxMessage] : []));
};

/** One line of JSON a message, in the data folder. */
export const openOutbox = async (dataDir: string): Promise<Outbox> => {
  const file = join(dataDir, 'outbox.jsonl');
  const messages = await readLines(file);
  await (await open(file, 'a')).close();
  return {
    deliver: async (message) => {
      const stamped = { at: new Date().toISOString(), ...message };
      await appendFile(file, `${JSON.stringify(stamped)}\n`, { flush: true });
      messages.push(stamped);
    },
    list: () => messages.toReversed(),
  };
};
