export const accountStates = ['ACTIVE', 'NOT_ACTIVATED', 'DISABLED'] as const;
type AccountState = (typeof accountStates)[number];

/** The steps that separate a person with a new role from the staff area. */
export const describeNextStep = ({ state }: { state: AccountState }): string => {
  if (state === 'DISABLED') return 'The account is disabled: they can sign in once it is enabled.';
  if (state === 'NOT_ACTIVATED') {
    return 'The account is not activated yet: they sign up again with this address and enter the code from the mail.';
  }
  return 'They sign in again with a texted code.';
};
