import * as z from 'zod';
import { appointmentsAtEnd, tasksAtEnd } from '../../../../shared/appointments/planned.ts';
import {
  type ClosingReason,
  closingReasons,
  type InformedParty,
  informedParties,
  informedPartyLabels,
} from '../../../../shared/episodes/closing.ts';
import type { Episode } from '../../../../shared/episodes/episode.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { controlId, describedBy, FieldNotes, TextField } from '../../kernel/components/field.tsx';
import type { StaffForm } from '../../kernel/components/use-staff-form.ts';
import { blankCall, callDraft, callOrder } from '../../safety/parts/call-fields.tsx';
import styles from './episodes.module.css';

/** In place of a party: nobody was informed. */
const nobodyInformed = 'nobody';
const ticks = [...informedParties, nobodyInformed] as const;
type Tick = (typeof ticks)[number];

export const closingDraft = z.object({
  reason: z.union([z.literal(''), z.enum(closingReasons)]),
  outcome: z.string(),
  words: z.string(),
  withoutMeasures: z.string(),
  informed: z.array(z.enum(ticks)),
  gp: z.string(),
  referrer: z.string(),
  person: z.string(),
  family: z.string(),
  ...callDraft,
  /** What becomes of planned appointments and open tasks; drafts from before the questions have no answer. */
  sessions: z.union([z.literal(''), z.enum(appointmentsAtEnd)]).default(''),
  tasks: z.union([z.literal(''), z.enum(tasksAtEnd)]).default(''),
});
export type ClosingValues = z.infer<typeof closingDraft>;

export const closingOrder = [
  ...['reason', 'outcome', 'words', 'withoutMeasures'],
  ...callOrder,
  ...['informed', ...informedParties, 'sessions', 'tasks'],
];

/** The closing of an episode as values of the form; blank for an open one. */
export const closingOf = ({ version, closing }: Episode, today: string): { version: number; values: ClosingValues } => {
  const { reason = '', outcome = '', words = '', withoutMeasures = '', informed = [] } = closing ?? {};
  const dayOf = (party: InformedParty) => informed.find((one) => one.party === party)?.on ?? today;
  // A plain deactivation asked nobody, and says nothing of who was informed.
  const parties: Tick[] = reason && informed.length === 0 ? [nobodyInformed] : informed.map(({ party }) => party);
  return {
    version,
    values: {
      ...{ reason, outcome, words, withoutMeasures, informed: parties },
      ...{ gp: dayOf('gp'), referrer: dayOf('referrer'), person: dayOf('person'), family: dayOf('family') },
      ...blankCall,
      sessions: '',
      tasks: '',
    },
  };
};

/** The people who can have been informed: if the patient has died, not the patient. */
const partiesFor = (reason: ClosingReason | ''): readonly InformedParty[] =>
  informedParties.filter((party) => reason !== 'died' || party !== 'person');

/** Who was informed, as values of the form: either somebody, or nobody. */
const tickParty = (informed: readonly Tick[], party: Tick, isTicked: boolean): Tick[] => {
  if (party === nobodyInformed) return isTicked ? [nobodyInformed] : [];
  return informedParties.filter((one) => (one === party ? isTicked : informed.includes(one)));
};

export const bodyOfClosing = (number: number, version: number, values: ClosingValues) => {
  const { reason, outcome, words, withoutMeasures, informed, sessions, tasks } = values;
  return {
    ...{ number, version, outcome, words, withoutMeasures },
    reason: reason as ClosingReason,
    ...(sessions !== '' && { sessions }),
    ...(tasks !== '' && { tasks }),
    informed: partiesFor(reason)
      .filter((party) => informed.includes(party))
      .map((party) => ({ party, on: values[party] })),
  };
};

/** A problem with the people informed, by its field: the day of a party, or the question itself. */
export const fieldOfProblem = (path: string, values: ClosingValues): string => {
  const place = /^informed\.(\d+)/.exec(path)?.[1];
  if (place === undefined) return path;
  return bodyOfClosing(1, 1, values).informed[Number(place)]?.party ?? 'informed';
};

const labels: Readonly<Record<Tick, string>> = { ...informedPartyLabels, [nobodyInformed]: 'Nobody' };
const dayLabels: Readonly<Record<InformedParty, string>> = {
  gp: 'When the GP was told',
  referrer: 'When the referrer was told',
  person: 'When the person was told',
  family: 'When the family or carer was told',
};

export const InformedFields = ({ form }: { form: Pick<StaffForm<ClosingValues>, 'values' | 'field' | 'choice'> }) => {
  const { reason } = form.values;
  const { name, value: informed, error, onChoose } = form.choice('informed');
  const parties = partiesFor(reason);
  const id = controlId(name);
  return (
    <>
      <fieldset className={styles.informed} aria-describedby={describedBy(id, undefined, error)}>
        <legend>{reason === 'died' ? 'Who has been told of the death' : 'Who has been told that it ends'}</legend>
        <FieldNotes id={id} error={error} styles={styles} />
        {[...parties, nobodyInformed as Tick].map((party, index) => (
          <label key={party} className={styles.tick}>
            <input
              type="checkbox"
              id={index === 0 ? id : undefined}
              aria-invalid={error ? true : undefined}
              checked={informed.includes(party)}
              onChange={({ target }) => onChoose(tickParty(informed, party, target.checked))}
            />
            <span>{labels[party]}</span>
          </label>
        ))}
      </fieldset>
      {parties
        .filter((party) => informed.includes(party))
        .map((party) => (
          <TextField key={party} {...form.field(party)} label={dayLabels[party]} type="date" max={today()} />
        ))}
    </>
  );
};
