import { useState } from 'react';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { DraftOffer } from '../../kernel/components/draft-offer.tsx';
import { LongTextField } from '../../kernel/components/field.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { focusFirstControl, useDisclosure } from '../../kernel/components/use-disclosure.ts';
import { useNewNote } from '../../notes/parts/use-new-note.ts';
import styles from './register.module.css';

type Props = { patientId: string; name: string };

const NoteForm = ({ patientId, name, onDone }: Props & { onDone: (text: string | undefined) => void }) => {
  const { form, save } = useNewNote(patientId, `note-${patientId}`);
  return (
    <StaffFormFrame
      form={form}
      ref={(element) => {
        if (element && !element.contains(document.activeElement)) focusFirstControl(element);
      }}
      aria-label={`Note about ${name}`}
      onSubmit={async () => {
        if (await save()) onDone(`The note is on the record of ${name}.`);
      }}
      save="Save note"
      beside={<QuietButton label="Close" onClick={() => onDone(undefined)} />}
    >
      <DraftOffer form={form} what="case note" />
      <LongTextField {...form.field('text')} label={`Case note, on the record of ${name}`} rows={4} />
    </StaffFormFrame>
  );
};

/** A note about one person, which is a case note on their record. Closed unfinished, it is offered again. */
export const PersonNote = ({ patientId, name }: Props) => {
  const { isOpen, open, close, opener } = useDisclosure();
  const [done, setDone] = useState<string>();
  if (isOpen) {
    return (
      <div className={styles.note}>
        <NoteForm
          patientId={patientId}
          name={name}
          onDone={(text) => {
            setDone(text);
            close();
          }}
        />
      </div>
    );
  }
  return (
    <>
      <button ref={opener} type="button" className={styles.link} onClick={open}>
        Note<span className="visually-hidden"> about {name}</span>
      </button>
      <span role="status" className={styles.noted}>
        {done}
      </span>
    </>
  );
};
