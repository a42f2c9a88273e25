import { type ClosingReason, type ToldParty, toldPartyLabels } from '../../../../shared/domain/closing.ts';
import { today } from '../../../../shared/domain/today.ts';
import type { FieldErrors } from '../../components/error-summary.tsx';
import { controlId, TextField } from '../../components/field.tsx';
import { type ClosingValues, nobodyTold, partiesFor, type Tick, tickParty } from './closing-fields.ts';
import styles from './episodes.module.css';

type Props = {
  values: ClosingValues;
  errors: FieldErrors;
  onWrite: (change: Partial<ClosingValues>) => void;
};

const labels: Readonly<Record<Tick, string>> = { ...toldPartyLabels, [nobodyTold]: 'Nobody' };
const dayLabels: Readonly<Record<ToldParty, string>> = {
  gp: 'When the GP was told',
  referrer: 'When the referrer was told',
  person: 'When the person was told',
  family: 'When the family or carer was told',
};

const questionFor = (reason: ClosingReason | ''): string =>
  reason === 'died' ? 'Who has been told of the death' : 'Who has been told that it ends';

/** The people who were told that an episode ends, with the day for each. */
export const ToldFields = ({ values, errors, onWrite }: Props) => {
  const { reason, told } = values;
  const parties = partiesFor(reason);
  const errorId = `${controlId('told')}-error`;
  return (
    <>
      <fieldset className={styles.told} aria-describedby={errors.told && errorId}>
        <legend>{questionFor(reason)}</legend>
        {errors.told && (
          <p id={errorId} className={styles.error}>
            <span className="visually-hidden">Error: </span>
            {errors.told}
          </p>
        )}
        {[...parties, nobodyTold as Tick].map((party, index) => (
          <label key={party} className={styles.tick}>
            <input
              type="checkbox"
              id={index === 0 ? controlId('told') : undefined}
              aria-invalid={errors.told ? true : undefined}
              checked={told.includes(party)}
              onChange={({ target }) => onWrite({ told: tickParty(told, party, target.checked) })}
            />
            <span>{labels[party]}</span>
          </label>
        ))}
      </fieldset>
      {parties
        .filter((party) => told.includes(party))
        .map((party) => (
          <TextField
            key={party}
            name={party}
            label={dayLabels[party]}
            type="date"
            max={today()}
            value={values[party]}
            error={errors[party]}
            onChange={({ target }) => onWrite({ [party]: target.value })}
          />
        ))}
    </>
  );
};
