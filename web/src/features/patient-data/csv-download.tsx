import { useMutation } from '@tanstack/react-query';
import { questionnaires } from '../../../../shared/api/questionnaires.ts';
import { Problem } from '../../components/problem.tsx';
import { WaitingFor } from '../../components/waiting.tsx';
import { fetchBody } from '../../lib/query.ts';
import styles from './patient-data.module.css';

/** Requests the CSV of one patient and downloads it; the link works for a minute. */
export const CsvDownload = ({ patientId }: { patientId: string }) => {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => fetchBody(questionnaires.writeCsv, { params: { patientId } }),
    // The answer is an attachment: this page stays.
    onSuccess: ({ url }) => location.assign(url),
  });
  return (
    <div className={styles.csv}>
      <button type="button" className="button quiet" aria-disabled={isPending} onClick={() => isPending || mutate()}>
        Download csv
      </button>{' '}
      <WaitingFor during={isPending} />
      {error && <Problem text={error.message} />}
    </div>
  );
};
