import { easyRead } from '#words/pages/easy-read.ts';
import type { Fields, Group } from '../../../../shared/forms/field.ts';
import { publicReferralGroups } from '../../../../shared/forms/public-referral.ts';
import { inWords } from '../../../../shared/forms/wording.ts';

const groups = inWords(publicReferralGroups, easyRead.referral.questions);
const { referralPersonalDetails, referralSafeContact, referralContent, referralRiskAssessment } = groups;

const only = <G extends Group>(group: G, names: readonly (keyof G['fields'] & string)[]): Group => ({
  ...group,
  fields: Object.fromEntries(names.map((name) => [name, group.fields[name]])) as Fields,
});

/** The few questions of the referral that are asked here, in easy words. All others stay blank. */
export const easyQuestions: Readonly<Record<string, Group>> = {
  referralPersonalDetails: only(referralPersonalDetails, ['firstName', 'lastName', 'phone']),
  referralSafeContact: only(referralSafeContact, ['methods', 'leaveMessage']),
  referralContent: only(referralContent, ['content']),
  referralRiskAssessment: only(referralRiskAssessment, ['selfHarm', 'domestic', 'alone']),
};
