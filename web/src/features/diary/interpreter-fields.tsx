import { useEffect, useRef } from 'react';
import { interpreterBookedText, interpreterText } from '../../../../shared/api/appointment.ts';
import { TextField } from '../../components/field.tsx';
import { useWhoHasToBeThere } from '../../entities/patient/queries.ts';
import { longest } from '../../lib/forms/longest.ts';

type Values = { interpreter: string; interpreterBooked: string };

type Props = {
  values: Values;
  errors: Readonly<Record<string, string | undefined>>;
  patientId: string | undefined;
  /** Whether the fields are filled in from the record: for a new session in which nothing was typed. */
  fill: boolean;
  onChange: (change: Partial<Values>) => void;
};

/** The language to interpret, from the record, and who is booked for it. */
export const InterpreterFields = ({ values, errors, patientId, fill, onChange }: Props) => {
  const needed = useWhoHasToBeThere(patientId);
  const filledFor = useRef<string>(undefined);
  const { interpreter } = values;
  useEffect(() => {
    if (!fill || !needed || filledFor.current === patientId) return;
    filledFor.current = patientId;
    if (!interpreter) onChange({ interpreter: needed.slice(0, longest(interpreterText)) });
  }, [fill, needed, patientId, interpreter, onChange]);
  return (
    <>
      <TextField
        name="interpreter"
        label="Interpreter (language, blank if there is none)"
        hint={needed ? `Their record says: ${needed}.` : undefined}
        maxLength={longest(interpreterText)}
        value={interpreter}
        error={errors.interpreter}
        onChange={({ target }) => onChange({ interpreter: target.value })}
      />
      {interpreter && (
        <TextField
          name="interpreterBooked"
          label="Who interprets"
          hint="The person or the agency that is booked. Until somebody is, Today and the diary say so."
          maxLength={longest(interpreterBookedText)}
          value={values.interpreterBooked}
          error={errors.interpreterBooked}
          onChange={({ target }) => onChange({ interpreterBooked: target.value })}
        />
      )}
    </>
  );
};
