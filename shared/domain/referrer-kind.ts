/** Who made a referral: the person, somebody close to them, or somebody whose work it is. */
export const referrerKinds = ['self', 'family', 'professional'] as const;
export type ReferrerKind = (typeof referrerKinds)[number];

/** The words of staff. */
export const referrerKindLabels: Readonly<Record<ReferrerKind, string>> = {
  self: 'The person themselves',
  family: 'Family or a friend',
  professional: 'A professional',
};

type Referrer = { readonly firstName: string; readonly lastName: string; readonly role: string };

/** Who made a referral, by what was written about the referrer: who has a role refers by profession. */
export const referrerKindOf = ({ firstName, lastName, role }: Referrer): ReferrerKind => {
  if (role !== '') return 'professional';
  return firstName === '' && lastName === '' ? 'self' : 'family';
};
