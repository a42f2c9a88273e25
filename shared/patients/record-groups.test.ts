import { expect, it } from 'vitest';
import { referralGroups } from '../intake/referral-form.ts';
import { askedFields, isList } from '../kernel/forms/field.ts';
import { recordQuestions } from './record-fields.ts';
import { recordGroups, withStaffWording } from './record-groups.ts';

type Groups = Readonly<Record<string, Parameters<typeof withStaffWording>[0]>>;

const wordsIn = (groups: Groups): string[] =>
  Object.values(groups).flatMap((group) => [
    group.title,
    group.hint ?? '',
    ...(isList(group) ? [group.line] : askedFields(group).map(([, field]) => field)).flatMap((field) => [
      field.label,
      field.hint ?? '',
      ...('choices' in field ? field.choices.map(({ label }) => label) : []),
    ]),
  ]);

const toTheReader = (text: string) => /\b(you|yours?|my|fills? this in)\b/i.test(text);

it('says nothing to staff as if they were the person whom the record is about', () => {
  expect(wordsIn(recordGroups).filter(toTheReader)).toEqual([]);
  // The words of the public form for the same questions would be caught.
  expect(wordsIn(referralGroups).filter(toTheReader).length).toBeGreaterThan(8);
});

it('asks staff the same questions with the same answers', () => {
  const ids = (groups: Groups) =>
    Object.entries(groups).map(([name, group]) => [
      name,
      isList(group)
        ? group.maxItems
        : Object.entries(group.fields).map(([field, one]) => [
            field,
            one.kind,
            'choices' in one ? one.choices.map(({ id }) => id) : [],
          ]),
    ]);
  expect(ids(recordGroups)).toEqual(ids(recordQuestions));
});

it('leaves out a hint that staff do not need', () => {
  const group = { title: 'Yours', hint: 'For you.', forStaff: { title: 'Theirs', hint: '' }, fields: {} };
  expect(withStaffWording(group)).toMatchObject({ title: 'Theirs', hint: '' });
});
