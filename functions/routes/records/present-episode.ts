import type { Episode } from '../../../shared/api/episode.ts';
import type { StaffUser } from '../../../shared/api/record.ts';
import type { StoredEpisode } from '../../data/records/episodes.ts';
import type { RecordsDependencies } from './dependencies.ts';

const idsIn = ({ stateBy, closing }: StoredEpisode): string[] => [stateBy ?? [], closing?.by ?? []].flat();

const nameIn = ({ stateBy, closing, ...episode }: StoredEpisode, names: ReadonlyMap<string, StaffUser>): Episode => {
  const person = (id: string) => names.get(id) ?? { id, firstName: '', lastName: '' };
  const closed = closing && { ...closing, by: closing.by === undefined ? undefined : person(closing.by) };
  return {
    ...episode,
    ...(stateBy !== undefined && { stateBy: person(stateBy) }),
    ...(closed && { closing: closed }),
  };
};

/** Episodes with the names of who did what. */
export const withNames = async (
  episodes: readonly StoredEpisode[],
  { staff }: Pick<RecordsDependencies, 'staff'>,
): Promise<Episode[]> => {
  const names = await staff.name(episodes.flatMap(idsIn));
  return episodes.map((episode) => nameIn(episode, names));
};

/** One episode with those names. */
export const withName = async (
  episode: StoredEpisode,
  { staff }: Pick<RecordsDependencies, 'staff'>,
): Promise<Episode> => nameIn(episode, await staff.name(idsIn(episode)));

const changedMeanwhile =
  'Somebody else has changed this episode since you opened it. Nothing you wrote is lost: please look at how it is now, and decide again.';

/** 409: somebody else was quicker; with the present episode. */
export const staleEpisode = async (current: StoredEpisode, dependencies: Pick<RecordsDependencies, 'staff'>) => {
  const named = await withName(current, dependencies);
  return { status: 409 as const, body: { status: 409, message: changedMeanwhile, current: named } };
};
