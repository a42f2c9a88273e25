import { expect, it } from 'vitest';
import type { Service, ServiceWords } from '../../shared/organisation/facts.ts';
import { besideEnglish, findBehind } from './translated-services.ts';

const english = { name: 'Drumming', short: 'Loud.', text: 'On Thursdays.' };
const urdu = { name: 'ڈھول', short: 'اونچی آواز میں۔', text: 'جمعرات کو۔' };
const makeService = (en: ServiceWords, ur: ServiceWords): Service[] => [
  { id: 'service-0a0b0c0d', name: en.name, words: { en, ur } },
];

const behind = [{ service: 'service-0a0b0c0d', language: 'ur' }];
const saved = besideEnglish(makeService(english, urdu), []);
const translated = saved[0]?.words?.ur ?? urdu;
const changed = { ...english, text: 'On Fridays.' };
const later = besideEnglish(makeService(changed, translated), saved);

it('a translation is behind its English from the moment that it changes', () => {
  expect(findBehind(saved)).toEqual([]);
  expect(findBehind(later)).toEqual(behind);
  expect(findBehind(besideEnglish(later, later))).toEqual(behind);
});

it('it is behind no more once it is written anew, or somebody says that it is right', () => {
  const anew = makeService(changed, { ...translated, text: 'جمعے کو۔' });
  expect(findBehind(besideEnglish(anew, later))).toEqual([]);
  expect(findBehind(besideEnglish(makeService(changed, urdu), later))).toEqual([]);
});

it('it is not behind where the English is as it was again', () => {
  expect(findBehind(besideEnglish(makeService(english, translated), later))).toEqual([]);
});

it('an English that its sender made up is not believed', () => {
  const made = makeService(changed, { ...translated, english: 'made up' });
  expect(findBehind(besideEnglish(made, later))).toEqual([]);
});
