import { useState } from 'react';
import * as z from 'zod';
import { caseNoteText } from '../../../../shared/api/record.ts';
import { records } from '../../../../shared/api/records.ts';
import { DraftOffer } from '../../components/draft-offer.tsx';
import { LongTextField } from '../../components/field.tsx';
import { StaffFormFrame } from '../../components/staff-form-frame.tsx';
import { focusFirstControl, useDisclosure } from '../../components/use-disclosure.ts';
import { useStaffForm } from '../../components/use-staff-form.ts';
import { send } from '../../lib/api-client.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import styles from './register.module.css';

const schema = z.object({ text: z.string() });
const wanted = z.object({ caseNote: caseNoteText });
const blank = { version: 0, values: { text: '' } };

type Props = { patientId: string; name: string };

const NoteForm = ({ patientId, name, onDone }: Props & { onDone: (text: string | undefined) => void }) => {
  const control = () => `note-${patientId}`;
  const form = useStaffForm({
    place: { form: 'case-note', recordId: patientId },
    schema,
    saved: blank,
    limits: { text: caseNoteText },
    nameOf: control,
  });
  const save = async () => {
    const saved = await form.submit({
      check: ({ text }) => checkFields(wanted, { caseNote: text }, control),
      body: ({ values }) => [patientId, values],
      send: ({ values: { text } }, idempotencyKey) =>
        send(records.createCaseNote, { body: { patientId, caseNote: text }, idempotencyKey }),
      done: (answer) => (answer.status === 201 ? { value: true } : undefined),
      control,
    });
    if (saved) onDone(`The note is on the record of ${name}.`);
  };
  return (
    <StaffFormFrame
      form={form}
      ref={(element) => {
        if (element && !element.contains(document.activeElement)) focusFirstControl(element);
      }}
      aria-label={`Note about ${name}`}
      onSubmit={save}
      save="Save note"
      beside={
        <button type="button" className="button quiet" onClick={() => onDone(undefined)}>
          Close
        </button>
      }
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
