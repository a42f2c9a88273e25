import type { Episode } from '../../../shared/api/episode.ts';
import type { StoredEpisode } from '../../data/records/episodes.ts';
import type { RecordsDependencies } from './dependencies.ts';
import { namingStaff } from './name-staff.ts';

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
export const staleEpisode = async (current: StoredEpisode, dependencies: Pick<RecordsDependencies, 'staff'>) => {
  const named = await withName(current, dependencies);
  return { status: 409 as const, body: { status: 409, message: changedMeanwhile, current: named } };
};
