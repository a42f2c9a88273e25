import { useState } from 'react';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';

type Props = {
  form: { isDirty: boolean; flush: () => Promise<boolean> };
  patient: { firstName: string; lastName: string } | undefined;
  leave: () => void;
};

const notStored = 'Your draft could not be kept yet. Please check your connection and try again.';

/** Asks before leaving a patient with unsaved words, which stay with that patient as a draft. */
export const useLeavePatient = ({ form, patient, leave }: Props) => {
  const [asking, setAsking] = useState(false);
  const name = patient ? `${patient.firstName} ${patient.lastName}` : 'this patient';
  return {
    leave: () => (form.isDirty && patient ? setAsking(true) : leave()),
    dialog: asking && (
      <ConfirmDialog
        title={`Keep what you typed with ${name}?`}
        text="It has not been saved. It stays with this patient as a draft, and is offered to you when you come back."
        detail={name}
        confirm="Keep as a draft"
        cancel="Go back"
        done={`What you typed is kept as a draft with ${name}.`}
        act={async () => {
          if (!(await form.flush())) throw new Error(notStored);
        }}
        onClose={() => setAsking(false)}
        onDone={leave}
      />
    ),
  };
};
