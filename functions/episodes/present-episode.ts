import type { Episode } from '../../shared/episodes/episode.ts';
import { namingStaff } from '../kernel/identity/name-staff.ts';
import type { EpisodesDependencies } from './dependencies.ts';
import type { StoredEpisode } from './store/episodes.ts';

/** Episodes with the names of who did what. */
export const { one: withName, all: withNames } = namingStaff(
  ({ stateBy, closing }: StoredEpisode) => [stateBy ?? [], closing?.by ?? []].flat(),
  ({ stateBy, closing, ...episode }, nameOf): Episode => ({
    ...episode,
    ...(stateBy !== undefined && { stateBy: nameOf(stateBy) }),
    ...(closing && { closing: { ...closing, by: closing.by === undefined ? undefined : nameOf(closing.by) } }),
  }),
);

const changedMeanwhile =
  'Somebody else has changed this episode since you opened it. Nothing you wrote is lost: please look at how it is now, and decide again.';

/** 409: somebody else was quicker; with the present episode. */
export const staleEpisode = async (current: StoredEpisode, dependencies: Pick<EpisodesDependencies, 'staff'>) => {
  const named = await withName(current, dependencies);
  return { status: 409 as const, body: { status: 409, message: changedMeanwhile, current: named } };
};
