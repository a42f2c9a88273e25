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

/** A paragraph with fields in braces; one with `when` is left out where that field is not known. */
export type Paragraph = string | { readonly when: LetterField; readonly text: string };

const isField = (name: string): name is LetterField => Object.hasOwn(letterBlanks, name);

/** The words with what is known, and blanks for the rest. */
export const fillWords = (words: string, facts: LetterFacts): string =>
  words.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    isField(name) ? facts[name]?.trim() || `[${letterBlanks[name]}]` : whole,
  );

/** The paragraphs of a letter, with an empty line between them. */
export const fillParagraphs = (paragraphs: readonly Paragraph[], facts: LetterFacts): string =>
  paragraphs
    .flatMap((one) => {
      if (typeof one === 'string') return [one];
      return facts[one.when]?.trim() ? [one.text] : [];
    })
    .map((words) => fillWords(words, facts))
    .join('\n\n');

/** The first blank that is still to be filled in. */
export const findBlank = (text: string): string | undefined =>
  Object.values(letterBlanks)
    .map((words) => `[${words}]`)
    .find((blank) => text.includes(blank));
