import { type ClosingReason, type InformedParty, informedPartyLabels } from '../../../../shared/episodes/closing.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { controlId, describedBy, FieldNotes, TextField } from '../../kernel/components/field.tsx';
import type { StaffForm } from '../../kernel/components/use-staff-form.ts';
import { type ClosingValues, nobodyInformed, partiesFor, type Tick, tickParty } from './closing-fields.ts';
import styles from './episodes.module.css';

type Props = { form: Pick<StaffForm<ClosingValues>, 'values' | 'field' | 'choice'> };

const labels: Readonly<Record<Tick, string>> = { ...informedPartyLabels, [nobodyInformed]: 'Nobody' };
const dayLabels: Readonly<Record<InformedParty, string>> = {
  gp: 'When the GP was told',
  referrer: 'When the referrer was told',
  person: 'When the person was told',
  family: 'When the family or carer was told',
};

const questionFor = (reason: ClosingReason | ''): string =>
  reason === 'died' ? 'Who has been told of the death' : 'Who has been told that it ends';

/** The people who were informed that an episode ends, with the day for each. */
export const InformedFields = ({ form }: Props) => {
  const { reason } = form.values;
  const { name, value: informed, error, onChoose } = form.choice('informed');
  const parties = partiesFor(reason);
  const id = controlId(name);
  return (
    <>
      <fieldset className={styles.informed} aria-describedby={describedBy(id, undefined, error)}>
        <legend>{questionFor(reason)}</legend>
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
