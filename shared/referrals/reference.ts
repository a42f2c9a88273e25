/*
 * The reference that people are given to find their referral again: six letters and digits, read out over a phone or
 * copied by hand. Without vowels and Y, which form words, and without characters that are easily confused: 0 and O, 1,
 * I and L, 2 and Z, 5 and S, 8 and B.
 */
const letters = 'CDFGHJKMNPQRTVWX';
const digits = '34679';
const symbols = letters + digits;
const half = 3;

const isMixed = (text: string): boolean => /\d/.test(text) && /\D/.test(text);

/**
 * A new reference, like `K7M-4PX`, of some 69 million. It has at least one letter and one digit, so that it cannot be
 * mistaken for a name or a phone number. `pick` returns a random whole number from 0 to below its argument.
 */
export const makeReference = (pick: (below: number) => number): string => {
  for (;;) {
    const text = Array.from({ length: 2 * half }, () => symbols[pick(symbols.length)]).join('');
    if (isMixed(text)) return `${text.slice(0, half)}-${text.slice(half)}`;
  }
};

const foldTyped = (typed: string): string => typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '');

const written = new RegExp(`^[${symbols}]{${2 * half}}$`);

/** The reference in a typed text, with its hyphen, in any case and with any blanks; undefined when it is none. */
export const parseReference = (typed: string): string | undefined => {
  const text = foldTyped(typed);
  return written.test(text) && isMixed(text) ? `${text.slice(0, half)}-${text.slice(half)}` : undefined;
};

const codeHalf = 4;
const writtenCode = new RegExp(`^[${symbols}]{${2 * codeHalf}}$`);

const splitCode = (text: string) => `${text.slice(0, codeHalf)}-${text.slice(codeHalf)}`;

/**
 * A new code, like `K7MH-4PXR`, of some 38 thousand million: it takes the place of a date of birth that nobody gave. Longer than a
 * reference, so that nobody takes one for the other.
 */
export const makeStatusCode = (pick: (below: number) => number): string =>
  splitCode(Array.from({ length: 2 * codeHalf }, () => symbols[pick(symbols.length)]).join(''));

/** The code in a typed text, as {@link parseReference} reads a reference; undefined when it is none. */
export const parseStatusCode = (typed: string): string | undefined => {
  const text = foldTyped(typed);
  return writtenCode.test(text) ? splitCode(text) : undefined;
};

const resumeGroups = 3;
const resumeSymbols = resumeGroups * codeHalf;
const writtenResumeCode = new RegExp(`^[${symbols}]{${resumeSymbols}}$`);

const inFours = (text: string): string =>
  Array.from({ length: resumeGroups }, (_, index) => text.slice(index * codeHalf, (index + 1) * codeHalf)).join('-');

/**
 * A new code, like `K7MH-4PXR-9CDF`, of some seven thousand million million: with it alone somebody comes back to a form that they
 * left.
 */
export const makeResumeCode = (pick: (below: number) => number): string =>
  inFours(Array.from({ length: resumeSymbols }, () => symbols[pick(symbols.length)]).join(''));

/** The code in a typed text, as {@link parseReference} reads a reference; undefined when it is none. */
export const parseResumeCode = (typed: string): string | undefined => {
  const text = foldTyped(typed);
  return writtenResumeCode.test(text) ? inFours(text) : undefined;
};

/** A reference as issued, or the longer id that was issued before there were references. */
export const givenReference = new RegExp(`^(?:[${symbols}]{${half}}-[${symbols}]{${half}}|[0-9A-HJKMNP-TV-Z]{26})$`);
