const quietMs = 1_500;
const longestMs = 10_000;
const retryMs = 5_000;

export type SaverState = 'idle' | 'waiting' | 'kept' | 'failed';

type Options = {
  /** Stores the latest content and answers whether it is stored. */
  store: () => Promise<boolean>;
  onState: (state: SaverState) => void;
};

/**
 * Stores what is being typed when the typing pauses, and every ten seconds while it does not. One storing at a time, so
 * that an older text never lands on a newer one; what could not be stored is tried again.
 */
export const createDraftSaver = ({ store, onState }: Options) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changedAt: number | undefined;
  let running: Promise<void> | undefined;

  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  };

  const storeAll = async (): Promise<void> => {
    while (changedAt !== undefined) {
      const since = changedAt;
      changedAt = undefined;
      if (!(await store())) {
        changedAt ??= since;
        onState('failed');
        return schedule(retryMs);
      }
    }
    onState('kept');
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
      schedule(Math.min(quietMs, Math.max(0, changedAt + longestMs - Date.now())));
    },
  };
};
