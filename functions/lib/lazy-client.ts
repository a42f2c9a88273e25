type Service = Record<string, (...given: never[]) => Promise<unknown>>;

/**
 * A service whose code is loaded by the first call of one of its methods. For what is large and what most requests do
 * without, so that a function starts no slower for it.
 */
export const lazyClient = <Loaded extends Service>(load: () => Promise<Loaded>): Loaded => {
  let loaded: Promise<Loaded> | undefined;
  return new Proxy({} as Loaded, {
    get:
      (_, method: string) =>
      async (...given: never[]) => {
        loaded ??= load();
        return await (await loaded)[method]?.(...given);
      },
  });
};
