import { useState } from 'react';
import { describeNextStep } from '../../../../shared/accounts/account-state.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import type { MailOutcome } from '../../../../shared/kernel/mail-outcome.ts';
import { noRole, type StaffRole, staffRoles } from '../../../../shared/kernel/roles.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { showMobile } from '../../../../shared/kernel/uk-mobile.ts';
import { type GrantInput, type UserAccount, userCalls } from '../../../../shared/users/calls.ts';
import { useChangeForm } from '../../kernel/components/change-form.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { Choices } from '../../kernel/components/form-fields/choices.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { useCall } from '../../kernel/lib/query.ts';
import { roleLabels, roleTexts } from '../parts/role-labels.ts';
import type { OnLink } from './invitation-link.tsx';
import { readServices, ServicesFields } from './services-fields.tsx';
import { isByService, isWorking, nameOf } from './words.ts';

// The narrowest first.
const roles = staffRoles.toReversed().map((id) => ({ id, label: roleTexts[id] }));

export const MobileField = ({ account, error }: { account: UserAccount | undefined; error: string | undefined }) => (
  <TextField
    name="mobile"
    label="UK mobile number"
    hint="Every sign-in needs a code that is texted to it."
    error={error}
    type="tel"
    autoComplete="off"
    defaultValue={account?.mobile ? showMobile(account.mobile) : ''}
  />
);

type Props = { account: UserAccount | undefined; onDone: () => void; onCancel: () => void; onLink: OnLink };

const describeInvitation = ({ email, invitedUntil }: UserAccount, mail: MailOutcome): string => {
  if (mail !== 'sent') return 'We could not email them: please give them the link that is shown here.';
  const until = invitedUntil ? ` It works until ${formatDay(today(new Date(invitedUntil)))}.` : '';
  return `We have emailed ${email} a link to choose a password.${until}`;
};

/** What whoever chose no service for somebody should know. */
const describeNoService = (account: UserAccount): string =>
  isByService(account) && account.worksIn && !account.worksIn.every && account.worksIn.services.length === 0
    ? ' They open nobody’s record until you choose their services.'
    : '';

/** Gives a role and the number for codes, in one step; changes the role of somebody who has both. */
export const GrantForm = ({ account, onDone, onCancel, onLink }: Props) => {
  const { mutateAsync } = useCall(userCalls.grantRole);
  const known = account && isWorking(account) ? account : undefined;
  const [role, setRole] = useState<StaffRole>();
  const asksServices = !known && isByService({ role: role ?? account?.role ?? noRole });
  const form = useChangeForm(async (value, chosen) => {
    const body = {
      email: account?.email ?? value('email'),
      firstName: value('firstName'),
      lastName: value('lastName'),
      role: value('role') as GrantInput['role'],
      mobile: known?.mobile ?? value('mobile'),
      ...(asksServices && readServices(value, chosen)),
    };
    const granted = await mutateAsync({ body });
    const { invitation } = granted;
    onLink(granted, invitation?.link);
    const next = invitation ? describeInvitation(granted, invitation.mail) : describeNextStep(granted);
    return `${nameOf(granted)} is ${roleLabels[granted.role]} now. ${next}${describeNoService(granted)}`;
  }, onDone);

  const saveLabel = account ? `Save ${known ? 'role' : 'access'}` : 'Send invitation';

  return (
    <StaffFormFrame form={form} onSubmit={form.submit} save={saveLabel} onCancel={known ? undefined : onCancel}>
      {!account && (
        <>
          <TextField {...form.field('email')} label="Email" type="email" autoComplete="off" autoCapitalize="none" />
          <TextField {...form.field('firstName')} label="First name" autoComplete="off" />
          <TextField {...form.field('lastName')} label="Last name" autoComplete="off" />
        </>
      )}
      <div
        onChange={({ target }) => {
          if (target instanceof HTMLInputElement) setRole(staffRoles.find((one) => one === target.value));
        }}
      >
        <Choices
          {...form.field('role')}
          label="Role"
          type="radio"
          required
          choices={roles}
          value={account && account.role !== noRole ? [account.role] : []}
        />
      </div>
      {asksServices && <ServicesFields field={form.field} worksIn="nothing-chosen" />}
      {!known && <MobileField account={account} error={form.errors.mobile} />}
    </StaffFormFrame>
  );
};
