/**
 * The only fields that a log line may carry. No name, no free text, no token, no body and no path with an id in it: a
 * log is read by more people than a record.
 */
export type LogLine = {
  event:
    | 'call'
    | 'unexpected-error'
    | 'unreadable-item'
    | 'retention-due'
    | 'quota-exceeded'
    | 'submission'
    | 'mail-failed'
    | 'text-failed'
    | 'audit-changed'
    | 'document-waits'
    | 'certificate-ends'
    | 'key-ends'
    | 'published-not-read';
  requestId?: string;
  call?: string;
  status?: number;
  milliseconds?: number;
  /** The class of the error and where it was thrown, or the name that AWS gave it; never its message, which may quote data. */
  error?: string;
  stack?: string;
  entity?: string;
  /** The limit of the day that was exceeded. */
  counted?: string;
  /** The number of items whose retention time is over. */
  due?: number;
  /** The number left. */
  days?: number;
};

/**
 * Logged as an object: Lambda writes it as the `message` of a line of JSON, where the alarms' metric filters find it.
 */
export const log = (line: LogLine): void => {
  console.log(line);
};
