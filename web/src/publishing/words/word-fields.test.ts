import { expect, it } from 'vitest';
import { checkTexts, rightField, type Sentence, textsOf, tickOf } from './word-fields.ts';

const place = 'pages/home.lead';
const sentence = (own: Partial<Sentence> = {}): Sentence => ({ place, built: 'Ring {phone}', isBehind: false, ...own });
const sent = (of: Sentence, typed: string, ticks = {}) => textsOf([of], { [place]: typed, ...ticks })[0];

it('a sentence is sent where it differs from that of the product', () => {
  expect(sent(sentence(), 'Ring {phone}')).toEqual({ place });
  expect(sent(sentence(), ' ')).toEqual({ place });
  expect(sent(sentence(), 'Call {phone}')).toEqual({ place, text: 'Call {phone}' });
});

it('that of the product is sent where somebody has said that it is right, and stays so', () => {
  const right = { [rightField(place)]: tickOf(true) };
  expect(sent(sentence({ isBehind: true }), 'Ring {phone}', right)).toEqual({ place, isRight: true });
  const stored = sentence({ text: 'Ring {phone}' });
  expect(sent(stored, 'Ring {phone}')).toEqual({ place, text: 'Ring {phone}' });
});

it('what the site fills in may not be left out', () => {
  expect(checkTexts([sentence()], { [place]: 'Call us' })[place]).toContain('{phone}');
  expect(checkTexts([sentence()], { [place]: '' })).toEqual({});
});
