import { expect, it } from 'vitest';
import { readData } from './read-data.ts';

it('is about people whom no call, text or email can reach', async () => {
  const messages = (await readData('messages')).map(({ message }) => message);
  const people = (await readData('patients')).map(({ referral }) => referral.referralPersonalDetails);
  const phones = [...messages.map(({ phone }) => phone), ...people.map(({ mobile }) => mobile)].filter(Boolean);
  const emails = [...messages, ...people].flatMap(({ email }) => email || []);
  // The numbers that Ofcom reserves for drama.
  expect(phones.filter((phone) => !/^(07700 900|0113 496 0)\d{3}$/.test(phone))).toEqual([]);
  expect(emails.filter((email) => !email.endsWith('.example'))).toEqual([]);
});

it('has questionnaires and safety plans of its own patients only', async () => {
  const names = (await readData('patients')).map(({ referral: { referralPersonalDetails: person } }) =>
    [person.firstName, person.lastName].join(' '),
  );
  expect(new Set(names).size).toBe(names.length);
  const members = (await readData('groups')).flatMap((group) => group.members.filter(({ patient }) => patient));
  for (const data of [await readData('results'), await readData('safety-plans'), members]) {
    expect(names).toEqual(expect.arrayContaining(data.map(({ patient }) => patient)));
  }
});
