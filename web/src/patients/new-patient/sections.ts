import type { FormPart } from '../../../../shared/intake/form-steps.ts';
import { type ReferralGroupName, referralSections } from '../../../../shared/intake/referral-form.ts';
import { type Group, isList } from '../../../../shared/kernel/forms/field.ts';
import { type Draft, isGiven } from '../../../../shared/kernel/forms/read-entries.ts';
import { recordGroups } from '../../../../shared/patients/record-groups.ts';

/** What can wait: groups of the record, or some of their fields. */
export type Section = { id: string; title: string; parts: FormPart[] };

export const details = 'referralPersonalDetails';
/** What is asked of everybody first. */
const firstNames: readonly string[] = ['firstName', 'lastName', 'dob', 'phone'];

const { fields, hint, title } = recordGroups[details];
const pick = (isFirst: boolean) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => firstNames.includes(name) === isFirst));

export const firstGroup: Group = { title, ...(hint && { hint }), fields: pick(true) };

type SectionId = (typeof referralSections)[number]['id'];
const groupsOf = (id: SectionId): readonly ReferralGroupName[] =>
  referralSections.find((section) => section.id === id)?.groups ?? [];

const partOf = (name: ReferralGroupName): FormPart => ({
  name,
  group: name === details ? { title: 'More about the person', fields: pick(false) } : recordGroups[name],
});

// As a first talk goes, and not as somebody fills in a form about themselves.
const order: readonly { title: string; of: readonly SectionId[] }[] = [
  { title: 'Safe contact and language', of: ['contact'] },
  { title: 'What is happening, and danger', of: ['reason'] },
  { title: 'The service, and more about the person', of: ['person'] },
  { title: 'Who asked or referred', of: ['start', 'referrer'] },
  { title: 'Family and carers', of: ['family'] },
  { title: 'Others who help', of: ['team'] },
  { title: 'Background', of: ['background'] },
];

/** What can wait, in the order of the form. */
export const laterSections: readonly Section[] = order.map(({ title: heading, of }) => ({
  id: of[0] ?? heading,
  title: heading,
  parts: of.flatMap(groupsOf).map(partOf),
}));

/** Whether any question of a section is answered. */
export const isAnswered = ({ parts }: Section, answers: Draft): boolean =>
  parts.some(({ name, group }) => {
    const given = answers[name];
    if (isList(group)) return isGiven(given);
    return Object.entries(given ?? {}).some(([field, answer]) => field in group.fields && isGiven(answer));
  });

/** Whether something is wrong with an answer of a section, by the names of its controls. */
export const isWrong = ({ parts }: Section, errors: Readonly<Record<string, string>>): boolean =>
  Object.keys(errors).some((control) =>
    parts.some(({ name, group }) => {
      const [of, field = ''] = control.split('.');
      return of === name && (isList(group) || field in group.fields);
    }),
  );
