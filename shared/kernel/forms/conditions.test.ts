import { describe, expect, expectTypeOf, it } from 'vitest';
import { type CheckedConditions, conditionsInWords, withConditions } from './conditions.ts';
import { visibilityOf, withoutHidden } from './visibility.ts';

const yesNo = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
] as const;
const ifPet = { question: 'home.pet', is: ['yes'] } as const;

const groups = withConditions({
  home: {
    title: 'Home',
    fields: {
      pet: { kind: 'choice', label: 'Is there a pet?', choices: yesNo },
      name: { kind: 'text', label: 'What is it called?', hint: 'Its first name.', showWhen: ifPet },
      tame: { kind: 'choice', label: 'Is it tame?', choices: yesNo, showWhen: ifPet },
      bites: { kind: 'tick', label: 'It bites', showWhen: { question: 'home.tame', is: ['no'] } },
    },
  },
  vet: { title: 'The vet', showWhen: ifPet, fields: { phone: { kind: 'text', label: 'Phone' } } },
  toys: { title: 'Toys', line: { kind: 'text', label: 'Toy' }, initialItems: 1, maxItems: 3, showWhen: ifPet },
});
const all = { home: { name: 'Rex', tame: 'no', bites: true }, vet: { phone: '1' }, toys: ['Ball'] };
const withPet = (pet: string) => ({ ...all, home: { pet, ...all.home } });

describe('a question that depends on another', () => {
  it('is asked of who answered so, hidden from who answered otherwise, and open as long as nobody has', () => {
    expect(visibilityOf(groups, {}, 'home.name')).toBe('open');
    expect(visibilityOf(groups, withPet('yes'), 'home.name')).toBe('asked');
    expect(visibilityOf(groups, withPet('no'), 'home.name')).toBe('hidden');
    expect(visibilityOf(groups, {}, 'home.pet')).toBe('asked');
  });

  it('is hidden with its whole group, and with the question that it depends on', () => {
    expect(visibilityOf(groups, withPet('no'), 'vet.phone')).toBe('hidden');
    expect(visibilityOf(groups, withPet('no'), 'toys')).toBe('hidden');
    expect(visibilityOf(groups, withPet('no'), 'home.bites')).toBe('hidden');
    expect(visibilityOf(groups, withPet('yes'), 'home.bites')).toBe('asked');
  });

  it('loses its answer where it is hidden, and keeps it where it is asked or open', () => {
    expect(withoutHidden(groups, withPet('no'))).toEqual({
      home: { pet: 'no', name: '', tame: '', bites: false },
      vet: { phone: '' },
      toys: [],
    });
    expect(withoutHidden(groups, withPet('yes'))).toEqual(withPet('yes'));
    expect(withoutHidden(groups, all)).toEqual(all);
  });

  it('says its condition in words where nothing can be hidden', () => {
    const { home, vet } = conditionsInWords(groups);
    expect(home.fields.name.hint).toBe('Only if you chose ‘Yes’ at ‘Is there a pet?’. Its first name.');
    expect(vet).toMatchObject({ hint: 'Only if you chose ‘Yes’ at ‘Is there a pet?’.' });
    expect(home.fields.pet).not.toHaveProperty('hint');
  });

  it('does not compile when there is no such question or no such answer', () => {
    type Form<Question extends string, Answer extends string> = {
      home: {
        title: 'Home';
        fields: {
          pet: { kind: 'choice'; label: 'Is there a pet?'; choices: typeof yesNo };
          name: { kind: 'text'; label: 'Name'; showWhen: { question: Question; is: readonly [Answer] } };
        };
      };
    };
    expectTypeOf<Form<'home.pet', 'yes'>>().toExtend<CheckedConditions<Form<'home.pet', 'yes'>>>();
    expectTypeOf<Form<'home.cat', 'yes'>>().not.toExtend<CheckedConditions<Form<'home.cat', 'yes'>>>();
    expectTypeOf<Form<'home.name', 'yes'>>().not.toExtend<CheckedConditions<Form<'home.name', 'yes'>>>();
    expectTypeOf<Form<'home.pet', 'perhaps'>>().not.toExtend<CheckedConditions<Form<'home.pet', 'perhaps'>>>();
  });
});
