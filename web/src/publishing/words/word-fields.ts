import * as z from 'zod';
import type { publishingCalls } from '../../../../shared/publishing/calls.ts';
import { refuseText } from '../../../../shared/publishing/site-words.ts';
import type { MergedFields } from '../../kernel/forms/merged-fields.ts';
import type { Success } from '../../kernel/lib/query.ts';

export type PartWords = Success<typeof publishingCalls.readSiteWords>;
export type Sentence = PartWords['texts'][number];

/** The form, and a draft of it: each sentence by its place, and the ticks that one is right beside its English. */
export const wordsForm = z.record(z.string(), z.string());
export type WordValues = z.infer<typeof wordsForm>;

/** The tick that a sentence says what the English says now. */
export const rightField = (place: string): string => `right ${place}`;

const ticked = 'yes';
export const tickOf = (isTicked: boolean): string => (isTicked ? ticked : '');

/** What visitors read once the draft is published: a sentence of the organisation, or the product's. */
export const savedOf = ({ version, texts }: PartWords) => ({
  version,
  values: Object.fromEntries(
    texts.flatMap(({ place, text, built, isBehind }): [string, string][] => [
      [place, text ?? built],
      ...(isBehind ? [[rightField(place), ''] as [string, string]] : []),
    ]),
  ),
});

// The product's own words are the organisation's where somebody has said that they are right beside other English.
const isProducts = ({ built, text }: Sentence, typed: string): boolean =>
  typed.trim() === '' || (typed.trim() === built && typed !== text);

/** The sentences as they are sent. One that is blank, or the product's, is the product's again. */
export const textsOf = (sentences: readonly Sentence[], values: WordValues) =>
  sentences.map((sentence) => {
    const { place } = sentence;
    const typed = values[place] ?? '';
    return {
      place,
      ...(!isProducts(sentence, typed) && { text: typed }),
      ...(values[rightField(place)] === ticked && { isRight: true }),
    };
  });

/** What is wrong with the sentences, by their places. */
export const checkTexts = (sentences: readonly Sentence[], values: WordValues): Record<string, string> =>
  Object.fromEntries(
    sentences.flatMap((sentence): [string, string][] => {
      const typed = (values[sentence.place] ?? '').trim();
      const wrong = isProducts(sentence, typed) ? undefined : refuseText(sentence.place, typed, sentence.built);
      return wrong === undefined ? [] : [[sentence.place, wrong]];
    }),
  );

/** The place of a sentence that the API names by its number. */
export const placeOf =
  (sentences: readonly Sentence[]) =>
  (path: string): string =>
    sentences[Number(path.split('.')[1])]?.place ?? path;

/** Each sentence by its English, for a comparison. */
export const wordFields = (sentences: readonly Sentence[]): MergedFields<WordValues> =>
  Object.fromEntries(sentences.map(({ place, english, built }) => [place, english ?? built]));
