import * as z from 'zod';
import type { ReferralGroupName } from '../../../../shared/intake/referral-form.ts';
import { describeGroup } from '../../../../shared/kernel/forms/describe.ts';
import {
  type AnyAnswer,
  askedFields,
  type Group,
  isList,
  type ListGroup,
} from '../../../../shared/kernel/forms/field.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { recordGroups } from '../../../../shared/patients/record-groups.ts';

export type Answers = Record<string, AnyAnswer> | string[];
type GroupFields = Record<string, AnyAnswer>;

// The lines of a list are one field.
const lines = 'lines';
const answer = z.union([z.string(), z.boolean(), z.array(z.string())]);

/** The schema of a draft of a group; older drafts held the answers one level deeper. */
export const groupDraft: z.ZodType<GroupFields> = z.preprocess(
  (stored) => {
    const earlier = z.object({ answers: z.unknown() }).safeParse(stored);
    if (!earlier.success) return stored;
    return Array.isArray(earlier.data.answers) ? { [lines]: earlier.data.answers } : earlier.data.answers;
  },
  z.record(z.string(), answer),
);

/** The answers of a group as the fields of a form: only those of questions that are asked. */
export const fieldsOfGroup = (group: Group | ListGroup, answers: Answers): GroupFields => {
  if (isList(group)) return { [lines]: Array.isArray(answers) ? answers : [] };
  const given = answers as Readonly<Record<string, AnyAnswer>>;
  return Object.fromEntries(askedFields(group).map(([name]) => [name, given[name] ?? '']));
};

export const answersOfFields = (group: Group | ListGroup, fields: GroupFields): Answers =>
  isList(group) ? ((fields[lines] ?? []) as string[]) : fields;

/** The fields of a group with their labels, and an answer in the words of the form. */
export const describeFields = (group: Group | ListGroup) =>
  describeGroup(group, undefined).map(({ name, label }) => ({
    name: isList(group) ? lines : name,
    label,
    describe: (value: unknown): string => {
      const answers = answersOfFields(group, { [isList(group) ? lines : name]: value as AnyAnswer });
      return describeGroup(group, answers).find((one) => one.name === name)?.text ?? '';
    },
  }));

export const savedGroup = (name: ReferralGroupName, record: PatientRecord) => ({
  version: record.version,
  values: fieldsOfGroup(recordGroups[name], record[name]),
});
