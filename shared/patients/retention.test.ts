import { describe, expect, it } from 'vitest';
import {
  contactMessageRule,
  dueBefore,
  patientRecordRule,
  unusedReferralRule,
  usualUnusedMonths,
} from './retention.ts';

const rules = [contactMessageRule, patientRecordRule, unusedReferralRule(usualUnusedMonths)];
const rule = (name: string) => {
  const found = rules.find((one) => one.name === name);
  if (!found) throw new Error(`No rule ${name}`);
  return found;
};

describe('how long something is kept', () => {
  it('is 20 years after the last contact for the record of a patient, and half a year for a message', () => {
    expect(rule('patient-record')).toMatchObject({ months: 240, trigger: 'the last contact with the patient' });
    expect(rule('contact-message')).toMatchObject({ months: 6 });
  });

  it.each([
    ['2026-11-20T12:00:00.000Z', 'patient-record', '2006-11-20T12:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', 'patient-record', '2008-02-29T12:00:00.000Z'],
    ['2026-08-31T12:00:00.000Z', 'contact-message', '2026-02-28T12:00:00.000Z'],
    ['2026-11-20T12:00:00.000Z', 'unused-referral', '2025-11-20T12:00:00.000Z'],
    ['2026-01-15T00:00:00.000Z', 'contact-message', '2025-07-15T00:00:00.000Z'],
  ])('at %s, a %s is due that began its time by %s', (now, name, before) => {
    expect(dueBefore(rule(name), new Date(now))).toBe(before);
  });
});
