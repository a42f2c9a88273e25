/** Entries of forms in `sessionStorage`, under names that begin alike: in the tab, and nowhere else. */
const createTabStorage = (prefix: string) => ({
  store: (name: string, entry: unknown): void => sessionStorage.setItem(prefix + name, JSON.stringify(entry)),
  /** Undefined when there is none that can be read. */
  read: (name: string): unknown => {
    try {
      return JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  },
  forget: (name: string): void => sessionStorage.removeItem(prefix + name),
  forgetAll: (): void => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  },
});

/** What visitors have typed. */
export const visitorDrafts = createTabStorage('draft-');

/**
 * Entries of staff made where there may be no connection, stored as long as the tab and the sign-in last: a phone drops
 * a tab that was left for another app, and reloads it. Signing out, by hand or automatically, clears them.
 */
export const unsavedInTab = createTabStorage('unsaved:');
