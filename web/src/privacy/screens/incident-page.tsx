import { useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { privacyCalls } from '../../../../shared/privacy/calls.ts';
import { incidentInput, risks } from '../../../../shared/privacy/privacy-case.ts';
import { riskLabels } from '../../../../shared/privacy/privacy-words.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { DraftForm } from '../../kernel/components/draft-form.tsx';
import { LongTextField, TextField } from '../../kernel/components/field.tsx';
import { choicesOf, SelectField } from '../../kernel/components/select-field.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { privacyCaseScreen, screens, titles } from '../../kernel/lib/paths.ts';
import styles from '../parts/privacy.module.css';

const schema = z.object({
  what: z.string(),
  whose: z.string(),
  knownOn: z.string(),
  knownAt: z.string(),
  risk: z.enum(risks),
});
const order = ['what', 'whose', 'knownOn', 'knownAt', 'risk'];
const blank = { version: 0, values: { what: '', whose: '', knownOn: '', knownAt: '', risk: 'unknown' as const } };

/** A new incident: what happened, to whose information, and since when it is known. */
export const Component = () => {
  const announce = useAnnounce();
  const navigate = useNavigate();
  const form = useStaffForm({
    place: { form: 'incident', recordId: undefined },
    schema,
    saved: blank,
    limits: incidentInput.shape,
  });
  const save = async () => {
    const done = await form.submit({
      check: (written) => checkFields(incidentInput, written, undefined, order),
      body: ({ values }) => values,
      send: ({ values }, idempotencyKey) => send(privacyCalls.addIncident, { body: values, idempotencyKey }),
      done: (answer) => (answer.status === 201 ? { value: answer.body.caseId } : undefined),
    });
    if (!done) return;
    announce('The incident has been saved.');
    void navigate(privacyCaseScreen(done.value));
  };
  return (
    <section>
      <StaffHeading title={titles.incident} />
      <DraftForm
        form={form}
        draft="incident"
        cancel={{ what: 'The incident', onClose: () => void navigate(screens.privacyCases) }}
        className={styles.form}
        onSubmit={save}
        save="Save incident"
      >
        <LongTextField
          {...form.field('what')}
          label="What happened?"
          hint="Do not name the people: give the references of their records."
          rows={5}
        />
        <TextField
          {...form.field('whose')}
          label="Whose information is it, which, and of how many?"
          hint="For example: about 12 people of Monday's group, first names and telephone numbers."
        />
        <TextField
          {...form.field('knownOn')}
          type="date"
          label="On which day did anybody here come to know of it?"
          hint="The 72 hours run from then."
        />
        <TextField {...form.field('knownAt')} type="time" label="At what time?" />
        <SelectField {...form.choice('risk')} label="How likely is harm?" choices={choicesOf(risks, riskLabels)} />
      </DraftForm>
    </section>
  );
};
