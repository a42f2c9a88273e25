import { useParams } from 'react-router-dom';
import { missing } from '../../../../shared/api/missing.ts';
import { Heading } from '../../components/heading.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useRecord } from '../../entities/patient/queries.ts';
import { PrintedRecord } from './printed-record.tsx';
import { RecordActions } from './record-actions.tsx';
import { RecordDetails } from './record-details.tsx';
import styles from './summary.module.css';

/** What the record says of a patient, in cards that can be changed. */
export const Component = () => {
  const { id = '' } = useParams();
  return (
    <article>
      <PageHead title="Details" />
      <Heading>Details</Heading>
      <Loaded from={useRecord(id)} missing={missing.patient}>
        {(record) => (
          <>
            <div key={record.referralId} className={styles.screen}>
              <RecordDetails record={record} />
              <RecordActions record={record} />
            </div>
            <PrintedRecord record={record} />
          </>
        )}
      </Loaded>
    </article>
  );
};
