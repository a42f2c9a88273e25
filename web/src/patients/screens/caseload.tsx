import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { onlyReadable } from '../../../../shared/kernel/unreadable.ts';
import { nobody } from '../../../../shared/patients/caseload-schema.ts';
import { EmptyState } from '../../kernel/components/empty-state.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { may } from '../../kernel/session/may.ts';
import { CaseloadTable } from './caseload-table.tsx';
import { type Choice, emptyOf, writeChoice } from './choice.ts';
import { HandOver } from './hand-over.tsx';
import styles from './patients.module.css';
import { useCaseload, useCount } from './queries.ts';

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
