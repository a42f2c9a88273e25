import { type Field, type Group, isList, type ListGroup } from './field.ts';
import { type ReferralGroupName, referralGroups } from './referral-form.ts';

const word = <Part extends { readonly forStaff?: object }>(part: Part): Part => ({ ...part, ...part.forStaff });

const wordField = (field: Field): Field =>
  'choices' in field ? { ...word(field), choices: field.choices.map(word) } : word(field);

/** A group in the words of staff, who are asked about a person and are not that person. */
export const withStaffWording = <G extends Group | ListGroup>(group: G): G => ({
  ...word(group),
  ...(isList(group)
    ? { line: word(group.line) }
    : { fields: Object.fromEntries(Object.entries(group.fields).map(([name, field]) => [name, wordField(field)])) }),
});

type RecordGroups = {
  readonly [Name in ReferralGroupName]: (typeof referralGroups)[Name] extends ListGroup ? ListGroup : Group;
};

/** The groups of a referral as staff read and change them. The public form says the same in `referralGroups`. */
export const recordGroups = Object.fromEntries(
  Object.entries<Group | ListGroup>(referralGroups).map(([name, group]) => [name, withStaffWording(group)]),
) as RecordGroups;
