import { me } from '../../../../shared/api/caseload.ts';
import {
  type CallOutcome,
  callBy,
  callOutcomes,
  callWords,
  type DangerCall,
  isMade,
} from '../../../../shared/api/danger.ts';
import { formatDay } from '../../../../shared/domain/format-day.ts';
import { today } from '../../../../shared/domain/today.ts';
import type { FieldErrors } from '../../components/error-summary.tsx';
import { controlId, Field, LongTextField, TextField } from '../../components/field.tsx';
import { longest } from '../../lib/forms/longest.ts';
import { fullName } from '../../lib/full-name.ts';
import { useOwnAccount } from '../../lib/session/use-own-account.ts';
import { useSettings } from '../settings/queries.ts';
import { useColleagues } from '../task/queries.ts';
import { type CallValues, chooseOutcome } from './call-values.ts';
import styles from './danger.module.css';

const outcomeLabels: Readonly<Record<CallOutcome, string>> = {
  reached: 'Yes, and spoke with them',
  'not-reached': 'Yes, and did not reach them',
  later: 'Not yet',
  none: 'Nobody is to ring them',
};

type RingerProps = { value: string; error: string | undefined; onChoose: (id: string) => void };

/** Who is to ring, where the person has no worker: oneself, the duty lead or another colleague. */
const RingerField = ({ value, error, onChoose }: RingerProps) => {
  const { data: own } = useOwnAccount();
  const { data: colleagues } = useColleagues();
  const { data: settings } = useSettings();
  const others = (colleagues?.content ?? []).filter((one) => fullName(one) !== own?.name);
  const lead = settings?.dutyLead?.id;
  return (
    <Field name="call.to" label="Who rings them" hint="The call is on their Today until it is recorded." error={error}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChoose(target.value)}>
          <option value={me}>Me</option>
          {others.map((one) => (
            <option key={one.id} value={one.id}>
              {fullName(one)}
              {one.id === lead && ', duty lead today'}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};

type Props = {
  call: Pick<DangerCall, 'dueBy'>;
  /** The name of the worker from now on, who rings if somebody still has to; `null` where there is none. */
  worker: string | null;
  /** Whether a call in vain leaves it to whoever had it. */
  mayStay?: boolean;
  values: CallValues;
  errors: FieldErrors;
  onWrite: (change: Partial<CallValues>) => void;
};

/** What becomes of the call that a person in danger was promised. */
export const CallFields = ({ call, worker, mayStay = false, values, errors, onWrite }: Props) => {
  const { data: own } = useOwnAccount();
  const { callOutcome: chosen } = values;
  const wrong = errors['call.outcome'];
  const errorId = `${controlId('call.outcome')}-error`;
  const isRung = chosen !== '' && isMade(chosen);
  const isLeft = chosen === 'later' || (chosen === 'not-reached' && !mayStay);
  return (
    <div className={styles.call}>
      <fieldset aria-describedby={wrong && errorId}>
        <legend>Has somebody rung them?</legend>
        <p>This person may be in danger. A call was promised by {formatDay(call.dueBy)}.</p>
        {wrong && (
          <p id={errorId} className={styles.error}>
            <span className="visually-hidden">Error: </span>
            {wrong}
          </p>
        )}
        {callOutcomes.map((outcome, index) => (
          <label key={outcome} className={styles.choice}>
            <input
              type="radio"
              name="call.outcome"
              id={index === 0 ? controlId('call.outcome') : undefined}
              aria-invalid={wrong ? true : undefined}
              checked={chosen === outcome}
              onChange={() => onWrite(chooseOutcome(outcome, values, own?.name ?? ''))}
            />
            <span>{outcomeLabels[outcome]}</span>
          </label>
        ))}
      </fieldset>
      {isRung && (
        <>
          <TextField
            name="call.by"
            label="Who rang"
            autoComplete="off"
            maxLength={longest(callBy)}
            value={values.callBy}
            error={errors['call.by']}
            onChange={({ target }) => onWrite({ callBy: target.value })}
          />
          <TextField
            name="call.on"
            label="On which day"
            type="date"
            max={today()}
            value={values.callOn}
            error={errors['call.on']}
            onChange={({ target }) => onWrite({ callOn: target.value })}
          />
          <TextField
            name="call.time"
            label="At what time, if you know it"
            type="time"
            value={values.callTime}
            error={errors['call.time']}
            onChange={({ target }) => onWrite({ callTime: target.value })}
          />
        </>
      )}
      {(isRung || chosen === 'none') && (
        <LongTextField
          name="call.words"
          label={wordsLabels[chosen]}
          rows={2}
          maxLength={longest(callWords)}
          value={values.callWords}
          error={errors['call.words']}
          onChange={({ target }) => onWrite({ callWords: target.value })}
        />
      )}
      {isLeft &&
        (worker === null ? (
          <RingerField value={values.callTo} error={errors['call.to']} onChoose={(callTo) => onWrite({ callTo })} />
        ) : (
          <p>
            {worker} rings them by {formatDay(call.dueBy)}. It is on the Today of whoever looks after them until the
            call is recorded.
          </p>
        ))}
    </div>
  );
};

const wordsLabels = {
  reached: 'What came of it',
  'not-reached': 'What to know for the next call, if anything',
  none: 'Why nobody rings them',
} as const;
