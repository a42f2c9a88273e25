import { describeGroup } from '../../../../shared/kernel/forms/describe.ts';
import type { AnyAnswer, Group } from '../../../../shared/kernel/forms/field.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { recordGroups } from '../../../../shared/patients/record-groups.ts';
import { describeWrittenIn } from '../../kernel/lib/describe-written-in.ts';

const answersIn = (group: Group, answers: Readonly<Record<string, AnyAnswer>>): Record<string, string> =>
  Object.fromEntries(describeGroup(group, answers).map(({ name, text }) => [name, text]));

const joined = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join('; ');

/** The communication needs of a person, at a glance. */
export const describeNeeds = ({
  referralCommunication: answers,
  referralDemographics: { language },
  writtenIn,
}: PatientRecord): string => {
  const texts = answersIn(recordGroups.referralCommunication, answers);
  const { interpreterLanguage, professionals, formats, contactWay, otherNeeds } = texts;
  const interpreter =
    answers.interpreter === 'yes' && `Interpreter${interpreterLanguage ? `: ${interpreterLanguage}` : ''}`;
  const { workerGender } = answers;
  const rather =
    workerGender !== '' && workerGender !== 'any' && `Would rather see ${texts.workerGender?.toLowerCase()}`;
  const written = describeWrittenIn(writtenIn);
  return (
    joined([language, interpreter, professionals, formats, contactWay, rather, otherNeeds, written]) ||
    'No needs recorded.'
  );
};
