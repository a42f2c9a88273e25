import type { DrawnLook, UnusualLook } from '../../../../shared/audit/calls.ts';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import { formatCall } from '../parts/call-words.ts';
import styles from './audit.module.css';
import type { Named, Wanted } from './queries.ts';
import { formatPerson, type People } from './words.ts';

type Props = {
  drawn: readonly DrawnLook[];
  unusual: readonly UnusualLook[];
  patients: readonly Named[];
  people: People;
  onChoose: (wanted: Wanted) => void;
};

const nameOf = (record: string, patients: readonly Named[]): string => {
  const found = patients.find(({ patientId }) => patientId === record);
  return found ? fullName(found) : 'a record that is gone';
};

/** What a person did about a record, which shows all entries of both. */
const ShowBoth = ({ wanted, words, onChoose }: { wanted: Wanted; words: string } & Pick<Props, 'onChoose'>) => (
  <button type="button" className="in-row link" onClick={() => onChoose(wanted)}>
    {words}
  </button>
);

/** Looks to be asked about: some that nobody chose, and those that look unusual. */
export const ReviewLooks = ({ drawn, unusual, patients, people, onChoose }: Props) => (
  <>
    <h3>Ask about these</h3>
    {drawn.length === 0 ? (
      <p>Nothing was done on a record in this quarter.</p>
    ) : (
      <>
        <p>
          Drawn from all that was done on records; nobody chose them, and they are the same for everybody. Ask each
          person what it was for.
        </p>
        <ol className={styles.looks}>
          {drawn.map(({ order, at, username, call, record }) => (
            <li key={order}>
              {formatInstantShort(at)}, {formatCall(call).toLowerCase()}:{' '}
              <ShowBoth
                wanted={{ person: username, record }}
                words={`${formatPerson(username, people)} and ${nameOf(record, patients)}`}
                onChoose={onChoose}
              />
            </li>
          ))}
        </ol>
      </>
    )}
    <h3>Looks unusual</h3>
    {unusual.length === 0 ? (
      <p>Nothing does.</p>
    ) : (
      <>
        <p>It may be right: a common name says little, and some days are long.</p>
        <ul className={styles.looks}>
          {unusual.map((one) => (
            <li key={JSON.stringify(one)}>
              {one.kind === 'same-name' ? (
                <>
                  The same last name:{' '}
                  <ShowBoth
                    wanted={{ person: one.username, record: one.record }}
                    words={`${formatPerson(one.username, people)} and ${nameOf(one.record, patients)}`}
                    onChoose={onChoose}
                  />
                </>
              ) : (
                <>
                  {one.records} records in the hour from {formatInstantShort(one.hour)}:{' '}
                  <ShowBoth
                    wanted={{ person: one.username, day: one.hour.slice(0, 10) }}
                    words={formatPerson(one.username, people)}
                    onChoose={onChoose}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      </>
    )}
  </>
);
