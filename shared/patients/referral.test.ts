import { describe, expect, it } from 'vitest';
import { referralGroups, referralSections } from '../intake/referral-form.ts';
import { describeGroup } from '../kernel/forms/describe.ts';
import { readEntries } from '../kernel/forms/read-entries.ts';
import { today } from '../kernel/today.ts';
import { referralGroupInputs, referralGroupsStored, referralInput } from './referral.ts';

const named = { firstName: 'Amina', lastName: 'Yusuf' };
const reachable = { ...named, phone: '07700 900456' };

const messagesOf = (input: unknown) => {
  const parsed = referralInput.safeParse(input);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('a referral', () => {
  it('needs two names and one way to reach somebody; every group may be absent', () => {
    const { referralPersonalDetails, referralOtherAgencies, referralRiskAssessment } = referralInput.parse({
      referralPersonalDetails: reachable,
    });
    expect(referralPersonalDetails).toMatchObject({ ...reachable, dob: '', cpa: '' });
    expect(referralOtherAgencies).toEqual([]);
    expect(referralRiskAssessment.domestic).toBe(false);
  });

  it.each([
    ['the mobile', { referralPersonalDetails: { ...named, mobile: '07700 900123' } }],
    ['an email', { referralPersonalDetails: { ...named, email: 'amina@post.example' } }],
    ['an address', { referralPersonalDetails: { ...named, address: '3 Loom Street' } }],
    ['the referrer', { referralPersonalDetails: named, referralReferrer: { phone: '0113 496 0101' } }],
  ])('may be answered through %s', (_, input) => {
    expect(messagesOf(input)).toEqual([]);
  });

  it('says everything that is missing at once, beside what else is wrong', () => {
    const messages = messagesOf({ referralPersonalDetails: { dob: '2023-02-29' } }).join('\n');
    expect(messages).toContain('referralPersonalDetails.firstName: Please enter the first name');
    expect(messages).toContain('referralPersonalDetails.lastName: Please enter the last name');
    expect(messages).toContain('referralPersonalDetails.phone: Please give one way to reach');
    expect(messages).toContain('referralPersonalDetails.dob: Please enter a real date');
  });

  it('takes a date of birth up to today, under either of its names', () => {
    const born = (dates: object) => referralInput.parse({ referralPersonalDetails: { ...reachable, ...dates } });
    expect(born({ dateOfBirth: '1984-02-29' }).referralPersonalDetails).toMatchObject({
      dob: '1984-02-29',
      dateOfBirth: '1984-02-29',
    });
    expect(born({ dob: today() }).referralPersonalDetails.dob).toBe(today());
    const tomorrow = today(new Date(Date.now() + 86_400_000));
    expect(messagesOf({ referralPersonalDetails: { ...reachable, dob: tomorrow } })).toHaveLength(1);
  });

  it('does not take the answers to questions that were hidden from whoever sent it', () => {
    const referrer = { firstName: 'Jo', phone: '0113 496 0101' };
    const sent = (audience: string, details = {}) =>
      referralInput.parse({
        referralAudience: { audience },
        referralPersonalDetails: { ...reachable, agreed: 'no', awareness: 'She is asleep.', ...details },
        referralReferrer: referrer,
      });
    expect(sent('me')).toMatchObject({
      referralPersonalDetails: { ...reachable, agreed: '', awareness: '' },
      referralReferrer: { firstName: '', phone: '' },
    });
    expect(sent('client')).toMatchObject({ referralPersonalDetails: { agreed: 'no' }, referralReferrer: referrer });
    expect(sent('client', { agreed: 'yes' }).referralPersonalDetails.awareness).toBe('');
    // An unknown audience was asked everything.
    expect(sent('')).toMatchObject({ referralPersonalDetails: { awareness: 'She is asleep.' } });
  });

  it('is not reached through a referrer whom nobody asked about, and speaks to the person of themselves', () => {
    const messages = messagesOf({
      referralAudience: { audience: 'me' },
      referralPersonalDetails: { lastName: 'Yusuf' },
      referralReferrer: { phone: '0113 496 0101' },
    });
    expect(messages).toEqual([
      'referralPersonalDetails.firstName: Please enter your first name.',
      'referralPersonalDetails.phone: Please give one way to reach you: a phone number, an email or an address.',
    ]);
  });

  it('takes an NHS number as it is spaced on letters, and not one whose check digit is wrong', () => {
    const numbered = (nhsNumber: string) => ({ referralPersonalDetails: { ...reachable, nhsNumber } });
    expect(referralInput.parse(numbered('999 000-0026')).referralPersonalDetails.nhsNumber).toBe('9990000026');
    expect(referralInput.parse(numbered('')).referralPersonalDetails.nhsNumber).toBe('');
    expect(messagesOf(numbered('999 000 0027'))).toEqual([
      expect.stringContaining('referralPersonalDetails.nhsNumber: Please check the NHS number.'),
    ]);
  });

  it('drops blank lines of other agencies', () => {
    const { referralOtherAgencies } = referralInput.parse({
      referralPersonalDetails: reachable,
      referralOtherAgencies: [' ', 'Gurdwara kitchen', ''],
    });
    expect(referralOtherAgencies).toEqual(['Gurdwara kitchen']);
  });

  it('refuses what a robot filled in, and stores nothing of the honeypot', () => {
    expect(messagesOf({ referralPersonalDetails: reachable, website: 'https://pills.example' })).toEqual([
      'website: Please leave this field empty.',
    ]);
    expect(referralInput.parse({ referralPersonalDetails: reachable, website: '' })).not.toHaveProperty('website');
  });

  it.each(['active', 'referralId', 'signatureUrl'])('refuses %s, which is not for the sender to say', (key) => {
    expect(messagesOf({ referralPersonalDetails: reachable, [key]: 'x' })).toHaveLength(1);
    expect(messagesOf({ referralPersonalDetails: { ...reachable, [key]: 'x' } })).toHaveLength(1);
  });
});

it('reads a stored group whatever has changed in the form since, and never loses it', () => {
  const stored = referralGroupsStored.referralDemographics.parse({ ethnicity: 'aChoiceOfOldTimes', language: 'Urdu' });
  expect(stored).toMatchObject({ ethnicity: 'aChoiceOfOldTimes', language: 'Urdu', religion: '' });
  expect(referralGroupInputs.referralDemographics.safeParse(stored).success).toBe(false);
});

describe('the referral form', () => {
  it('asks every group in one section', () => {
    expect(referralSections.flatMap(({ groups }) => groups as readonly string[]).sort()).toEqual(
      Object.keys(referralGroups).sort(),
    );
  });

  it('keeps the choice ids that people know', () => {
    const ids = (field: { choices: readonly { id: string }[] }) => field.choices.map(({ id }) => id);
    const { ethnicity, sexuality, maritalStatus } = referralGroups.referralDemographics.fields;
    expect(ids(ethnicity)).toEqual(
      expect.arrayContaining(
        'mixedAsian indian pakistani bangladeshi otherAsian mixedBlack black mixedOther white arab unstated'.split(' '),
      ),
    );
    expect(ids(sexuality).sort()).toEqual(['bisexual', 'heterosexual', 'homosexual', 'other', 'unstated']);
    expect(ids(maritalStatus)).toEqual(
      expect.arrayContaining(['single', 'seperated', 'married', 'cohabiting', 'divorced', 'widowed']),
    );
  });

  it('is read from a posted form as it would be from JSON, and said again in words', () => {
    const posted = new URLSearchParams([
      ['referralPersonalDetails.firstName', 'Amina'],
      ['referralPersonalDetails.lastName', 'Yusuf'],
      ['referralPersonalDetails.dob', '1984-03-09'],
      ['referralPersonalDetails.mobile', '07700 900456'],
      ['referralSafeContact.methods', 'text'],
      ['referralSafeContact.methods', 'letter'],
      ['referralRiskAssessment.domestic', 'on'],
      ['referralOtherAgencies', 'Gurdwara kitchen'],
      ['referralOtherAgencies', ''],
      ['unknown', 'ignored'],
    ]);
    const referral = referralInput.parse(readEntries(referralGroups, posted));
    expect(referral.referralRiskAssessment).toMatchObject({ domestic: true, selfHarm: false });
    expect(referral.referralOtherAgencies).toEqual(['Gurdwara kitchen']);
    const entries = (name: 'referralPersonalDetails' | 'referralSafeContact') =>
      describeGroup(referralGroups[name], referral[name]).flatMap(({ text }) => (text ? [text] : []));
    expect(entries('referralPersonalDetails')).toEqual(['Amina', 'Yusuf', '9\u00a0Mar\u00a01984', '07700 900456']);
    expect(entries('referralSafeContact')).toEqual(['A text, A letter']);
  });
});
