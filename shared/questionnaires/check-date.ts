import { addDays } from '../kernel/calendar.ts';

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
  /** Whether a date long before the referral has been confirmed. */
  confirmed: boolean;
};

/** The error or the doubt about the day of a patient's answers; undefined when there is none. */
export const checkDate = ({ questionDate, dob, referredOn, confirmed }: Dates): string | undefined => {
  if (dob !== '' && questionDate < dob) return beforeBirth;
  if (!confirmed && questionDate < addDays(referredOn, -unusualDays)) return longBeforeReferral;
  return undefined;
};
