import { useParams } from 'react-router-dom';
import { missing } from '../../../../shared/api/missing.ts';
import { Loaded } from '../../components/loaded.tsx';
import { StaffHeading } from '../../components/staff-heading.tsx';
import { RecordAlerts } from '../../entities/alert/record-alerts.tsx';
import { EpisodeList } from '../../entities/episode/episode-list.tsx';
import { useEpisodes } from '../../entities/episode/queries.ts';
import { useRecord } from '../../entities/patient/queries.ts';
import { useTestSummary } from '../../entities/result/queries.ts';
import { titles } from '../../lib/paths.ts';
import { together } from '../../lib/reading.ts';
import { EpisodeActions } from './episode-actions.tsx';
import styles from './episodes.module.css';

/** Every episode of one patient: how each began and ended, and the actions on the current one. */
export const Component = () => {
  const { id = '' } = useParams();
  const record = useRecord(id);
  const episodes = useEpisodes(id);
  const summary = useTestSummary(id);
  return (
    <article className={styles.page}>
      <StaffHeading title={titles.episodes} />
      <Loaded from={together({ record, summary, episodes })} missing={missing.patient}>
        {(read) => (
          <>
            <RecordAlerts patientId={id} />
            <EpisodeActions key={id} record={read.record} episodes={read.episodes} summary={read.summary} />
            <EpisodeList episodes={read.episodes.content} heading="h2" />
          </>
        )}
      </Loaded>
    </article>
  );
};
