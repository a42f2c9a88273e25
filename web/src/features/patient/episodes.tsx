import { Link } from 'react-router-dom';
import { Loaded } from '../../components/loaded.tsx';
import { EpisodeList } from '../../entities/episode/episode-list.tsx';
import { useEpisodes } from '../../entities/episode/queries.ts';
import { episodesScreen, titles } from '../../lib/paths.ts';

/** Every episode of a patient, and a link to where one is closed, reopened or begun. */
export const Episodes = ({ patientId }: { patientId: string }) => (
  <section aria-labelledby="episodes">
    <h2 id="episodes">{titles.episodes}</h2>
    <Loaded from={useEpisodes(patientId)}>{({ content }) => <EpisodeList episodes={content} heading="h3" />}</Loaded>
    <p>
      <Link to={episodesScreen(patientId)}>Close an episode, or open one again</Link>
    </p>
  </section>
);
