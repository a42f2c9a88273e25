import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { onlyReadable } from '../../../../shared/kernel/unreadable.ts';
import { howLongAgo } from '../../../../shared/patients/caseload.ts';
import { type CaseloadRow, nobody } from '../../../../shared/patients/caseload-schema.ts';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { EmptyState } from '../../kernel/components/empty-state.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { UnreadableRow } from '../../kernel/components/unreadable.tsx';
import { useFollowedFocus } from '../../kernel/components/use-followed-focus.ts';
import { patientScreen } from '../../kernel/lib/paths.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { useMayTakeOn } from '../parts/queries.ts';
import { serviceName } from '../parts/words.ts';
import { type Choice, emptyOf, writeChoice } from './choice.ts';
import { HandOver } from './hand-over.tsx';
import styles from './patients.module.css';
import { useCaseload, useCount } from './queries.ts';

/** The button to take on a patient without a worker, for whoever may. */
const TakeOn = ({ patientId, name }: { patientId: string; name: string }) => {
  const { mutate, isPending, error } = useCall(taskCalls.takeOn);
  const announce = useAnnounce();
  const isOffered = useMayTakeOn();
  const button = useFollowedFocus<HTMLButtonElement>();
  if (!isOffered) return 'Nobody yet';
  return (
    <>
      <RowButton
        ref={button}
        isOff={isPending}
        onClick={() => mutate({ params: { patientId } }, { onSuccess: () => announce(`You look after ${name} now.`) })}
        label="Take on"
        about={name}
      />
      {error && <Problem text={error.message} />}
    </>
  );
};

type TableProps = {
  rows: readonly CaseloadRow[];
  ticked: readonly string[];
  /** Absent where nobody may be chosen. */
  onTick?: (id: string, isOn: boolean) => void;
};

const CaseloadTable = ({ rows, ticked, onTick }: TableProps) => (
  <table className={`rows ${styles.caseload}`}>
    <caption className="visually-hidden">Patients of this choice</caption>
    <thead>
      <tr>
        {onTick && (
          <th scope="col">
            <span className="visually-hidden">Choose</span>
          </th>
        )}
        <th scope="col">Name</th>
        <th scope="col">Date of birth</th>
        <th scope="col">Service</th>
        <th scope="col">Language</th>
        <th scope="col">Looked after by</th>
        <th scope="col">Last contact</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => {
        if ('unreadable' in row)
          return <UnreadableRow key={row.patientId} columns={onTick ? 7 : 6} what="This patient" id={row.patientId} />;
        const { patientId, firstName, lastName, dob, service, language, worker, lastContact, referralDate } = row;
        const name = `${firstName} ${lastName}`;
        return (
          <tr key={patientId}>
            {onTick && (
              <td className={styles.choose}>
                <label className={styles.tick}>
                  <input
                    type="checkbox"
                    checked={ticked.includes(patientId)}
                    onChange={({ target }) => onTick(patientId, target.checked)}
                  />
                  <span className="visually-hidden">{name}</span>
                </label>
              </td>
            )}
            <th scope="row">
              <Link to={patientScreen(patientId)}>{name}</Link>
            </th>
            <td data-label="Born">{dob ? formatDay(dob) : 'Not known'}</td>
            <td data-label="Service">{serviceName(service) || 'Not recorded'}</td>
            <td data-label="Language">{language || 'Not recorded'}</td>
            <td data-label="Looked after by">
              {worker ? `${worker.firstName} ${worker.lastName}` : <TakeOn patientId={patientId} name={name} />}
            </td>
            <td data-label="Last contact">
              {lastContact
                ? howLongAgo(lastContact, today())
                : `Not yet, referred ${howLongAgo(referralDate.slice(0, 10), today())}`}
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

const CountLine = ({ choice }: { choice: Choice }) => {
  const { data } = useCount(choice);
  if (!data) return null;
  const many = data.more
    ? `More than ${data.count} patients`
    : `${data.count} ${data.count === 1 ? 'patient' : 'patients'}`;
  const longest = choice.worker === nobody ? 'the longest wait' : 'longest without contact';
  return (
    <p role="status" className={styles.quiet}>
      {many}, {choice.order === 'longest' ? longest : 'latest contact'} first
    </p>
  );
};

type Props = { choice: Choice };

export const Caseload = ({ choice }: Props) => {
  const [search] = useSearchParams();
  const after = search.get('after') ?? undefined;
  const list = useCaseload(choice, after);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const maySelect = may('mayAssignPatients') && choice.worker !== '' && choice.status === 'active';
  const here = writeChoice(choice);
  return (
    <section aria-busy={!list.data || list.isPlaceholderData}>
      <CountLine choice={choice} />
      <Loaded from={list}>
        {({ content, next }) => (
          <>
            {content.length === 0 && !next ? (
              <EmptyState>{emptyOf(choice)}</EmptyState>
            ) : (
              <CaseloadTable
                rows={content}
                ticked={ticked}
                {...(maySelect && {
                  onTick: (id: string, isOn: boolean) =>
                    setTicked((before) => (isOn ? [...before, id] : before.filter((one) => one !== id))),
                })}
              />
            )}
            {maySelect && content.length > 0 && (
              <HandOver
                key={choice.worker}
                choice={choice}
                ticked={ticked}
                shown={onlyReadable(content).map(({ patientId }) => patientId)}
                onDone={() => setTicked([])}
              />
            )}
            <nav className={styles.turn} aria-label="Patients, pages">
              {after !== undefined && (
                <Link to={{ search: `${new URLSearchParams(here)}` }}>Back to the first page</Link>
              )}
              {next !== undefined && (
                <Link to={{ search: `${new URLSearchParams({ ...here, after: next })}` }}>Next patients</Link>
              )}
            </nav>
          </>
        )}
      </Loaded>
    </section>
  );
};
