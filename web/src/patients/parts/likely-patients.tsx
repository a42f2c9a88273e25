import type { ReactNode } from 'react';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import type { LikelyMatch } from '../../../../shared/patients/likely-duplicate.ts';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import type { Reading } from '../../kernel/lib/reading.ts';
import styles from './likely-patients.module.css';
import { PatientLink } from './patient-link.tsx';

const words = { name: 'name', dob: 'date of birth', postcode: 'postcode', phone: 'phone number' } as const;

type Readable = Exclude<LikelyMatch, { unreadable: true }>;

const Match = ({ match }: { match: Readable }) => {
  const { patientId, firstName, lastName, dob, active, same } = match;
  return (
    <>
      <PatientLink patientId={patientId} firstName={firstName} lastName={lastName} />
      {dob && `, born ${formatDay(dob)}`}
      {!active && ', inactive'}
      {`: same ${same.map((kind) => words[kind]).join(', ')}`}
    </>
  );
};

type Props = {
  /** The actions on a match. */
  children?: (match: Readable) => ReactNode;
  search: Reading<{ content: readonly LikelyMatch[] }>;
};

/** Records that may be of the same person. It is advice, and stops nobody; a failed look-up is not shown as 'none'. */
export const LikelyPatients = ({ search, children }: Props) => (
  <Loaded from={search} failed="We could not check whether this person is on the records already." waiting={null}>
    {({ content: matches }) =>
      matches.length > 0 && (
        <section className={styles.likely} role="status" aria-label="Possible duplicates">
          <p className={styles.title}>
            {matches.length === 1 ? 'Somebody like this is' : 'People like this are'} on the records already:
          </p>
          <ul>
            {matches.map((match) => (
              <li key={match.patientId}>
                {'unreadable' in match ? (
                  <Unreadable what="A record" id={match.patientId} />
                ) : (
                  <>
                    <Match match={match} /> {children?.(match)}
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      )
    }
  </Loaded>
);
