import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { statusLabel } from '../../../../shared/organisation/facts.ts';
import { AskErasure } from '../../erasure/parts/ask-erasure.tsx';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { episodesScreen } from '../../kernel/lib/paths.ts';
import { may } from '../../kernel/session/may.ts';
import { useTestSummary } from '../../questionnaires/parts/results/queries.ts';
import styles from './patient.module.css';
import { StatusDialog } from './status-dialog.ts';

/** Shows that a patient is inactive, and lets an admin change that; the API enforces who may. */
export const InactiveNotice = ({ patientId, name }: { patientId: string; name: string }) => {
  const [asking, setAsking] = useState(false);
  const { data: summary } = useTestSummary(patientId);
  const hasDied = summary?.episodes.at(-1)?.closed?.reason === 'died';
  return (
    <section className={styles.inactive} aria-label={statusLabel}>
      {/* For somebody who has died, without a word about tests. */}
      <p>
        {hasDied
          ? `${name} has died. The record is kept. Nothing is due, and nobody is reminded of anything.`
          : 'This patient is inactive. The record is kept. No tests are due.'}
      </p>
      {hasDied ? null : may('mayReactivatePatients') ? (
        <RowButton onClick={() => setAsking(true)} label="Reactivate" about={name} />
      ) : (
        <p>Ask an admin to reactivate it.</p>
      )}
      <p>
        <Link to={episodesScreen(patientId)}>
          {hasDied ? 'What is written about it' : 'Open it again, or begin a new episode'}
        </Link>
      </p>
      {may('mayWriteRecords') && <AskErasure patientId={patientId} name={name} />}
      <Suspense fallback={null}>
        {asking && <StatusDialog patientId={patientId} name={name} active onClose={() => setAsking(false)} />}
      </Suspense>
    </section>
  );
};
