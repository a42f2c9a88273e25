import { addMonths } from '../kernel/calendar.ts';

/** The retention time of something, counted from an event. */
export type RetentionRule = {
  name: 'contact-message' | 'patient-record';
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

/** The decisions of a person when the time is over. Nothing is disposed of without approval. */
export const retentionRules: readonly RetentionRule[] = [contactMessageRule, patientRecordRule];

/** The last instant whose retention time is over: anything at or before it is due. */
export const dueBefore = ({ months }: RetentionRule, now: Date): string => {
  const instant = now.toISOString();
  return addMonths(instant.slice(0, 10), -months) + instant.slice(10);
};
