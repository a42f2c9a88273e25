import { useNavigate } from 'react-router-dom';
import { AccountEmail, AccountPage } from '../../components/account-page.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { useForm } from '../../components/use-form.ts';
import { screens } from '../../lib/paths.ts';
import { rememberEmail } from '../../lib/session/remembered-email.ts';
import { requestReset } from './ask-accounts.ts';

export const Component = () => {
  const navigate = useNavigate();
  const { status, errors, submit } = useForm(async (values) => {
    const email = values('email').trim().toLowerCase();
    const problem = await requestReset(email);
    if (problem) return problem;
    rememberEmail(email, 'reset');
    await navigate(screens.confirmPassword);
    return undefined;
  });
  return (
    <AccountPage
      title="Forgotten your password?"
      description="Where a member of staff asks for a code by email, to choose a new password."
      path={screens.confirmEmail}
      status={status}
    >
      <p>
        Enter the email address you signed up with. We send a code to it, and with the code you choose a new password.
      </p>
      <form method="post" noValidate onSubmit={submit}>
        <AccountEmail name="email" error={errors.email} />
        <FormActions label="Send code" status={status} />
      </form>
    </AccountPage>
  );
};
