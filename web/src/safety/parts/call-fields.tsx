import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { me } from '../../../../shared/patients/caseload-schema.ts';
import {
  type CallOutcome,
  callBy,
  callOutcomes,
  callWords,
  type DangerCall,
  isMade,
} from '../../../../shared/safety/danger-schema.ts';
import { controlId, describedBy, FieldNotes, LongTextField, TextField } from '../../kernel/components/field.tsx';
import { SelectField } from '../../kernel/components/select-field.tsx';
import { type Bound, bindFields } from '../../kernel/forms/bind-fields.ts';
import { fullName } from '../../kernel/lib/full-name.ts';
import { useOwnAccount } from '../../kernel/session/use-own-account.ts';
import { useSettings } from '../../settings/parts/queries.ts';
import { useColleagues } from '../../tasks/parts/queries.ts';
import { type CallValues, chooseOutcome } from './call-values.ts';
import styles from './danger.module.css';

const outcomeLabels: Readonly<Record<CallOutcome, string>> = {
  reached: 'Yes, and spoke with them',
  'not-reached': 'Yes, and did not reach them',
  later: 'Not yet',
  none: 'Nobody is to ring them',
};

type RingerProps = { name: string; value: string; error: string | undefined; onChoose: (id: string) => void };

/** Who is to ring, where the person has no worker: oneself, the duty lead or another colleague. */
const RingerField = (field: RingerProps) => {
  const { data: own } = useOwnAccount();
  const { data: colleagues } = useColleagues();
  const { data: settings } = useSettings();
  const others = (colleagues?.content ?? []).filter((one) => fullName(one) !== own?.name);
  const lead = settings?.dutyLead?.id;
  return (
    <SelectField
      {...field}
      label="Who rings them"
      hint="The call is on their Today until it is recorded."
      choices={[
        [me, 'Me'],
        ...others.map((one) => [one.id, `${fullName(one)}${one.id === lead ? ', duty lead today' : ''}`] as const),
      ]}
    />
  );
};

type Props = {
  call: Pick<DangerCall, 'dueBy'>;
  /** The name of the worker from now on, who rings if somebody still has to; `null` where there is none. */
  worker: string | null;
  /** Whether a call in vain leaves it to whoever had it. */
  mayLeaveCaller?: boolean;
  form: Bound<CallValues>;
};

/** The names that the API has for the fields. */
const nameOf = (field: keyof CallValues): string =>
  field.replace(/^call(.)/, (_, first) => `call.${first.toLowerCase()}`);

/** What becomes of the call that a person in danger was promised. */
export const CallFields = ({ call, worker, mayLeaveCaller = false, form }: Props) => {
  const { values, write } = form;
  const { field, choice } = bindFields({ ...form, limits: { callBy, callWords }, nameOf });
  const { data: own } = useOwnAccount();
  const { callOutcome: chosen } = values;
  const { name, error } = choice('callOutcome');
  const id = controlId(name);
  const isRung = chosen !== '' && isMade(chosen);
  const isLeft = chosen === 'later' || (chosen === 'not-reached' && !mayLeaveCaller);
  return (
    <div className={styles.call}>
      <fieldset aria-describedby={describedBy(id, undefined, error)}>
        <legend>Has somebody rung them?</legend>
        <p>This person may be in danger. A call was promised by {formatDay(call.dueBy)}.</p>
        <FieldNotes id={id} error={error} styles={styles} />
        {callOutcomes.map((outcome, index) => (
          <label key={outcome} className={styles.choice}>
            <input
              type="radio"
              name={name}
              id={index === 0 ? id : undefined}
              aria-invalid={error ? true : undefined}
              checked={chosen === outcome}
              onChange={() => write(chooseOutcome(outcome, values, own?.name ?? ''))}
            />
            <span>{outcomeLabels[outcome]}</span>
          </label>
        ))}
      </fieldset>
      {isRung && (
        <>
          <TextField {...field('callBy')} label="Who rang" autoComplete="off" />
          <TextField {...field('callOn')} label="On which day" type="date" max={today()} />
          <TextField {...field('callTime')} label="At what time, if you know it" type="time" />
        </>
      )}
      {(isRung || chosen === 'none') && <LongTextField {...field('callWords')} label={wordsLabels[chosen]} rows={2} />}
      {isLeft &&
        (worker === null ? (
          <RingerField {...choice('callTo')} />
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
