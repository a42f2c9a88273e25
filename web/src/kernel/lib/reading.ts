/** What a query has read so far, as `Loaded` takes it. */
export type Reading<Data> = { data: Data | undefined; error: Error | null; refetch: () => unknown };

type Read<Readings extends Record<string, Reading<unknown>>> = {
  [Name in keyof Readings]: Exclude<Readings[Name]['data'], undefined>;
};

/**
 * Several readings that a part of a screen needs at once, as one: it has data when all have, and the error of the first
 * that failed. Trying again reads those that failed.
 */
export const together = <Readings extends Record<string, Reading<unknown>>>(
  readings: Readings,
): Reading<Read<Readings>> => {
  const all = Object.values(readings);
  const failed = all.filter(({ error }) => error !== null);
  const isRead = all.every(({ data }) => data !== undefined);
  const data = Object.fromEntries(Object.entries(readings).map(([name, reading]) => [name, reading.data]));
  return {
    data: isRead ? (data as Read<Readings>) : undefined,
    error: failed[0]?.error ?? null,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
};
