import { useEffect, useRef } from 'react';
import type { PatientRecord } from '../../../../shared/api/record.ts';
import { describeGroup } from '../../../../shared/forms/describe.ts';
import type { AnyAnswer } from '../../../../shared/forms/field.ts';
import { recordGroups } from '../../../../shared/forms/record-groups.ts';
import type { ReferralGroupName } from '../../../../shared/forms/referral-form.ts';
import styles from './patient.module.css';

type Props = {
  name: ReferralGroupName;
  theirs: PatientRecord;
  mine: Record<string, AnyAnswer> | string[];
  onTakeTheirs: () => void;
};

/** Two people changed the same record: both versions, answer by answer, where they differ. */
export const Conflict = ({ name, theirs, mine, onTakeTheirs }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is longer than a screen, and it was sent from its end.
  useEffect(() => heading.current?.focus(), []);
  const group = recordGroups[name];
  const saved = describeGroup(group, theirs[name]);
  const typed = describeGroup(group, mine);
  const rows = saved
    .map((one, index) => ({ ...one, typed: typed[index]?.text ?? '' }))
    .filter(({ text, typed: other }) => text !== other);
  return (
    <section className={styles.conflict} aria-label="Both versions">
      <h3 ref={heading} tabIndex={-1}>
        Somebody else saved this record while you were writing
      </h3>
      {rows.length === 0 ? (
        <p>They changed another part of it. What you typed here is unchanged and can be saved.</p>
      ) : (
        <table className="rows">
          <caption>Where the two versions differ</caption>
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">Saved now</th>
              <th scope="col">Typed by you</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name: field, label, text, typed: other }) => (
              <tr key={field}>
                <th scope="row">{label}</th>
                <td>{text || 'Blank'}</td>
                <td>{other || 'Blank'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        Change your own version below if you need to, then save it. The saved one is kept among the earlier versions.
      </p>
      <button type="button" className="button quiet" onClick={onTakeTheirs}>
        Keep what is saved, drop mine
      </button>
    </section>
  );
};
