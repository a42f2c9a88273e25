import { phoneLink } from '../../../../shared/organisation/organisation.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import styles from './summary.module.css';

const Phone = ({ number }: { number: string }) => (
  <a className={styles.phone} href={phoneLink(number)}>
    {number}
  </a>
);

/** How to reach them, their worker and their GP; unknown facts are left out. */
export const ContactFacts = ({ record }: { record: PatientRecord }) => {
  const { user, referralPersonalDetails: person, referralGpDetails: gp } = record;
  const numbers = [...new Set([person.mobile, person.phone].filter(Boolean))];
  const gpName = `${gp.firstName} ${gp.lastName}`.trim();
  return (
    <dl className={styles.facts}>
      {numbers.length > 0 && (
        <div>
          <dt>Ring</dt>
          <dd>
            {numbers.map((number) => (
              <Phone key={number} number={number} />
            ))}
          </dd>
        </div>
      )}
      {person.email && (
        <div>
          <dt>Email</dt>
          <dd>
            <a className={styles.phone} href={`mailto:${person.email}`}>
              {person.email}
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt>Worker</dt>
        <dd>{user ? `${user.firstName} ${user.lastName}` : 'Nobody yet'}</dd>
      </div>
      {(gpName || gp.phone) && (
        <div>
          <dt>GP</dt>
          <dd>
            {gpName} {gp.phone && <Phone number={gp.phone} />}
          </dd>
        </div>
      )}
    </dl>
  );
};
