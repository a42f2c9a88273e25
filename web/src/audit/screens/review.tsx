import { useState } from 'react';
import type { ReviewRow } from '../../../../shared/audit/calls.ts';
import { lastQuarters } from '../../../../shared/audit/quarters.ts';
import type { AuditKind } from '../../../../shared/kernel/call.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import type { UserAccount } from '../../../../shared/users/calls.ts';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { RowsTable } from '../../kernel/components/rows-table.tsx';
import { SelectField } from '../../kernel/components/select-field.tsx';
import { formatCall } from '../parts/call-words.ts';
import styles from './audit.module.css';
import { useReview, type Wanted } from './queries.ts';
import { ReviewLooks } from './review-looks.tsx';
import { SignReview } from './sign-review.tsx';
import { formatPerson, kindOf, type People } from './words.ts';

const sum = (rows: readonly ReviewRow[]) => rows.reduce((total, { times }) => total + times, 0);

type ShowAllProps = { by: string; people: People; onChoose: (wanted: Wanted) => void };

/** The name of a person, which shows all that they did. */
export const ShowAll = ({ by, people, onChoose }: ShowAllProps) => (
  <button type="button" className="in-row link" onClick={() => onChoose({ person: by })}>
    <span className="visually-hidden">Show all by </span>
    {formatPerson(by, people)}
  </button>
);

type TableProps = { rows: readonly ReviewRow[]; people: People; onChoose: (wanted: Wanted) => void };

const ReviewTable = ({ rows, people, onChoose }: TableProps) => {
  const names = [...new Set(rows.map(({ username }) => username))];
  const silent = people.withAccess.filter(({ username }) => !names.includes(username));
  return (
    <>
      <RowsTable
        className="cards"
        caption="What each person did in the quarter"
        columns={['Who', 'Read', 'Exported', 'Changed', 'In detail']}
      >
        {names.map((username) => {
          const own = rows.filter((row) => row.username === username);
          const count = (kind: AuditKind) => sum(own.filter(({ call }) => kindOf(call) === kind));
          return (
            <tr key={username}>
              <th scope="row">
                <ShowAll by={username} people={people} onChoose={onChoose} />
              </th>
              <td data-label="Read">{count('reading')}</td>
              <td data-label="Exported">{count('export')}</td>
              <td data-label="Changed">{count('change')}</td>
              <td>
                <details>
                  <summary>
                    {own.length} {own.length === 1 ? 'kind' : 'kinds'} of call
                    <span className="visually-hidden"> of {formatPerson(username, people)}</span>
                  </summary>
                  <ul>
                    {own.map(({ call, times }) => (
                      <li key={call}>
                        {formatCall(call)}: {times}
                      </li>
                    ))}
                  </ul>
                </details>
              </td>
            </tr>
          );
        })}
      </RowsTable>
      <h3>Has access but did not sign in</h3>
      {silent.length === 0 ? (
        <p>Everybody with access used it in this quarter.</p>
      ) : (
        <ul>
          {silent.map(({ username }) => (
            <li key={username}>{formatPerson(username, people)}: do they still need access?</li>
          ))}
        </ul>
      )}
    </>
  );
};

type Props = { withAccess: readonly UserAccount[]; onChoose: (wanted: Wanted) => void };

/** The security review that is due every three months, in figures. */
export const Review = ({ withAccess, onChoose }: Props) => {
  const quarters = lastQuarters(today(), 4);
  const [quarter, setQuarter] = useState(quarters[0] ?? '');
  return (
    <section className={styles.review} aria-labelledby="review">
      <h2 id="review">Quarterly review</h2>
      <div className={styles.filter}>
        <SelectField
          name="quarter"
          label="Quarter"
          value={quarter}
          choices={quarters.map((one) => [one, one.replace('-Q', ', quarter ')] as const)}
          onChoose={setQuarter}
        />
      </div>
      <Loaded from={useReview(quarter)}>
        {({ content, people: named, countedUntil, ...looks }) =>
          countedUntil !== undefined ? (
            <p role="status">Counting the quarter: {formatDay(countedUntil)} is done.</p>
          ) : content.length === 0 ? (
            <p>Nothing was done in this quarter.</p>
          ) : (
            <>
              <ReviewTable rows={content} people={{ withAccess, named }} onChoose={onChoose} />
              <ReviewLooks {...looks} people={{ withAccess, named }} onChoose={onChoose} />
            </>
          )
        }
      </Loaded>
      <SignReview key={quarter} quarter={quarter} />
    </section>
  );
};
