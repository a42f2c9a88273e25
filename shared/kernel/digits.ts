/**
 * The numbering system of every number and date, in any language: the digits of telephones here, of references and of
 * the texts. By default, Bengali, and Arabic in some countries, would write dates in others, so that a page had two
 * kinds.
 */
export const ourDigits = { numberingSystem: 'latn' } as const;
