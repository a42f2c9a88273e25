import { useNavigate } from 'react-router-dom';
import { accountCalls } from '../../../../shared/accounts/calls.ts';
import { AccountEmail, AccountForm, AccountPage } from '../../kernel/components/account-page.tsx';
import { useForm } from '../../kernel/components/use-form.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { screens } from '../../kernel/lib/paths.ts';
import { rememberEmail } from '../../kernel/session/remembered-email.ts';
import { throwFailure } from './pending-sign-up.ts';

export const Component = () => {
  const navigate = useNavigate();
  const form = useForm(async (values) => {
    const email = values('email').trim().toLowerCase();
    throwFailure(await send(accountCalls.confirmEmail, { body: { email } }));
    rememberEmail(email, 'reset');
    await navigate(screens.confirmPassword);
    return undefined;
  });
  return (
    <AccountPage
      title="Forgotten your password?"
      description="Where a member of staff asks for a code by email, to choose a new password."
      path={screens.confirmEmail}
      status={form.status}
    >
      <p>
        Enter the email address you signed up with. We send a code to it, and with the code you choose a new password.
      </p>
      <AccountForm form={form} save="Send code">
        <AccountEmail {...form.field('email')} />
      </AccountForm>
    </AccountPage>
  );
};
