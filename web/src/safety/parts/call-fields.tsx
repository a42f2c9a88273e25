import * as z from 'zod';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { me } from '../../../../shared/patients/caseload-schema.ts';
import {
  type CallOutcome,
  type callAnswer,
  callBy,
  callOutcomes,
  callWords,
  type DangerCall,
  isMade,
} from '../../../../shared/safety/danger-schema.ts';
import { LongTextField, TextField } from '../../kernel/components/field.tsx';
import { RadioList } from '../../kernel/components/radio-row.tsx';
import { choicesOf, SelectField } from '../../kernel/components/select-field.tsx';
import { type Bound, bindFields } from '../../kernel/forms/bind-fields.ts';
import { fullName } from '../../kernel/lib/format.ts';
import { useOwnAccount } from '../../kernel/session/use-own-account.ts';
import { useSettings } from '../../settings/parts/queries.ts';
import { useColleagues } from '../../tasks/parts/queries.ts';
import styles from './danger.module.css';

/** What a form says of the promised call: its fields in a draft, beside the others of its form. */
export const callDraft = {
  callOutcome: z.union([z.literal(''), z.enum(callOutcomes)]),
  callBy: z.string(),
  callOn: z.string(),
  callTime: z.string(),
  callWords: z.string(),
  callTo: z.string(),
};
export type CallValues = { [Name in keyof typeof callDraft]: z.output<(typeof callDraft)[Name]> };

export const blankCall: CallValues = {
  callOutcome: '',
  callBy: '',
  callOn: '',
  callTime: '',
  callWords: '',
  callTo: me,
};

/** The fields in the order of the screen, by the names that the API has for them. */
export const callOrder = ['outcome', 'by', 'on', 'time', 'words', 'to'].map((name) => `call.${name}`);

/** The name of a field on its own as one of a form. */
export const callField = (path: string): string => (path.startsWith('call.') ? path : `call.${path}`);

/** The data to send; whoever has a worker is rung by them. */
export const bodyOfCall = (
  { callOutcome, callBy, callOn, callTime, callWords, callTo }: CallValues,
  hasWorker: boolean,
): z.input<typeof callAnswer> => {
  // Nothing is chosen yet: the API says so in its words.
  const outcome = callOutcome as Exclude<typeof callOutcome, ''>;
  const isRung = callOutcome !== '' && isMade(callOutcome);
  const isLeft = callOutcome === 'later' || callOutcome === 'not-reached';
  return {
    outcome,
    ...(isRung && { by: callBy, on: callOn, time: callTime }),
    ...(callOutcome !== 'later' && { words: callWords }),
    ...(isLeft && !hasWorker && callTo !== '' && { to: callTo }),
  };
};

/** An outcome chosen, with what is most likely beside it: that the person at the screen rang, and today. */
const chooseOutcome = (
  callOutcome: CallOutcome,
  { callBy, callOn }: CallValues,
  ownName: string,
): Partial<CallValues> => ({
  callOutcome,
  ...(isMade(callOutcome) && { callBy: callBy === '' ? ownName : callBy, callOn: callOn === '' ? today() : callOn }),
});

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
  const isRung = chosen !== '' && isMade(chosen);
  const isLeft = chosen === 'later' || (chosen === 'not-reached' && !mayLeaveCaller);
  return (
    <div className={styles.call}>
      <RadioList
        name={name}
        legend="Has somebody rung them?"
        choices={choicesOf(callOutcomes, outcomeLabels)}
        chosen={chosen || undefined}
        error={error}
        styles={styles}
        onChoose={(outcome) => write(chooseOutcome(outcome, values, own?.name ?? ''))}
      >
        <p>This person may be in danger. A call was promised by {formatDay(call.dueBy)}.</p>
      </RadioList>
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
