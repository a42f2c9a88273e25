/**
 * What a letter may say of a record, by the names of its fields, and what stands in square brackets where nobody knows
 * it: whoever writes the letter fills that in.
 */
export const letterBlanks = {
  organisation: 'name of the organisation',
  phone: 'telephone number',
  person: 'name of the person',
  firstName: 'first name',
  born: 'date of birth',
  reference: 'reference',
  nhsNumber: 'NHS number',
  service: 'service',
  worker: 'name of the worker',
  referredOn: 'day of the referral',
  nextSession: 'day and time of the session',
  missedSession: 'day of the missed session',
  attended: 'number of sessions',
  scores: 'scores',
  gp: 'name of the GP',
  day: 'a day',
  what: 'what happened, and when',
  needs: 'what they need',
  done: 'what was done, and who was told',
  wait: 'how long it may be',
} as const;
export type LetterField = keyof typeof letterBlanks;

/** What is known: a field that is not, or is blank, is filled in by hand. */
export type LetterFacts = { readonly [Field in LetterField]?: string | undefined };

const isField = (name: string): name is LetterField => Object.hasOwn(letterBlanks, name);

const inBraces = /\{(\w*)\}/g;

/** The names in braces that are no fields. */
export const unknownFields = (words: string): string[] =>
  [...words.matchAll(inBraces)].flatMap(([whole, name = '']) => (isField(name) ? [] : [whole]));

const knownOf = (name: string, facts: LetterFacts): string => (isField(name) && facts[name]?.trim()) || '';

const isKnown = (words: string, facts: LetterFacts): boolean =>
  [...words.matchAll(inBraces)].every(([, name = '']) => knownOf(name, facts) !== '');

const fillWords = (words: string, facts: LetterFacts): string =>
  words.replaceAll(inBraces, (whole, name: string) =>
    isField(name) ? knownOf(name, facts) || `[${letterBlanks[name]}]` : whole,
  );

/** Begins a paragraph that is left out where something in it is not known. */
const onlyIfKnown = '? ';

/**
 * The words of a letter, with what is known in the place of the fields in braces, and blanks for the rest. Paragraphs
 * have an empty line between them.
 */
export const fillLetter = (words: string, facts: LetterFacts): string =>
  words
    .split(/\n[^\S\n]*\n\s*/)
    .flatMap((paragraph) => {
      if (!paragraph.startsWith(onlyIfKnown)) return [paragraph];
      const rest = paragraph.slice(onlyIfKnown.length);
      return isKnown(rest, facts) ? [rest] : [];
    })
    .map((paragraph) => fillWords(paragraph, facts))
    .join('\n\n');

/** The first blank that is still to be filled in. */
export const findBlank = (text: string): string | undefined =>
  Object.values(letterBlanks)
    .map((words) => `[${words}]`)
    .find((blank) => text.includes(blank));
