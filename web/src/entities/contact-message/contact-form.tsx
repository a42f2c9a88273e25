import { safeContact } from '../../../../shared/forms/safe-contact.ts';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { LongTextField, TextField } from '../../components/field.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { FormGroup } from '../../components/form-fields/form-group.tsx';
import { Honeypot } from '../../components/form-fields/honeypot.tsx';
import styles from './contact-form.module.css';
import { useContactForm } from './use-contact-form.ts';

export const ContactForm = ({ onErrors }: { onErrors?: (wrong: boolean) => void }) => {
  const { errors, attempt, status, submit, prepare } = useContactForm(onErrors);
  return (
    <form
      method="post"
      action={__CONTACT_FORM_ACTION__}
      aria-labelledby="contact-form"
      noValidate
      onFocus={prepare}
      onSubmit={submit}
    >
      <h2 id="contact-form">Write to us</h2>
      <p>Please write a message, and give us either an email address or a phone number so that we can answer you.</p>
      <ErrorSummary errors={errors} attempt={attempt} />
      <div className={styles.pair}>
        <TextField name="firstName" label="First name" autoComplete="given-name" error={errors.firstName} />
        <TextField name="lastName" label="Last name" autoComplete="family-name" error={errors.lastName} />
      </div>
      <div className={styles.pair}>
        <TextField name="email" label="Email" type="email" autoComplete="email" error={errors.email} />
        <TextField name="phone" label="Phone" type="tel" autoComplete="tel" error={errors.phone} />
      </div>
      <LongTextField name="message" label="Message" error={errors.message} />
      <FormGroup name="safeContact" group={safeContact} errors={errors} />
      <Honeypot />
      <FormActions label="Send" status={status} />
    </form>
  );
};
