import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { type Page, pageSize } from '../../../../shared/kernel/page.ts';
import { statusLabel } from '../../../../shared/organisation/facts.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { caseloadStatuses } from '../../../../shared/patients/caseload-schema.ts';
import { type PatientStatus, patientStatuses, type PatientRow as Row } from '../../../../shared/patients/record.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { describeRows, ListPanel, usePageInAddress } from '../../kernel/components/list-panel.tsx';
import { RadioRow } from '../../kernel/components/radio-row.tsx';
import { RowsTable } from '../../kernel/components/rows-table.tsx';
import { choicesOf, SelectField } from '../../kernel/components/select-field.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { UnreadableRow } from '../../kernel/components/unreadable.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import { screens, titles } from '../../kernel/lib/paths.ts';
import { cachedForReturn, paged, useReading } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { Freshness, patientsWatch } from '../../tasks/parts/freshness.tsx';
import { LanguageFilter, ListFilters, ServiceFilter, WorkerFilter } from '../parts/list-filters.tsx';
import { PatientLink } from '../parts/patient-link.tsx';
import { StatusDialog } from '../parts/status-dialog.tsx';
import { referenceOf } from '../parts/words.ts';
import { Caseload } from './caseload.tsx';
import { type Choice, noChoice, readChoice, writeChoice } from './choice.ts';
import styles from './patients.module.css';

type FiltersProps = { choice: Choice | undefined; onChoose: (choice: Choice | undefined) => void };

const Filters = ({ choice: given, onChoose }: FiltersProps) => {
  const choice = given ?? noChoice;
  const choose = (change: Partial<Choice>) => {
    const next = { ...choice, ...change };
    const isAnything = next.worker === '' && next.service === '' && next.language === '' && next.order === 'longest';
    // Removing the last filter shows all patients in their order of arrival; the order is a choice of its own.
    onChoose(isAnything && change.order === undefined ? undefined : next);
  };
  const chosen = [choice.worker, choice.service, choice.language, choice.order === 'latest'].filter(Boolean).length;
  return (
    <ListFilters what="patients" chosen={chosen} onLanguage={(language) => choose({ language })}>
      <WorkerFilter value={choice.worker} onChoose={(worker) => choose({ worker })} />
      <ServiceFilter value={choice.service} onChoose={(service) => choose({ service })} />
      <LanguageFilter value={choice.language} onChoose={(language) => choose({ language })} />
      <SelectField
        name="order"
        label="Order"
        value={given?.order ?? ''}
        choices={[
          // The order of all patients, where nothing is chosen.
          ...(given ? [] : [['', 'Latest referral first'] as const]),
          ['longest', 'Longest without contact first'],
          ['latest', 'Latest contact first'],
        ]}
        onChoose={(order) => order !== '' && choose({ order })}
      />
    </ListFilters>
  );
};

const PatientRow = ({ row, onChange }: { row: Row; onChange: (name: string, active: boolean) => void }) => {
  if ('unreadable' in row) return <UnreadableRow columns={5} what="This patient" id={row.patientId} />;
  const { dob, active } = row;
  const name = fullName(row);
  return (
    <tr>
      <td className={styles.id}>{referenceOf(row)}</td>
      <th scope="row">
        <PatientLink {...row} />
      </th>
      <td>{dob ? formatDay(dob) : 'Not known'}</td>
      <td className={active ? undefined : styles.inactive}>{active ? 'Active' : 'Inactive'}</td>
      <td>
        {may(active ? 'mayDeactivatePatients' : 'mayReactivatePatients') && (
          <RowButton
            onClick={() => onChange(name, !active)}
            label={active ? 'Inactivate' : 'Reactivate'}
            about={name}
          />
        )}
      </td>
    </tr>
  );
};

const PatientsTable = ({ page }: { page: Page<Row> }) => {
  const [changing, setChanging] = useState<{ patientId: string; name: string; active: boolean }>();
  return (
    <>
      <RowsTable
        className={styles.table}
        caption={`${describeRows(page, 'patient', 'patients')}, latest first`}
        columns={['ID', 'Name', 'Date of birth', statusLabel, 'Inactivate']}
      >
        {page.content.map((row) => (
          <PatientRow
            key={row.patientId}
            row={row}
            onChange={(name, active) => setChanging({ patientId: row.patientId, name, active })}
          />
        ))}
      </RowsTable>
      {changing && <StatusDialog {...changing} onClose={() => setChanging(undefined)} />}
    </>
  );
};

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

export const Component = () => {
  const [search, setSearch] = useSearchParams();
  const choice = readChoice(search);
  const choose = (next: Choice | undefined) => setSearch(next ? writeChoice(next) : {}, { flushSync: true });
  const filters = <Filters choice={choice} onChoose={choose} />;
  if (!choice) return <AllPatients filters={filters} />;
  return (
    <section>
      <StaffHeading title="Patients" />
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
  const request = { params: { page, size: pageSize }, query: { status } };
  const list = useReading(patientCalls.listPatients, request, { ...paged, ...cachedForReturn });
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
      below={
        <p>
          <Link to={screens.practicePatients}>Practice patients</Link>: records of nobody, to try things out on.
        </p>
      }
    >
      {(shown) => <PatientsTable page={shown} />}
    </ListPanel>
  );
};
