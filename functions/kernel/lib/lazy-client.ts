type Service = Record<string, (...given: never[]) => Promise<unknown>>;

/**
 * A service whose code is loaded by the first call of one of its methods: for large clients that few requests need, so
 * that a function starts no slower for them.
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
