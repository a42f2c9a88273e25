import { useParams } from 'react-router-dom';
import { missing } from '../../../../shared/kernel/missing.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { WhoLooked } from '../../audit/parts/who-looked.tsx';
import { EpisodeList } from '../../episodes/parts/episode-list.tsx';
import { useEpisodes } from '../../episodes/parts/queries.ts';
import { ActionLink } from '../../kernel/components/action-link.tsx';
import { Heading } from '../../kernel/components/heading.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { episodesScreen, privacyRequestAbout, titles } from '../../kernel/lib/paths.ts';
import { may } from '../../kernel/session/may.ts';
import { ConsentSection } from '../../privacy/parts/consent-section.tsx';
import { WhoMayOpen } from '../../privacy/parts/who-may-open.tsx';
import { useRecord } from '../parts/queries.ts';
import { RecordDetails } from './record-details.tsx';
import { RecordOnPaper } from './record-on-paper.tsx';
import styles from './summary.module.css';

const Details = ({ record }: { record: PatientRecord }) => {
  const { patientId } = record;
  return (
    <>
      <div className={styles.screen}>
        <RecordDetails record={record} />
        <section aria-labelledby="episodes">
          <h2 id="episodes">{titles.episodes}</h2>
          <Loaded from={useEpisodes(patientId)}>
            {({ content }) => <EpisodeList episodes={content} heading="h3" />}
          </Loaded>
          <p>
            <ActionLink to={episodesScreen(patientId)}>Close an episode, or open one again</ActionLink>
          </p>
        </section>
        {may('mayAnswerForPrivacy') && (
          <p>
            <ActionLink to={privacyRequestAbout(patientId)}>Write down a privacy request of theirs</ActionLink>
          </p>
        )}
        <ConsentSection record={record} />
        <WhoMayOpen patientId={patientId} workerId={record.user?.id} />
        <WhoLooked patientId={patientId} workerId={record.user?.id} />
      </div>
      <RecordOnPaper record={record} />
    </>
  );
};

export const Component = () => {
  const { id = '' } = useParams();
  return (
    <article>
      <PageHead title={titles.patientDetails} />
      <div className={styles.screen}>
        <Heading>{titles.patientDetails}</Heading>
      </div>
      <Loaded from={useRecord(id)} missing={missing.patient}>
        {(record) => <Details key={record.patientId} record={record} />}
      </Loaded>
    </article>
  );
};
