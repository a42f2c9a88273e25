import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type PatientStatus, patientStatuses } from '../../../../shared/api/record.ts';
import { records } from '../../../../shared/api/records.ts';
import { pageSize } from '../../../../shared/domain/page.ts';
import { ListPanel } from '../../components/list-panel.tsx';
import { Freshness } from '../../entities/freshness.tsx';
import { PatientSearch } from '../../entities/patient/patient-search.tsx';
import { patientsWatch } from '../../entities/watches.ts';
import { readPageNumber } from '../../lib/page-numbers.ts';
import { patientScreen, titles } from '../../lib/paths.ts';
import { callQuery, keptForReturn, paged } from '../../lib/query.ts';
import styles from './patients.module.css';
import { PatientsTable } from './patients-table.tsx';

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
  const list = useQuery({
    ...callQuery(records.listPatients, { params: { page, size: pageSize }, query: { status } }),
    ...paged,
    ...keptForReturn,
  });

  // At once, not when there is time: until then the radio that was chosen would stand unchosen.
  const go = (to: PatientStatus, next: number, replace = false) =>
    setSearch(
      { ...(to !== 'all' && { status: to }), ...(next > 1 && { page: String(next) }) },
      { replace, flushSync: true },
    );

  return (
    <ListPanel
      title={titles.patients}
      list={list}
      page={page}
      onPageChange={(next, replace) => go(status, next, replace)}
      empty={empty[status]}
      above={
        <>
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
          <Freshness of={patientsWatch} />
        </>
      }
    >
      {(shown) => <PatientsTable page={shown} />}
    </ListPanel>
  );
};
