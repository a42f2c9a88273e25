import { useState } from 'react';
import type { PatientRecord } from '../../../../shared/api/record.ts';
import { mayEnter } from '../../../../shared/domain/roles.ts';
import { organisation } from '../../../../shared/organisation.ts';
import { Field } from '../../components/field.tsx';
import { readAuthorities } from '../../lib/session/authorities.ts';
import styles from './patient.module.css';
import { useAssign, useStaff } from './queries.ts';

/** Who looks after this patient. Only an admin may say so; the API sees to it. */
export const Assignment = ({ record }: { record: PatientRecord }) => {
  const [mayAssign] = useState(() => mayEnter(['ROLE_ADMIN'], readAuthorities()));
  const { user } = record;
  return (
    <section className={styles.card} aria-labelledby="assignment">
      <h2 id="assignment">Assigned staff</h2>
      <p role="status">
        {user
          ? `This patient has been assigned to ${user.firstName} ${user.lastName}`
          : 'This patient has not been assigned yet.'}
      </p>
      {mayAssign ? (
        <StaffList record={record} />
      ) : (
        <p className={styles.none}>Only {organisation.recordsAdmin} can access the assignment of patients.</p>
      )}
    </section>
  );
};

const StaffList = ({ record: { referralId, user } }: { record: PatientRecord }) => {
  const { data: staff, error } = useStaff(true);
  const { mutate, isPending, error: failure } = useAssign();
  const [chosen, setChosen] = useState(user?.id ?? '');
  const assign = () => {
    if (!isPending && chosen !== '' && chosen !== user?.id) mutate({ referralId, userId: chosen });
  };
  return (
    <div className={styles.assign}>
      <Field name="staff" label="Member of staff" error={(error ?? failure)?.message}>
        {(control) => (
          <select {...control} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">Choose</option>
            {staff?.map(({ id, firstName, lastName }) => (
              <option key={id} value={id}>
                {firstName} {lastName}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="button" className="button quiet" aria-disabled={isPending} onClick={assign}>
        Assign
      </button>
    </div>
  );
};
