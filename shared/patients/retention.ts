import { addMonths } from '../kernel/calendar.ts';

/** The retention time of something, counted from an event. */
export type RetentionRule = {
  name: 'contact-message' | 'patient-record' | 'unused-referral';
  what: string;
  trigger: string;
  months: number;
  because: string;
};

export const contactMessageRule: RetentionRule = {
  name: 'contact-message',
  what: 'A contact message',
  trigger: 'when it was sent',
  months: 6,
  because: 'It is answered within days; whoever becomes a patient has a record.',
};

export const patientRecordRule: RetentionRule = {
  name: 'patient-record',
  what: 'A patient’s record, with all that belongs to it',
  trigger: 'the last contact with the patient',
  months: 20 * 12,
  because: 'NHS Records Management Code of Practice, mental health records: 20 years after the last contact.',
};

/** The usual months of {@link unusedReferralRule}; the organisation's settings may say others. */
export const usualUnusedMonths = 12;

/** A referral that nobody accepted, and with which nobody worked. */
export const unusedReferralRule = (months: number): RetentionRule => ({
  name: 'unused-referral',
  what: 'A referral that led to nothing',
  trigger: 'the last thing that happened to it',
  months,
  because: 'Nobody was looked after: there is no care to account for. The settings say how long.',
});

/** The last instant whose retention time is over: anything at or before it is due. */
export const dueBefore = ({ months }: RetentionRule, now: Date): string => {
  const instant = now.toISOString();
  return addMonths(instant.slice(0, 10), -months) + instant.slice(10);
};
