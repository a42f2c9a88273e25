import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { accountCalls } from '../../../../shared/accounts/calls.ts';
import { invitationOver, readInvitationLink } from '../../../../shared/accounts/invitation.ts';
import { facts } from '../../../../shared/organisation/facts.ts';
import { AccountForm, AccountPage, NewPasswordField } from '../../kernel/components/account-page.tsx';
import { useForm } from '../../kernel/components/use-form.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { failureOf } from '../../kernel/lib/call-failure.ts';
import { screens } from '../../kernel/lib/paths.ts';
import { prepareSignIn, startSignIn } from '../sign-in/sign-in.ts';

type Opened = { email: string; firstName: string; numberEnds: string };

/** The invitation of the link; a text where it does not open. */
const openLink = async (link: ReturnType<typeof readInvitationLink>): Promise<Opened | string> => {
  if (!link) return invitationOver;
  const sent = await send(accountCalls.openInvitation, { body: link });
  return sent.status === 200 ? sent.body : failureOf(sent).message;
};

/** Where somebody who was invited chooses a password, and is then texted the first code. */
export const Component = () => {
  const navigate = useNavigate();
  const [link] = useState(() => readInvitationLink(location.hash));
  const [opened, setOpened] = useState<Opened | string>();
  useEffect(() => {
    prepareSignIn();
    void openLink(link).then(setOpened);
  }, [link]);
  const form = useForm(async (values) => {
    if (!link) return { kind: 'failed', text: invitationOver };
    const password = values('password');
    const sent = await send(accountCalls.acceptInvitation, { body: { ...link, password } });
    if (sent.status !== 200) throw failureOf(sent);
    const result = await startSignIn({ username: sent.body.email, password, wanted: screens.admin });
    // The link is used up by now: whatever stopped the sign-in, it goes on with the new password.
    await navigate(result.kind === 'go' ? result.to : screens.signIn, { replace: true });
    return undefined;
  });
  const isOpen = typeof opened === 'object';
  return (
    <AccountPage
      title="Choose your password"
      description="Where a new member of staff chooses a password, with the link of their invitation."
      path={screens.invitation}
      status={form.status}
    >
      {opened === undefined && <p role="status">Opening your invitation…</p>}
      {typeof opened === 'string' && (
        <p role="alert">
          {opened} If you have chosen a password already, please <Link to={screens.signIn}>sign in</Link>.
        </p>
      )}
      {isOpen && (
        <>
          <p>
            Welcome to {facts.longName}
            {opened.firstName && `, ${opened.firstName}`}. Your account is <strong>{opened.email}</strong>. When you
            have chosen a password, we text a code to your mobile that ends in {opened.numberEnds}.
          </p>
          <AccountForm form={form} save="Continue">
            <input type="email" name="username" autoComplete="username" value={opened.email} readOnly hidden />
            <NewPasswordField {...form.field('password')} label="Password" />
          </AccountForm>
        </>
      )}
    </AccountPage>
  );
};
