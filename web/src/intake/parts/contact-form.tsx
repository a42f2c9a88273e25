import { contactFormWords } from '#words/contact-form.ts';
import { contactForm } from '../../../../shared/intake/contact-form.ts';
import { readPublicForm } from '../../../../shared/kernel/forms/public-form.ts';
import { ErrorSummary } from '../../kernel/components/error-summary.tsx';
import { FormActions } from '../../kernel/components/form-actions.tsx';
import { FormFields, FormGroup } from '../../kernel/components/form-fields/form-group.tsx';
import { Honeypot } from '../../kernel/components/form-fields/honeypot.tsx';
import { usePublicForm } from '../../kernel/components/use-public-form.ts';

const { noConnection } = contactFormWords;
const load = async () => (await import('./submission.ts')).sendContactMessage;
const read = (form: HTMLFormElement) => readPublicForm(contactForm, new FormData(form));

const { '': own, safeContact } = contactForm.groups;

export const ContactForm = ({ onErrors }: { onErrors?: (wrong: boolean) => void }) => {
  const { errors, attempt, status, submit, prepare } = usePublicForm({ read, load, noConnection, onErrors });
  return (
    <form
      method="post"
      action={__CONTACT_FORM_ACTION__}
      aria-labelledby="contact-form"
      noValidate
      onFocus={prepare}
      onSubmit={submit}
    >
      <h2 id="contact-form">{contactForm.title}</h2>
      <p>{own.hint}</p>
      <ErrorSummary errors={errors} attempt={attempt} />
      <FormFields name="" group={own} errors={errors} autofill />
      <FormGroup name="safeContact" group={safeContact} errors={errors} />
      <Honeypot />
      <FormActions label={contactForm.submit} status={status} />
    </form>
  );
};
