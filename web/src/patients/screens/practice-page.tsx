import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import type { PracticePatient } from '../../../../shared/patients/practice-calls.ts';
import { MainButton, RowButton } from '../../kernel/components/buttons.tsx';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import { EmptyState } from '../../kernel/components/empty-state.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { RowsTable } from '../../kernel/components/rows-table.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { WaitingFor } from '../../kernel/components/waiting.tsx';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import { patientScreen, titles } from '../../kernel/lib/paths.ts';
import { useCall, useReading } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { PatientLink } from '../parts/patient-link.tsx';
import styles from './patients.module.css';

/** Makes a practice patient, and opens the record. */
const Make = () => {
  const navigate = useNavigate();
  const make = useCall(patientCalls.addPracticePatient, ({ patientId }) => void navigate(patientScreen(patientId)));
  const request = make.variables ?? { idempotencyKey: crypto.randomUUID() };
  return (
    <>
      <p>
        <MainButton label="Make a practice patient" isOff={make.isPending} onClick={() => make.mutate(request)} />{' '}
        <WaitingFor during={make.isPending} />
      </p>
      {make.error && <Problem text={make.error.message} retry={() => make.mutate(request)} />}
    </>
  );
};

const describeMade = ({ madeBy, madeAt }: PracticePatient) =>
  `${fullName(madeBy) || 'Former colleague'}, ${formatInstantShort(madeAt)}`;

const Remove = ({ practice, onClose }: { practice: PracticePatient; onClose: () => void }) => {
  const { mutateAsync } = useCall(patientCalls.removePracticePatient);
  return (
    <ConfirmDialog
      title="Remove this practice patient?"
      text="The record goes with everything that was tried out on it. It is about nobody, so no second person has to agree."
      detail={`${fullName(practice)}, made by ${describeMade(practice)}`}
      confirm="Remove it"
      act={() => mutateAsync({ params: { patientId: practice.patientId } })}
      done="The practice patient has been removed."
      onClose={onClose}
    />
  );
};

const List = ({ all }: { all: readonly PracticePatient[] }) => {
  const [going, setGoing] = useState<PracticePatient>();
  if (all.length === 0) return <EmptyState>There is no practice patient now.</EmptyState>;
  return (
    <>
      <RowsTable
        className={styles.table}
        caption="Practice patients, the latest first"
        columns={['Name', 'Made by', 'Remove']}
      >
        {all.map((one) => (
          <tr key={one.patientId}>
            <th scope="row">
              <PatientLink {...one} />
            </th>
            <td>{describeMade(one)}</td>
            <td>
              {may('mayWriteRecords') && (
                <RowButton label="Remove" about={describeMade(one)} onClick={() => setGoing(one)} />
              )}
            </td>
          </tr>
        ))}
      </RowsTable>
      {going && <Remove practice={going} onClose={() => setGoing(undefined)} />}
    </>
  );
};

/** Records of nobody, on which staff try everything out. */
export const Component = () => {
  const list = useReading(patientCalls.listPracticePatients, {});
  return (
    <section>
      <StaffHeading title={titles.practicePatients} />
      <p>
        A practice patient is nobody. Write a note, run a PHQ-9, answer the alert, plan a session: it works as with
        anybody, and counts nowhere. It is on no list, in no search, no diary and no report; nobody is told of its
        alerts, and it takes no room. Please write nothing about a real person on it.
      </p>
      {may('mayWriteRecords') && <Make />}
      <Loaded from={list}>{({ content }) => <List all={content} />}</Loaded>
    </section>
  );
};
