import { useParams } from 'react-router-dom';
import { missing } from '../../../../shared/api/missing.ts';
import { Loaded } from '../../components/loaded.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useRecord } from '../../entities/patient/queries.ts';
import { titles } from '../../lib/paths.ts';
import { Summary } from './summary.tsx';

/** The first screen of a patient. Its heading is their name, at the head of the workspace. */
export const Component = () => {
  const { id = '' } = useParams();
  const record = useRecord(id);
  const { data, error } = record;
  return (
    <article>
      <PageHead title={data ? `${data.firstName} ${data.lastName}` : titles.patient} />
      {error && !data && <h1 tabIndex={-1}>{titles.patient}</h1>}
      <Loaded from={record} missing={missing.patient}>
        {(shown) => <Summary key={shown.patientId} record={shown} />}
      </Loaded>
    </article>
  );
};
