import { useParams } from 'react-router-dom';
import { missing } from '../../../../shared/api/missing.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { StaffHeading } from '../../components/staff-heading.tsx';
import { useDisclosure } from '../../components/use-disclosure.ts';
import { DocumentList } from '../../entities/document/document-list.tsx';
import { useRecord } from '../../entities/patient/queries.ts';
import { titles } from '../../lib/paths.ts';
import { may } from '../../lib/session/may.ts';
import { AddDocument } from './add-document.tsx';
import { DocumentActions } from './document-actions.tsx';
import styles from './documents.module.css';

const Documents = ({ patientId }: { patientId: string }) => {
  const adding = useDisclosure();
  return (
    <>
      {may('mayWriteRecords') &&
        (adding.isOpen ? (
          <AddDocument patientId={patientId} onDone={adding.close} />
        ) : (
          <p>
            <button ref={adding.opener} type="button" className="button quiet" onClick={adding.open}>
              Add a document
            </button>
          </p>
        ))}
      <section aria-label="Documents">
        <DocumentList
          patientId={patientId}
          empty={<EmptyState>There are no documents of this patient yet.</EmptyState>}
          actions={(document) =>
            may('mayWriteRecords') && <DocumentActions patientId={patientId} document={document} />
          }
        />
      </section>
    </>
  );
};

/** Letters that came with a referral and documents that staff added, of one patient. */
export const Component = () => {
  const { id = '' } = useParams();
  const record = useRecord(id);
  return (
    <article className={styles.page}>
      <StaffHeading title={titles.documents} />
      <Loaded from={record} missing={missing.patient}>
        {() => <Documents key={id} patientId={id} />}
      </Loaded>
    </article>
  );
};
