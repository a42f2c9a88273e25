import { useParams } from 'react-router-dom';
import { PageHead } from '../../components/page-head.tsx';
import { Problem } from '../../components/problem.tsx';
import { isMissing } from '../../lib/query.ts';
import { PatientView } from './patient-view.tsx';
import { usePatientRecord } from './queries.ts';

const missing = 'Sorry, that patient does not exist.';

export const Component = () => {
  const { id = '' } = useParams();
  const { data, error, refetch } = usePatientRecord(id);
  return (
    <article>
      <PageHead title={data ? `${data.firstName} ${data.lastName}` : 'Patient'} />
      {!data && !error && <p role="status">Please Wait</p>}
      {error && !data && (
        <>
          <h1 tabIndex={-1}>Patient</h1>
          {isMissing(error) ? (
            <Problem text={missing} />
          ) : (
            <Problem text={error.message} retry={() => void refetch()} />
          )}
        </>
      )}
      {data && <PatientView key={data.referralId} record={data} />}
    </article>
  );
};
