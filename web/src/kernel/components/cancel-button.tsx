import { useState } from 'react';
import { QuietButton } from './buttons.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Props = {
  form: { isDirty: boolean; forget: () => Promise<void> };
  /** The name of what is typed, as in 'the change'. */
  what: string;
  onClose: () => void;
};

/** Closes a form. Typed words are discarded with it, after the writer has confirmed. */
export const CancelButton = ({ form, what, onClose }: Props) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <QuietButton label="Cancel" onClick={() => (form.isDirty ? setAsking(true) : onClose())} />
      {asking && (
        <ConfirmDialog
          title="Discard what you typed?"
          text="It has not been saved. Once it is discarded it cannot be brought back."
          detail={what}
          confirm="Discard"
          cancel="Go back"
          done="What you typed has been discarded."
          act={form.forget}
          onClose={() => setAsking(false)}
          onDone={onClose}
        />
      )}
    </>
  );
};
