import { useState } from 'react';
import { callAnswer } from '../../../../shared/safety/danger-schema.ts';
import type { FieldErrors } from '../../kernel/components/error-summary.tsx';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { blankCall, bodyOfCall, type CallValues, callField, callOrder } from './call-values.ts';

const unanswered = 'Please answer what is marked about the call.';

/** What is said of the promised call in a dialog: its fields, and the checked answer to send. */
export const useCallAnswer = () => {
  const [values, setValues] = useState(blankCall);
  const [errors, setErrors] = useState<FieldErrors>({});
  return {
    values,
    errors,
    write: (change: Partial<CallValues>) => setValues((before) => ({ ...before, ...change })),
    /** @throws what a dialog shows while something is missing, which is then marked. */
    take: (hasWorker: boolean) => {
      const body = bodyOfCall(values, hasWorker);
      const wrong = checkFields(callAnswer, body, callField, callOrder);
      setErrors(wrong);
      if (Object.keys(wrong).length > 0) throw new Error(unanswered);
      return body;
    },
  };
};
