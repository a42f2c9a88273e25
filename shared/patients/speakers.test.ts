import { expect, it } from 'vitest';
import { readLanguages, speakersFirst } from './speakers.ts';

const staff = ['ada', 'bina', 'carys', 'dev'].map((id) => ({ id, firstName: id, lastName: '' }));
const spoken = [
  { id: 'carys', languages: ['Welsh', 'Urdu'] },
  { id: 'dev', languages: ['urdu '] },
  { id: 'bina', languages: ['Bengali'] },
];
const order = (language: string) => speakersFirst(staff, spoken, language).map(({ id, speaks }) => `${id}${speaks}`);

it('puts those first who speak the language, and leaves the order otherwise', () => {
  expect(order(' URDU')).toEqual(['carystrue', 'devtrue', 'adafalse', 'binafalse']);
});

it.each(['', ' ', 'Somali'])('changes nothing where nobody speaks it, or it is not known: %j', (language) => {
  expect(order(language)).toEqual(['adafalse', 'binafalse', 'carysfalse', 'devfalse']);
});

it('reads languages as they are typed', () => {
  expect(readLanguages(' Punjabi, Urdu,, ')).toEqual(['Punjabi', 'Urdu']);
});
