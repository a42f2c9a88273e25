import type { PatientRecord } from '../../../../shared/api/record.ts';
import { records } from '../../../../shared/api/records.ts';
import { organisation } from '../../../../shared/organisation.ts';
import { Loaded } from '../../components/loaded.tsx';
import { Problem } from '../../components/problem.tsx';
import { useCall } from '../../lib/query.ts';
import { may } from '../../lib/session/may.ts';
import styles from './patient.module.css';
import { useStaff } from './queries.ts';

/** Who looks after this patient. Only whoever `mayAssignPatients` may say so; the API sees to it. */
export const Assignment = ({ record }: { record: PatientRecord }) => {
  const { user } = record;
  return (
    <section className={styles.card} aria-labelledby="assignment">
      <h2 id="assignment">Assigned staff</h2>
      <p role="status">
        {user
          ? `This patient has been assigned to ${user.firstName} ${user.lastName}`
          : 'This patient has not been assigned yet.'}
      </p>
      {may('mayAssignPatients') ? (
        <StaffList record={record} />
      ) : (
        <p className={styles.none}>Only {organisation.recordsAdmin} can access the assignment of patients.</p>
      )}
    </section>
  );
};

/** Choosing a name assigns the patient: a list of buttons, since a select would assign on the way down to a name. */
const StaffList = ({ record: { referralId: patientId, user } }: { record: PatientRecord }) => {
  const { mutate, isPending, error } = useCall(records.assignStaff);
  return (
    <Loaded from={useStaff()}>
      {(staff) => (
        <>
          {error && <Problem text={error.message} />}
          <h3 id="staff" className={styles.choose}>
            Assign to
          </h3>
          <ul className={styles.staff} aria-labelledby="staff">
            {staff.map(({ id, firstName, lastName }) => (
              <li key={id}>
                <button
                  type="button"
                  className="in-row"
                  aria-pressed={id === user?.id}
                  aria-disabled={isPending}
                  onClick={() => {
                    if (!isPending && id !== user?.id) mutate({ body: { referralId: patientId, userId: id } });
                  }}
                >
                  {firstName} {lastName}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
};
