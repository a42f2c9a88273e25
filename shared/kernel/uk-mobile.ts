import { cappedText } from './text.ts';

const international = /^(?:(?:\+44|0044)0?|0)(7\d{9})$/;

/** A UK mobile number as people write it, in the form that texts need: `07700 900123` becomes `+447700900123`. */
export const ukMobile = cappedText(30, {
  missing: 'Please enter a UK mobile number.',
  tooLong: 'Please enter a UK mobile number, like 07700 900123.',
})
  .transform((typed) => typed.replaceAll(/[\s().-]/g, ''))
  .refine((typed) => international.test(typed), 'Please enter a UK mobile number, like 07700 900123.')
  .transform((typed) => typed.replace(international, '+44$1'));

/** `+447700900123` in the usual UK form. */
export const showMobile = (number: string): string => number.replace(/^\+44(\d{4})(\d{3})(\d{3})$/, '0$1 $2$3');
