import type { ReferralGroupName } from '../../../../shared/intake/referral-form.ts';
import { type DescribedAnswer, describeGroup } from '../../../../shared/kernel/forms/describe.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { recordGroups } from '../../../../shared/patients/record-groups.ts';
import { isSafeWay } from '../../../../shared/patients/safe-ways.ts';
import { describeUnsafeWay } from '../../safety/parts/contact-links.tsx';

/** The person's own number or address, which is no link where that way was not marked safe. */
const withoutUnsafeLink = (answer: DescribedAnswer, safeContact: PatientRecord['referralSafeContact']) => {
  const { text, link, ...others } = answer;
  const way = link?.startsWith('mailto:') ? 'email' : 'call';
  if (link === undefined || isSafeWay(way, safeContact)) return answer;
  return { ...others, text: describeUnsafeWay(way, text) };
};

/** The answers of a group that were given. */
export const givenIn = (record: PatientRecord, name: ReferralGroupName): DescribedAnswer[] => {
  const given = describeGroup(recordGroups[name], record[name]).filter(({ text }) => text !== '');
  return name === 'referralPersonalDetails'
    ? given.map((answer) => withoutUnsafeLink(answer, record.referralSafeContact))
    : given;
};
