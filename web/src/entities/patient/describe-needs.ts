import type { PatientRecord } from '../../../../shared/api/record.ts';
import { describeGroup } from '../../../../shared/forms/describe.ts';
import type { AnyAnswer, Group } from '../../../../shared/forms/field.ts';
import { recordGroups } from '../../../../shared/forms/record-groups.ts';

const answersIn = (group: Group, answers: Readonly<Record<string, AnyAnswer>>): Record<string, string> =>
  Object.fromEntries(describeGroup(group, answers).map(({ name, text }) => [name, text]));

const joined = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join('; ');

/** What somebody needs in order to talk with us, at a glance. */
export const describeNeeds = ({
  referralCommunication: answers,
  referralDemographics: { language },
}: PatientRecord): string => {
  const { interpreterLanguage, formats, otherNeeds } = answersIn(recordGroups.referralCommunication, answers);
  const interpreter =
    answers.interpreter === 'yes' && `Interpreter${interpreterLanguage ? `: ${interpreterLanguage}` : ''}`;
  return joined([language, interpreter, formats, otherNeeds]) || 'No needs recorded.';
};
