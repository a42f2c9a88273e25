const quietMs = 1_500;
const longestMs = 10_000;
const firstRetryMs = 5_000;
const longestRetryMs = 5 * 60_000;

export type Stored = 'stored' | 'failed' | 'refused';
export type SaverState = 'idle' | 'waiting' | Stored;

type Options = {
  /** Stores the latest content and returns whether it is stored, may be later, or never will be unchanged. */
  store: () => Promise<Stored>;
  onState: (state: SaverState) => void;
};

/**
 * Stores typed words when the typing pauses, and every ten seconds while it does not. One request at a time, so that
 * an older text never overwrites a newer one. A failed one is tried again, each time after twice as long, however much
 * is typed meanwhile; a refused one is not, until the words change.
 */
export const createDraftSaver = ({ store, onState }: Options) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changedAt: number | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;
  let notBefore = 0;

  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  };

  const storeAll = async (): Promise<void> => {
    while (changedAt !== undefined) {
      const since = changedAt;
      changedAt = undefined;
      const stored = await store();
      if (stored === 'refused') {
        if (changedAt === undefined) return onState('refused');
      } else if (stored === 'failed') {
        changedAt ??= since;
        onState('failed');
        const delay = Math.min(longestRetryMs, firstRetryMs * 2 ** failures);
        failures += 1;
        notBefore = Date.now() + delay;
        return schedule(delay);
      }
      failures = 0;
      notBefore = 0;
    }
    onState('stored');
  };

  /** Resolves when everything is stored, or when it could not be. */
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    if (changedAt === undefined && !running) return;
    running ??= storeAll().finally(() => {
      running = undefined;
    });
    await running;
  };

  return {
    flush,
    change: (): void => {
      changedAt ??= Date.now();
      onState('waiting');
      const now = Date.now();
      schedule(Math.max(notBefore - now, Math.min(quietMs, Math.max(0, changedAt + longestMs - now))));
    },
  };
};
