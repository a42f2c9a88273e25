/**
 * The digits of every number and date, in any language: those that are on a telephone here, in a reference and in the texts.
 * Bengali, and Arabic in some countries, would write dates in others, so that a page had two kinds.
 */
export const ourDigits = { numberingSystem: 'latn' } as const;
