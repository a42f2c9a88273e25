import { Link } from 'react-router-dom';
import { describeEpisodes } from '../../entities/episode/describe-episode.ts';
import { useTestSummary } from '../../entities/result/queries.ts';
import { closingScreen, episodesScreen } from '../../lib/paths.ts';
import { may } from '../../lib/session/may.ts';
import styles from './summary.module.css';

/** The episodes of a patient in one line, the current one first. */
export const EpisodeLine = ({ patientId }: { patientId: string }) => {
  const { data: summary } = useTestSummary(patientId);
  if (!summary) return null;
  const closed = summary.episodes.at(-1)?.closed;
  return (
    <p className={styles.episodes}>
      <Link to={episodesScreen(patientId)}>{describeEpisodes(summary.episodes)}</Link>
      {closed && !closed.reason && may('mayDeactivatePatients') && (
        <>
          . <Link to={closingScreen(patientId)}>Write down how it ended</Link>
        </>
      )}
    </p>
  );
};
