import type { Came } from '../../safety/store/stored-danger.ts';
import type { StoredRecord } from './record.ts';

type Doing = { at: string; by?: string | undefined; why?: string | undefined };

/** How a patient came to their worker: kept while the worker stays, and absent where the worker took them on. */
export const cameOf = (
  { user: before, came }: StoredRecord,
  user: StoredRecord['user'],
  { at, by, why }: Doing,
): Came | undefined => {
  if (user?.id === before?.id) return came;
  if (!user || by === undefined || by === user.id) return undefined;
  return { at, by, ...(before && { from: before }), ...(why && { why }) };
};
