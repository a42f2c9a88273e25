import { createHash } from 'node:crypto';
import { type DrawnLook, drawnLooks, manyRecords, type UnusualLook } from '../../shared/audit/calls.ts';
import { foldName } from '../patients/store/fold-name.ts';

/** What somebody did about a record. */
export type Look = { at: string; requestId: string; username: string; call: string; record: string };
type Named = { lastName: string };

/**
 * The first looks at records in an order that nobody can choose: that of a hash of the request. The first of all pages are those of
 * the quarter, whoever reads it and however often.
 */
export const drawLooks = (looks: readonly Look[]): DrawnLook[] =>
  looks
    .map(({ at, requestId, username, call, record }) => ({
      order: createHash('sha256').update(`${at}#${requestId}`).digest('hex').slice(0, 16),
      ...{ at, username, call, record },
    }))
    .toSorted((one, other) => one.order.localeCompare(other.order))
    .slice(0, drawnLooks);

/** Each colleague and record once, where both have one last name. */
const findSameNames = (
  looks: readonly Look[],
  readers: ReadonlyMap<string, Named>,
  patients: ReadonlyMap<string, Named>,
): UnusualLook[] => {
  const pairs = new Map(looks.map(({ username, record }) => [`${username} ${record}`, { username, record }]));
  return [...pairs.values()].flatMap(({ username, record }): UnusualLook[] => {
    const [reader, patient] = [readers.get(username), patients.get(record)];
    const own = foldName(reader?.lastName ?? '');
    return foldName(patient?.lastName ?? '').some((word) => own.includes(word))
      ? [{ kind: 'same-name', username, record }]
      : [];
  });
};

/** Each colleague and hour with more records than work needs. */
const findMany = (looks: readonly Look[]): UnusualLook[] => {
  const hours = Map.groupBy(looks, ({ username, at }) => `${username} ${at.slice(0, 13)}`);
  return [...hours.values()].flatMap((some): UnusualLook[] => {
    const [first] = some;
    const records = new Set(some.map(({ record }) => record)).size;
    return first && records > manyRecords
      ? [{ kind: 'many', username: first.username, hour: `${first.at.slice(0, 13)}:00:00.000Z`, records }]
      : [];
  });
};

/** What looks unusual among some looks, and may be right. */
export const findUnusual = (
  looks: readonly Look[],
  readers: ReadonlyMap<string, Named>,
  patients: ReadonlyMap<string, Named>,
): UnusualLook[] => [...findSameNames(looks, readers, patients), ...findMany(looks)];
