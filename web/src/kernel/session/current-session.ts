export type Session = {
  /** Undefined when nobody is signed in; rejects when that cannot be found out (no connection). */
  accessToken: () => Promise<string | undefined>;
  /** The API did not accept the session (401) or the person (403). */
  refused: (status: 401 | 403) => void;
  /**
   * Typed words are stored, the session ends here and on the server, and the tab is reloaded elsewhere with an empty
   * memory.
   */
  leave: (to: string) => Promise<void>;
};

const signedOut: Session = {
  accessToken: () => Promise.resolve(undefined),
  refused: () => undefined,
  leave: () => Promise.resolve(),
};
let session = signedOut;

/** Set by the staff area, so that public pages make their calls without loading any of it. */
export const connectSession = (next: Session): void => {
  session = next;
};
export const currentSession = (): Session => session;
