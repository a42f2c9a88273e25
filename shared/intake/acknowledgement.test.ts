import { describe, expect, it } from 'vitest';
import { acknowledgement } from '#words/acknowledgement.ts';
import { language } from '#words/language.ts';
import { organisationWords } from '#words/pages/organisation.ts';
import { facts } from '../organisation/facts.ts';
import { firstFacts, firstServices } from '../organisation/organisation.ts';
import { languages } from '../words/languages.ts';
import { acknowledgement as inUrdu } from '../words/ur/acknowledgement.ts';
import { acknowledgementsOf } from './acknowledgement.ts';

const site = 'https://staging.bca.example';
const given = { reference: 'K7M-4PX', referredOn: '2026-12-24', site };
const nobody = { email: '', dob: '', agreed: '', awareness: '' };
const words = { acknowledgement, organisationWords, language };
type Details = Partial<typeof nobody>;
const of = (person: Details, referrer = '', methods: string[] = []) =>
  acknowledgementsOf(
    {
      referralPersonalDetails: { ...nobody, ...person },
      referralReferrer: { email: referrer },
      referralSafeContact: { methods },
    },
    given,
    words,
  );
const partiesOf = (...answers: Parameters<typeof of>) => of(...answers).map(({ party, to }) => `${party} ${to}`);

const person = { email: 'amina@mail.example' };
const gp = 'dr.brown@surgery.example';

describe('who is told that a referral has arrived', () => {
  it.each<[string, Details, string, string[], string[]]>([
    ['nobody without an address', {}, '', ['email'], []],
    ['a referrer who gave one', {}, gp, [], [`referrer ${gp}`]],
    ['nobody where the person did not say that email is safe', person, '', [], []],
    ['nobody where only other ways are safe', person, '', ['call', 'text', 'letter', 'referrer'], []],
    ['the person where email is safe', person, '', ['text', 'email'], ['person amina@mail.example']],
    ['both', person, gp, ['email'], [`referrer ${gp}`, 'person amina@mail.example']],
    [
      'the referrer alone where the person has not agreed',
      { ...person, agreed: 'no' },
      gp,
      ['email'],
      [`referrer ${gp}`],
    ],
    [
      'the referrer alone where the person does not know',
      { ...person, awareness: 'Frail' },
      gp,
      ['email'],
      [`referrer ${gp}`],
    ],
    [
      'nobody at the address of the person, given as the referrer’s, unless it is safe',
      person,
      'Amina@Mail.example',
      [],
      [],
    ],
    [
      'the person once, at an address given twice',
      person,
      'AMINA@mail.example',
      ['email'],
      ['person amina@mail.example'],
    ],
  ])('%s', (_, details, referrer, methods, expected) => {
    expect(partiesOf(details, referrer, methods)).toEqual(expected);
  });
});

describe('what they are told', () => {
  it('is the reference, and a day by which it is read that counts no weekend and no bank holiday', () => {
    const [referrer, told] = of({ ...person, dob: '1990-05-04' }, gp, ['email']);
    for (const one of [referrer, told]) {
      expect(one?.text).toContain('K7M-4PX');
      expect(one?.text).toContain('by the end of 29 Dec 2026');
      expect(one?.text).toContain('Monday to Friday, 9.30am to 5pm, except on bank holidays');
      expect(one?.text).toContain('999');
    }
    expect(referrer?.text).toContain(`${site}/referrals/status`);
  });

  it('is how to ask where the page could not say it, for want of a date of birth', () => {
    const [referrer] = of({}, gp);
    expect(referrer?.text).not.toContain('/referrals/status');
    expect(referrer?.text).toContain('You gave no date of birth.');
  });

  it('names no service, no reason and no organisation to the person', () => {
    const [told] = of(person, '', ['email']);
    const services = firstServices.flatMap(({ id, name }) => [id, name]);
    const informing = [...services, firstFacts.name, firstFacts.longName, 'referral', 'health', 'support', 'http'];
    for (const word of informing)
      expect(`${told?.subject} ${told?.text}`.toLowerCase()).not.toContain(word.toLowerCase());
  });
});

it('the number to ring keeps the order of its groups between words that are read from the right', () => {
  const urdu = { acknowledgement: inUrdu, organisationWords, language: languages.ur };
  const answers = {
    referralPersonalDetails: nobody,
    referralReferrer: { email: gp },
    referralSafeContact: { methods: [] },
  };
  const [mail] = acknowledgementsOf(answers, given, urdu);
  // Across ordinary spaces it would be read as 0142 496 0113.
  expect(mail?.text).toContain(facts.phone.replaceAll(' ', '\u00a0'));
});
