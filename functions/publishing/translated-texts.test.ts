import { expect, it } from 'vitest';
import type { Service, SiteText } from '../../shared/organisation/facts.ts';
import { besideEnglish, findBehind } from './translated-texts.ts';

const english = { name: 'Drumming', short: 'Loud.', text: 'On Thursdays.' };
const urdu = { name: 'ڈھول', short: 'اونچی آواز میں۔', text: 'جمعرات کو۔' };
const makeService = (en: SiteText, ur: SiteText): Service[] => [
  { id: 'service-0a0b0c0d', name: en.name, words: { en, ur } },
];

const beside = (services: Service[], before: Service[]) =>
  besideEnglish(services, ({ id }) => before.find((one) => one.id === id));
const behindIn = (services: Service[]) => services.flatMap(findBehind);

const saved = beside(makeService(english, urdu), []);
const translated = saved[0]?.words?.ur ?? urdu;
const changed = { ...english, text: 'On Fridays.' };
const later = beside(makeService(changed, translated), saved);

it('a translation is behind its English from the moment that it changes', () => {
  expect(behindIn(saved)).toEqual([]);
  expect(behindIn(later)).toEqual(['ur']);
  expect(behindIn(beside(later, later))).toEqual(['ur']);
});

it('it is behind no more once it is written anew, or somebody says that it is right', () => {
  const anew = makeService(changed, { ...translated, text: 'جمعے کو۔' });
  expect(behindIn(beside(anew, later))).toEqual([]);
  expect(behindIn(beside(makeService(changed, urdu), later))).toEqual([]);
});

it('it is not behind where the English is as it was again', () => {
  expect(behindIn(beside(makeService(english, translated), later))).toEqual([]);
});

it('an English that its sender made up is not believed', () => {
  const made = makeService(changed, { ...translated, english: 'made up' });
  expect(behindIn(beside(made, later))).toEqual([]);
});
