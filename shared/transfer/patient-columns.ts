import { closingReasonLabels } from '../episodes/closing.ts';
import { referralGroups } from '../intake/referral-form.ts';
import { askedFields, type Field, type Group, isList, type ListGroup } from '../kernel/forms/field.ts';
import { recordGroups } from '../patients/record-groups.ts';
import { referralStateLabels } from '../referrals/referral-state.ts';
import type { Column } from './column.ts';

/** A question of the form, as a column. */
export type Question = { group: string; name: string; field: Field | undefined };

/** What may be written of a referral's state: nobody brings in junk. */
const { junk: _, ...imported } = referralStateLabels;
export const importedStateLabels = imported;

const examples: Readonly<Record<string, string>> = {
  'referralPersonalDetails.firstName': 'Amina',
  'referralPersonalDetails.lastName': 'Yusuf',
  'referralPersonalDetails.dob': '04/05/1990',
  'referralPersonalDetails.phone': '0113 496 0123',
  'referralPersonalDetails.mobile': '07700 900456',
  'referralPersonalDetails.email': 'amina@mail.example',
  'referralPersonalDetails.address': '12 Example Street, Leeds',
  'referralPersonalDetails.postcode': 'LS8 1AA',
  'referralPersonalDetails.nhsNumber': '999 000 0026',
  'referralDemographics.ethnicity': '',
  'referralDemographics.language': 'Punjabi',
  'referralDemographics.gender': '',
  'referralProject.project': 'Counselling',
  'referralSafeContact.methods': 'A call; A text',
  'referralContent.content': 'Low mood since the spring.',
};
const required = ['referralPersonalDetails.firstName', 'referralPersonalDetails.lastName'];

const explainField = (field: Field): string => {
  switch (field.kind) {
    case 'date':
      return 'A day, like 03/06/2025 or 2025-06-03.';
    case 'tick':
      return 'Yes or No.';
    case 'choice':
      return `${field.open ? 'One of these, or other words' : 'One of these'}: ${field.choices.map(({ label }) => label).join('; ')}.`;
    case 'choices':
      return `As many as are true, with a semicolon between: ${field.choices.map(({ label }) => label).join('; ')}.`;
    case 'nhs-number':
      return 'Ten digits.';
    default:
      return 'Text.';
  }
};

const columnOf = (id: string, heading: string, explain: string): Column => ({
  id,
  heading,
  explain,
  ...(id in examples ? { example: examples[id] } : { further: true }),
  ...(required.includes(id) && { required: true as const }),
});

const columnsOfGroup = (name: string, group: Group | ListGroup): Column[] => {
  if (isList(group)) return [columnOf(name, group.title, 'As many as there are, with a semicolon between.')];
  return askedFields(group).map(([field, asked]) => {
    const isPlain = name === 'referralPersonalDetails' || name === 'referralDemographics';
    const heading = isPlain ? asked.label : `${group.title}: ${asked.label}`;
    return columnOf(`${name}.${field}`, heading, explainField(asked));
  });
};

const oneOfThese = (labels: Readonly<Record<string, string>>) => `One of these: ${Object.values(labels).join('; ')}.`;

/** Between columns that are no questions of the form, those of its questions. */
export const patientColumns: readonly Column[] = [
  {
    id: 'reference',
    heading: 'Your reference',
    explain: 'Your own number for the person. A file of sessions or scores finds its patient by it.',
    example: 'A-1001',
  },
  ...Object.entries<Group | ListGroup>(recordGroups).flatMap(([name, group]) => columnsOfGroup(name, group)),
  {
    id: 'referredOn',
    heading: 'Referred on',
    explain: 'The day of the referral, like 03/06/2025. Today, where it is blank.',
    example: '03/06/2025',
  },
  {
    id: 'state',
    heading: 'State of the referral',
    explain: `Accepted, where it is blank. ${oneOfThese(importedStateLabels)}`,
    example: 'Accepted',
  },
  {
    id: 'stateSince',
    heading: 'State since',
    explain:
      'The day on which it was accepted, declined, withdrawn or last moved, like 10/06/2025. Where it is blank, a referral that was declined or withdrawn counts as decided on the day on which it ended, any other on the day of the referral; its first contact is then the first session.',
    example: '10/06/2025',
  },
  {
    id: 'worker',
    heading: 'Worker',
    explain: 'First and last name of a member of staff who has an account here. Nobody, where it is blank.',
  },
  {
    id: 'closedOn',
    heading: 'Closed on',
    explain: 'The day on which it ended, for somebody who is no longer with you.',
  },
  {
    id: 'closingReason',
    heading: 'Why it ended',
    explain: `Only with a day on which it ended. ${oneOfThese(closingReasonLabels)}`,
  },
];

type Groups = Readonly<Record<string, Group | ListGroup>>;

/** The question of a column of the form; undefined for any other column. */
export const questionOf = (id: string, groups: Groups = referralGroups): Question | undefined => {
  const [group = '', name = ''] = id.split('.');
  const found = groups[group];
  return found && { group, name, field: isList(found) ? undefined : found.fields[name] };
};

/** A choice in the words of staff and of the public form. */
export const choicesOfField = (group: string, name: string): { id: string; labels: string[] }[] => {
  const [ofStaff = [], ofPublic = []] = [recordGroups, referralGroups].map((groups) => {
    const field = questionOf(`${group}.${name}`, groups)?.field;
    return field && 'choices' in field ? field.choices : [];
  });
  return ofStaff.map(({ id, label }, at) => ({ id, labels: [label, ofPublic[at]?.label ?? label] }));
};
