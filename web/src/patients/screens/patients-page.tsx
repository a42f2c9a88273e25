import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageSize } from '../../../../shared/kernel/page.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { caseloadStatuses } from '../../../../shared/patients/caseload-schema.ts';
import { type PatientStatus, patientStatuses } from '../../../../shared/patients/record.ts';
import { Heading } from '../../kernel/components/heading.tsx';
import { ListPanel, usePageInAddress } from '../../kernel/components/list-panel.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { RadioRow } from '../../kernel/components/radio-row.tsx';
import { choicesOf } from '../../kernel/components/select-field.tsx';
import { titles } from '../../kernel/lib/paths.ts';
import { cachedForReturn, callQuery, paged } from '../../kernel/lib/query.ts';
import { Freshness, patientsWatch } from '../../tasks/parts/freshness.tsx';
import { Caseload } from './caseload.tsx';
import { type Choice, readChoice, writeChoice } from './choice.ts';
import { Filters } from './filters.tsx';
import styles from './patients.module.css';
import { PatientsTable } from './patients-table.tsx';

const labels: Record<PatientStatus, string> = { all: 'All', active: 'Active', inactive: 'Inactive' };
const empty: Record<PatientStatus, string> = {
  all: 'There are no patients yet. New referrals and new patients appear here.',
  active: 'There are no active patients.',
  inactive: 'There are no inactive patients.',
};

type StatusProps<Status extends PatientStatus> = {
  statuses: readonly Status[];
  status: Status;
  onChoose: (status: Status) => void;
};

const StatusFilter = <Status extends PatientStatus>({ statuses, status, onChoose }: StatusProps<Status>) => (
  <div className={styles.filter}>
    <RadioRow
      aboveList
      name="status"
      legend="Show"
      choices={choicesOf(statuses, labels)}
      chosen={status}
      onChoose={onChoose}
    />
  </div>
);

/** The choice of patients in the address, so that going back works. */
export const Component = () => {
  const [search, setSearch] = useSearchParams();
  const choice = readChoice(search);
  const choose = (next: Choice | undefined) => setSearch(next ? writeChoice(next) : {}, { flushSync: true });
  const filters = <Filters choice={choice} onChoose={choose} />;
  if (!choice) return <AllPatients filters={filters} />;
  return (
    <section>
      <PageHead title="Patients" />
      <Heading>Patients</Heading>
      {filters}
      <StatusFilter
        statuses={caseloadStatuses}
        status={choice.status}
        onChoose={(status) => choose({ ...choice, status })}
      />
      <Freshness of={patientsWatch} />
      <Caseload key={JSON.stringify(choice)} choice={choice} />
    </section>
  );
};

const addressOf = (status: PatientStatus) => ({ ...(status !== 'all' && { status }) });

/** Everybody on the records, the latest first. Page and status are part of the address, so that going back works. */
const AllPatients = ({ filters }: { filters: ReactNode }) => {
  const [search, setSearch] = useSearchParams();
  const status = patientStatuses.find((one) => one === search.get('status')) ?? 'all';
  const [page, turnTo] = usePageInAddress(addressOf(status));
  const list = useQuery({
    ...callQuery(patientCalls.listPatients, { params: { page, size: pageSize }, query: { status } }),
    ...paged,
    ...cachedForReturn,
  });
  // Drawn at once, not when there is time: until then the chosen radio would look unchosen.
  const choose = (next: PatientStatus) => setSearch(addressOf(next), { flushSync: true });
  return (
    <ListPanel
      title={titles.patients}
      list={list}
      page={page}
      onPageChange={turnTo}
      empty={empty[status]}
      above={
        <>
          {filters}
          <StatusFilter statuses={patientStatuses} status={status} onChoose={choose} />
          <Freshness of={patientsWatch} />
        </>
      }
    >
      {(shown) => <PatientsTable page={shown} />}
    </ListPanel>
  );
};
