import { Link } from 'react-router-dom';
import type { ConsentState } from '../../../../shared/privacy/consent.ts';
import { LongTextField } from '../../kernel/components/field.tsx';
import type { FieldProps } from '../../kernel/forms/bind-fields.ts';
import { patientDetailsScreen } from '../../kernel/lib/paths.ts';
import { consentStateLabels } from './consent-words.ts';

type Props = {
  patientId: string;
  /** Undefined until it has been read. */
  state: ConsentState | undefined;
  /** The field of the reason for sharing without consent. */
  reason: FieldProps;
};

/** Whether a patient agrees that something is shared, and why it is shared where they do not. */
export const ConsentToShare = ({ patientId, state, reason }: Props) => {
  if (state === undefined) return null;
  if (state === 'given') return <p role="status">They agree that this is shared.</p>;
  return (
    <>
      <p role="status">
        Consent: {consentStateLabels[state].toLowerCase()}. You can{' '}
        <Link to={`${patientDetailsScreen(patientId)}#consent`}>ask them and write down their answer</Link>: what you
        typed here stays.
      </p>
      <LongTextField
        {...reason}
        label="Why is it shared without their consent?"
        hint="For example: somebody is in danger, or a court asks for it. It is shown with what is shared."
        rows={2}
      />
    </>
  );
};
