import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { onlyReadable } from '../../../../shared/kernel/unreadable.ts';
import { serviceName } from '../../../../shared/organisation/services.ts';
import { howLongAgo } from '../../../../shared/patients/caseload.ts';
import { type CaseloadRow, nobody } from '../../../../shared/patients/caseload-schema.ts';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { EmptyState } from '../../kernel/components/empty-state.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { RowsTable } from '../../kernel/components/rows-table.tsx';
import { UnreadableRow } from '../../kernel/components/unreadable.tsx';
import { useFollowedFocus } from '../../kernel/components/use-disclosure.ts';
import { fullName } from '../../kernel/lib/format.ts';
import { cachedForReturn, paged, useCall, useReading } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { PatientLink } from '../parts/patient-link.tsx';
import { useMayTakeOn } from '../parts/queries.ts';
import { type Choice, emptyOf, queryOf, useCount, writeChoice } from './choice.ts';
import { HandOver } from './hand-over.tsx';
import styles from './patients.module.css';

const TakeOn = ({ patientId, name }: { patientId: string; name: string }) => {
  const announce = useAnnounce();
  const { mutate, isPending, error } = useCall(taskCalls.takeOn, () => announce(`You look after ${name} now.`));
  const isOffered = useMayTakeOn();
  const button = useFollowedFocus<HTMLButtonElement>();
  if (!isOffered) return 'Nobody yet';
  return (
    <>
      <RowButton
        ref={button}
        isOff={isPending}
        onClick={() => mutate({ params: { patientId } })}
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
  /** Undefined where nobody may be chosen. */
  onTick: ((id: string, isOn: boolean) => void) | undefined;
};

const columns = ['Name', 'Date of birth', 'Service', 'Language', 'Looked after by', 'Last contact'];

const CaseloadTable = ({ rows, ticked, onTick }: TableProps) => (
  <RowsTable
    className={styles.caseload}
    caption={<span className="visually-hidden">Patients of this choice</span>}
    columns={[...(onTick ? [{ hidden: 'Choose' }] : []), ...columns]}
  >
    {rows.map((row) => {
      if ('unreadable' in row)
        return <UnreadableRow key={row.patientId} columns={onTick ? 7 : 6} what="This patient" id={row.patientId} />;
      const { patientId, dob, service, language, worker, lastContact, referralDate } = row;
      const name = fullName(row);
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
            <PatientLink {...row} />
          </th>
          <td data-label="Born">{dob ? formatDay(dob) : 'Not known'}</td>
          <td data-label="Service">{serviceName(service) || 'Not recorded'}</td>
          <td data-label="Language">{language || 'Not recorded'}</td>
          <td data-label="Looked after by">
            {worker ? fullName(worker) : <TakeOn patientId={patientId} name={name} />}
          </td>
          <td data-label="Last contact">
            {lastContact
              ? howLongAgo(lastContact, today())
              : `Not yet, referred ${howLongAgo(referralDate.slice(0, 10), today())}`}
          </td>
        </tr>
      );
    })}
  </RowsTable>
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

export const Caseload = ({ choice }: { choice: Choice }) => {
  const [search] = useSearchParams();
  const after = search.get('after') ?? undefined;
  const query = { ...queryOf(choice), order: choice.order, after };
  const list = useReading(taskCalls.listCaseload, { query }, { ...paged, ...cachedForReturn });
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const tick = (id: string, isOn: boolean) =>
    setTicked((before) => (isOn ? [...before, id] : before.filter((one) => one !== id)));
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
              <CaseloadTable rows={content} ticked={ticked} onTick={maySelect ? tick : undefined} />
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
