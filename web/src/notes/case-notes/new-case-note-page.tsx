import { LongTextField } from '../../kernel/components/field.tsx';
import { SelectField } from '../../kernel/components/select-field.tsx';
import { newCaseNoteScreen, titles } from '../../kernel/lib/paths.ts';
import { FormAboutPatient } from '../../patients/parts/form-about-patient.tsx';
import { useServiceOf } from '../../patients/parts/queries.ts';
import {
  type AddressedPatient,
  useAddressedPatient,
  useFormInstance,
} from '../../patients/parts/use-addressed-patient.ts';
import { markChoices, markLabel } from '../../privacy/parts/mark-form.tsx';
import { NoteTemplates } from '../parts/note-templates.tsx';
import { RestrictNewNote } from '../parts/restrict-new-note.tsx';
import { useNewNote } from '../parts/use-new-note.ts';
import { useNoteTemplates } from '../parts/use-note-templates.ts';
import styles from './case-notes.module.css';

const noPatient = { patient: 'Please make sure you have selected your patient using the search field above.' };

const NewCaseNote = (addressed: AddressedPatient) => {
  const { form, save } = useNewNote(addressed.patient?.patientId, 'caseNote');
  const templates = useNoteTemplates();
  const service = useServiceOf(addressed.patient?.patientId);
  const field = form.field('text');
  return (
    <FormAboutPatient
      {...addressed}
      form={form}
      title={titles.newCaseNote}
      what="case note"
      first={field.name}
      save={() => save(addressed.patient ? {} : noPatient)}
      after="note"
    >
      <LongTextField {...field} label="Case note" rows={12} />
      {addressed.patient && (
        <NoteTemplates
          name={field.name}
          templates={templates.data?.templates ?? []}
          service={service}
          text={form.values.text}
          onWrite={(text) => form.write({ text })}
        />
      )}
      {addressed.patient && (
        <details className={styles.folded} open={form.values.notForThem !== '' || undefined}>
          <summary>May they read it one day?</summary>
          <SelectField
            {...form.choice('notForThem')}
            label={markLabel}
            hint="Whoever answers them, if they ask for a copy, sees this, and decides."
            choices={markChoices}
          />
        </details>
      )}
      {addressed.patient && (
        <details className={styles.folded} open={form.values.userIds.length > 0 || undefined}>
          <summary>Restrict it to named people?</summary>
          <RestrictNewNote form={form} />
        </details>
      )}
    </FormAboutPatient>
  );
};

/** A note about the patient of the address; it may be begun before one is chosen. */
export const Component = () => {
  const addressed = useAddressedPatient(newCaseNoteScreen);
  return <NewCaseNote key={useFormInstance(addressed.id)} {...addressed} />;
};
