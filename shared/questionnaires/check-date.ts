import { addDays } from '../domain/calendar.ts';

const unusualDays = 2 * 365;

export const beforeBirth = 'Please enter a date on or after the day the patient was born.';
export const longBeforeReferral =
  'These answers are dated more than two years before the referral. Please correct the date, or confirm that it is right.';

type Dates = {
  questionDate: string;
  /** `''` where it is not known. */
  dob: string;
  /** The day of the referral. */
  referredOn: string;
  /** Whether somebody has said that a date long before the referral is right. */
  confirmed: boolean;
};

/** What is wrong or questionable about the day of a patient's answers; undefined when nothing is. */
export const checkDate = ({ questionDate, dob, referredOn, confirmed }: Dates): string | undefined => {
  if (dob !== '' && questionDate < dob) return beforeBirth;
  if (!confirmed && questionDate < addDays(referredOn, -unusualDays)) return longBeforeReferral;
  return undefined;
};
