import { describe, expect, it } from 'vitest';
import { referralGroups } from '../../../../shared/intake/referral-form.ts';
import { isList } from '../../../../shared/kernel/forms/field.ts';
import { controlName } from '../../../../shared/kernel/forms/read-entries.ts';
import { recordGroups } from '../../../../shared/patients/record-groups.ts';
import { details, firstGroup, isAnswered, isWrong, laterSections } from './sections.ts';

const parts = [{ name: details, group: firstGroup }, ...laterSections.flatMap((section) => section.parts)];
const controlsOf = (name: string, group: (typeof parts)[number]['group']) =>
  isList(group) ? [name] : Object.keys(group.fields).map((field) => controlName(name, field));

it('every question of a record is in the form once, the name, the birth date and a number first', () => {
  const asked = parts.flatMap(({ name, group }) => controlsOf(name, group));
  const all = Object.keys(referralGroups).flatMap((name) =>
    controlsOf(name, recordGroups[name as keyof typeof recordGroups]),
  );
  expect(asked.toSorted()).toEqual(all.toSorted());
  expect(asked.slice(0, 4)).toEqual(['firstName', 'lastName', 'dob', 'phone'].map((field) => `${details}.${field}`));
});

describe('a section', () => {
  const [contact, reason, person] = laterSections;
  if (!contact || !reason || !person) throw new Error('There are three sections at least');

  it('is answered by any answer of its own', () => {
    expect(isAnswered(person, { [details]: { firstName: 'Amina', phone: '0113 496 0000', email: '' } })).toBe(false);
    expect(isAnswered(person, { [details]: { email: 'amina@mail.example' } })).toBe(true);
    expect(isAnswered(contact, { referralSafeContact: { methods: ['text'] } })).toBe(true);
    expect(isAnswered(reason, { referralRiskAssessment: { selfHarm: true } })).toBe(true);
    expect(laterSections.filter((section) => isAnswered(section, {}))).toEqual([]);
  });

  it('is wrong where a control of its own is', () => {
    expect(isWrong(person, { [`${details}.email`]: 'Please enter an email address.' })).toBe(true);
    expect(isWrong(person, { [`${details}.lastName`]: 'Please enter a name.' })).toBe(false);
  });
});
