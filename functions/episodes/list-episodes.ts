import { missing } from '../../shared/kernel/missing.ts';
import { roleMay } from '../../shared/kernel/permissions.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { EpisodesHandlers } from './dependencies.ts';
import { withNames } from './present-episode.ts';
import { mayReopenCurrent } from './store/episode-store.ts';

export const listEpisodes: EpisodesHandlers['listEpisodes'] = async ({ params, caller }, dependencies) => {
  const episodes = await dependencies.episodes.read(params.patientId);
  if (!episodes) return notFound(missing.patient);
  const mayReopen = mayReopenCurrent(episodes, {
    username: caller.username,
    may: (permission) => roleMay(caller.role, permission),
    now: Date.now(),
  });
  return { status: 200, body: { content: await withNames<never>(episodes, dependencies), mayReopen } };
};
