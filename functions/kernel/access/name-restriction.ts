import type { NamedRestriction } from '../../../shared/privacy/named-restriction.ts';
import type { Restriction } from '../../../shared/privacy/restriction.ts';
import type { NameOf } from '../identity/name-staff.ts';

/** The accounts that a restriction names. */
export const peopleOf = (restrictedTo: Restriction | undefined): readonly string[] =>
  restrictedTo ? [...restrictedTo.ids, restrictedTo.by] : [];

/** A restriction with the names of the people in it. */
export const nameRestriction = ({ ids, by, ...rest }: Restriction, nameOf: NameOf): NamedRestriction => ({
  ...rest,
  users: ids.map(nameOf),
  by: nameOf(by),
});
