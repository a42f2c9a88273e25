import { episodeCalls } from '../../shared/episodes/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { closeEpisode } from './close-episode.ts';
import { makeDependencies } from './dependencies.ts';
import { listEpisodes } from './list-episodes.ts';
import { reopenEpisode } from './reopen-episode.ts';
import { startEpisode } from './start-episode.ts';

export const handler = serve(
  episodeCalls,
  { closeEpisode, listEpisodes, reopenEpisode, startEpisode },
  makeDependencies,
);
