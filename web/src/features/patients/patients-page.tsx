import { useNavigate, useSearchParams } from 'react-router-dom';
import { type PatientStatus, patientStatuses } from '../../../../shared/api/record.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { Problem } from '../../components/problem.tsx';
import { PatientSearch } from '../../entities/patient/patient-search.tsx';
import { readPageNumber } from '../../lib/page-numbers.ts';
import { patientScreen } from '../../lib/paths.ts';
import styles from './patients.module.css';
import { PatientsTable } from './patients-table.tsx';
import { usePatients } from './queries.ts';

const labels: Record<PatientStatus, string> = { all: 'All', active: 'Active', inactive: 'Inactive' };
const empty: Record<PatientStatus, string> = {
  all: 'There are no patients yet. New referrals and new patients appear here.',
  active: 'There are no active patients.',
  inactive: 'There are no inactive patients.',
};

/** Everybody on the records, the latest first. Page and status are part of the address, so that going back works. */
export const Component = () => {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const page = readPageNumber(search.get('page'));
  const status = patientStatuses.find((one) => one === search.get('status')) ?? 'all';
  const list = usePatients(page, status);
  const { data, error, isPlaceholderData, refetch } = list;

  // At once, not when there is time: until then the radio that was chosen would stand unchosen.
  const go = (to: PatientStatus, next: number, replace = false) =>
    setSearch(
      { ...(to !== 'all' && { status: to }), ...(next > 1 && { page: String(next) }) },
      { replace, flushSync: true },
    );

  return (
    <section aria-busy={!data || isPlaceholderData}>
      <PageHead title={page > 1 ? `Patients, page ${page}` : 'Patients'} />
      <Heading>Patients</Heading>
      <PatientSearch
        patient={undefined}
        onChoose={(found) => found && void navigate(patientScreen(found.referralId))}
        label="Open the record of"
      />
      <fieldset className={styles.filter}>
        <legend>Show</legend>
        {patientStatuses.map((one) => (
          <label key={one}>
            <input type="radio" name="status" checked={one === status} onChange={() => go(one, 1)} />
            {labels[one]}
          </label>
        ))}
      </fieldset>
      {error && <Problem text={error.message} retry={() => void refetch()} />}
      {!data && !error && <p role="status">Please Wait</p>}
      {data?.totalElements === 0 && <EmptyState>{empty[status]}</EmptyState>}
      {data && data.totalElements > 0 && <PatientsTable page={data} />}
      <Pagination
        label="Patients"
        page={page}
        list={list}
        onPageChange={(next, replace) => go(status, next, replace)}
      />
    </section>
  );
};
