import { contactFormWords } from '#words/contact-form.ts';
import { contactForm } from '../../../../shared/intake/contact-form.ts';
import { FormFields, FormGroup } from '../../kernel/components/form-fields/form-group.tsx';
import { PublicForm } from '../../kernel/components/public-form.tsx';

const load = async () => (await import('./submission.ts')).sendContactMessage;

const { '': own, safeContact } = contactForm.groups;

export const ContactForm = ({ onErrors }: { onErrors?: (wrong: boolean) => void }) => (
  <PublicForm
    form={contactForm}
    action={__CONTACT_FORM_ACTION__}
    aria-labelledby="contact-form"
    load={load}
    noConnection={contactFormWords.noConnection}
    onErrors={onErrors}
    heading={
      <>
        <h2 id="contact-form">{contactForm.title}</h2>
        <p>{own.hint}</p>
      </>
    }
  >
    {(errors) => (
      <>
        <FormFields name="" group={own} errors={errors} autofill />
        <FormGroup name="safeContact" group={safeContact} errors={errors} />
      </>
    )}
  </PublicForm>
);
