import { describeGroup } from '../../../../shared/kernel/forms/describe.ts';
import type { AnyAnswer } from '../../../../shared/kernel/forms/field.ts';
import { recordGroups } from '../../../../shared/patients/record-groups.ts';

/**
 * The safe ways to reach somebody, short enough to read at a glance. A blank question has the careful answer, as the
 * form promises.
 */
export const describeSafeContact = (answers: Readonly<Record<string, AnyAnswer>> | undefined): string => {
  const described = describeGroup(recordGroups.referralSafeContact, answers);
  const textOf = (field: string) => described.find(({ name }) => name === field)?.text ?? '';
  const nothing = described.every(({ text }) => text === '');
  if (nothing) return "Not asked yet. Ring only, leave no message, don't say who we are.";
  return [
    textOf('methods'),
    textOf('times'),
    answers?.leaveMessage === 'yes' ? 'may leave a message' : 'leave no message',
    answers?.sayWhoWeAre === 'yes' ? 'may say who we are' : 'do not say who we are',
  ]
    .filter(Boolean)
    .join('; ');
};
