/** A text or an e-mail that the cloud would have sent; on one machine it is kept for a person to read. */
export type OutboxMessage = {
  /** ISO 8601 instant, UTC. */
  at: string;
  channel: 'sms' | 'email';
  to: string;
  text: string;
  /** The one-time code in the text, for tests and for people who would rather not search for it. */
  code?: string;
};

/** Resolves when the message is on disk. */
export type Deliver = (message: Omit<OutboxMessage, 'at'>) => Promise<void>;
