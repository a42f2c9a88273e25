import type { ReferralGroupName } from '../intake/referral-form.ts';
import { type Field, type Group, isList, type ListGroup } from '../kernel/forms/field.ts';
import { recordQuestions } from './record-fields.ts';

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
  readonly [Name in ReferralGroupName]: (typeof recordQuestions)[Name] extends ListGroup ? ListGroup : Group;
};

/**
 * The groups of a referral as staff read and change them. `recordQuestions` has them in the words of the public form.
 */
export const recordGroups = Object.fromEntries(
  Object.entries<Group | ListGroup>(recordQuestions).map(([name, group]) => [name, withStaffWording(group)]),
) as RecordGroups;
