import { useParams } from 'react-router-dom';
import { missing } from '../../../../shared/kernel/missing.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { DocumentList } from '../../documents/parts/document-list.tsx';
import { useEpisodes } from '../../episodes/parts/queries.ts';
import { DetailPage } from '../../kernel/components/detail-page.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { titles } from '../../kernel/lib/paths.ts';
import { useRecord } from '../../patients/parts/queries.ts';
import { CurrentState, Decide } from './decide.tsx';
import styles from './decision.module.css';
import { JoinedReferrals, ReferralDetails } from './referral-details.tsx';

/** The answers of all referrals of the person, and the decision beside them. */
const Referral = ({ record }: { record: PatientRecord }) => {
  const { patientId } = record;
  const episodes = useEpisodes(patientId);
  const current = episodes.data?.content.at(-1);
  return (
    <>
      {current && <CurrentState record={record} episode={current} />}
      <div className={styles.screen}>
        <div className={styles.asked}>
          <ReferralDetails record={record} />
          <section className={styles.attached} aria-labelledby="attached">
            <h2 id="attached">Documents</h2>
            <DocumentList patientId={patientId} empty={<p>Nothing came with this referral.</p>} />
          </section>
          <JoinedReferrals patientId={patientId} episodes={episodes.data?.content ?? []} />
        </div>
        <Loaded from={episodes} failed="What has become of this referral could not be read.">
          {() => current && <Decide record={record} episode={current} />}
        </Loaded>
      </div>
    </>
  );
};

export const Component = () => {
  const { id = '' } = useParams();
  const from = useRecord(id);
  const heading = from.data && `Referral of ${from.data.firstName} ${from.data.lastName}`;
  return (
    <DetailPage title={titles.referral} heading={heading} list="referrals" from={from} missing={missing.referral}>
      {(record) => <Referral key={record.patientId} record={record} />}
    </DetailPage>
  );
};
