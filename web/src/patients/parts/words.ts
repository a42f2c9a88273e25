import { describeGroup } from '../../../../shared/kernel/forms/describe.ts';
import type { AnyAnswer, Group } from '../../../../shared/kernel/forms/field.ts';
import type { OpeningReason } from '../../../../shared/patients/opening.ts';
import type { ExternalStatus, PatientRecord } from '../../../../shared/patients/record.ts';
import { recordGroups } from '../../../../shared/patients/record-groups.ts';
import type { DangerSign } from '../../../../shared/safety/danger.ts';
import { describeWrittenIn } from '../../kernel/lib/describe-written-in.ts';

type Referenced = { reference?: string | undefined; patientId: string };

/** The name of a record beside a person's name: its reference, or its id where it has none yet. */
export const referenceOf = ({ reference, patientId }: Referenced): string => reference ?? patientId;

export const openingReasonLabels: Record<OpeningReason, string> = {
  alert: 'An alert has to be answered',
  cover: 'I stand in for a colleague, or I am duty lead',
  contact: 'They have got in touch, or somebody about them',
  referral: 'I deal with a referral of theirs',
  other: 'Another reason',
};

export const externalStatusLabels: Record<ExternalStatus, string> = {
  sent: 'Sent',
  accepted: 'Accepted',
  waiting: 'On their waiting list',
  declined: 'Declined',
  completed: 'Completed',
};

const { fields } = recordGroups.referralRiskAssessment as { fields: Record<string, { label: string }> };

/** A safety question of the form, in the words of staff. */
export const safetyLabel = (name: string): string => fields[name]?.label ?? name;

/** The signs that somebody may be in danger, in words: never by a colour alone. */
export const describeDanger = (danger: readonly DangerSign[]): string =>
  danger.map((sign) => (sign === 'words' ? 'what the reason says' : safetyLabel(sign))).join('; ');

const answersIn = (group: Group, answers: Readonly<Record<string, AnyAnswer>>): Record<string, string> =>
  Object.fromEntries(describeGroup(group, answers).map(({ name, text }) => [name, text]));

const joined = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join('; ');

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
