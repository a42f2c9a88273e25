import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { recordLimitCalls } from '../../../../shared/privacy/record-limit-calls.ts';
import { exclusionLabels, type RecordLimits } from '../../../../shared/privacy/record-limits.ts';
import { QuietButton, RowButton } from '../../kernel/components/buttons.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { formatInstant, fullName } from '../../kernel/lib/format.ts';
import { screens } from '../../kernel/lib/paths.ts';
import { useCall, useReading } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { useOwnAccount } from '../../kernel/session/use-own-account.ts';
import { ExcludeForm, RestrictForm } from './limits-forms.tsx';
import styles from './privacy.module.css';

const nameOf = (user: RecordLimits['excluded'][number]['user']) => fullName(user) || 'Somebody without access now';

const ClosedTo = ({ patientId, excluded }: { patientId: string } & Pick<RecordLimits, 'excluded'>) => {
  const admit = useCall(recordLimitCalls.admitStaff);
  return (
    <>
      {admit.error && <Problem text={admit.error.message} />}
      <ul className={styles.cases} aria-label="Closed to">
        {excluded.map(({ user, why, words, by, at }) => (
          <li key={user.id} className={styles.case}>
            <p>
              Closed to <strong>{nameOf(user)}</strong>: {exclusionLabels[why]}
              {words && `. ${words}`}
            </p>
            <p className={styles.detail}>
              {formatInstant(at)}, by {user.id === by.id ? 'themselves' : nameOf(by)}
            </p>
            {may('mayAnswerForPrivacy') && (
              <RowButton
                label="Open it to them again"
                about={nameOf(user)}
                onClick={() => admit.mutate({ params: { patientId, userId: user.id } })}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
};

const Shown = ({ patientId, limits }: { patientId: string; limits: RecordLimits }) => {
  const { excluded, restrictedTo } = limits;
  return (
    <>
      {restrictedTo ? (
        <p>
          Restricted to <strong>{restrictedTo.users.map(nameOf).join(', ')}</strong> and the worker: {restrictedTo.why}{' '}
          <span className={styles.detail}>
            ({formatInstant(restrictedTo.at)}, by {nameOf(restrictedTo.by)})
          </span>
          . Everybody else gives a reason, and all of these are told.
        </p>
      ) : (
        <p>
          The worker, staff of its service and admins open it. Everybody else gives a reason, and the worker is told.
        </p>
      )}
      {excluded.length > 0 && <ClosedTo patientId={patientId} excluded={excluded} />}
    </>
  );
};

type Props = { patientId: string; workerId: string | undefined };

/** Who may open a record, and the forms that change it. */
export const Limits = ({ patientId, workerId }: Props) => {
  const [open, setOpen] = useState<'me' | 'colleague' | 'restrict'>();
  const { data: account } = useOwnAccount();
  const navigate = useNavigate();
  const close = () => setOpen(undefined);
  return (
    <Loaded from={useReading(recordLimitCalls.readRecordLimits, { params: { patientId } })}>
      {(limits) => (
        <>
          <Shown patientId={patientId} limits={limits} />
          {open === 'restrict' && <RestrictForm patientId={patientId} limits={limits} onDone={close} />}
          {open === 'colleague' && <ExcludeForm patientId={patientId} of="colleague" onDone={close} />}
          {open === 'me' && (
            // What was read of the record before is on this screen.
            <ExcludeForm patientId={patientId} of="me" onDone={() => void navigate(screens.admin, { replace: true })} />
          )}
          {open === undefined && (
            <p className={styles.buttons}>
              {account && account.id !== workerId && (
                <QuietButton label="I know this person" onClick={() => setOpen('me')} />
              )}
              {may('mayAnswerForPrivacy') && (
                <>
                  <QuietButton label="Close it to a colleague" onClick={() => setOpen('colleague')} />
                  <QuietButton label="Restrict it to named people" onClick={() => setOpen('restrict')} />
                </>
              )}
            </p>
          )}
        </>
      )}
    </Loaded>
  );
};
