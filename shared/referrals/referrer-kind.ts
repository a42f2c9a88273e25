/** The kinds of referrers: the person, somebody close to them, or a professional. */
export const referrerKinds = ['self', 'family', 'professional'] as const;
export type ReferrerKind = (typeof referrerKinds)[number];

/** The words for staff. */
export const referrerKindLabels: Readonly<Record<ReferrerKind, string>> = {
  self: 'The person themselves',
  family: 'Family or a friend',
  professional: 'A professional',
};

type Referrer = { readonly firstName: string; readonly lastName: string; readonly role: string };

/** The kind of a referrer, from what was written about them: a referrer with a role is a professional. */
export const referrerKindOf = ({ firstName, lastName, role }: Referrer): ReferrerKind => {
  if (role !== '') return 'professional';
  return firstName === '' && lastName === '' ? 'self' : 'family';
};
