import { nameServices } from '../own-words.ts';

/** The organisation's services. */
export const serviceNames = nameServices<'gu'>({
  rahat: 'રાહત: સ્ત્રીઓ અને છોકરીઓ માટે',
  counselling: 'કાઉન્સેલિંગ',
  yaarana: 'યારાના: વૃદ્ધ પુરુષોની દિવસની સંભાળ',
  cancer: 'કૅન્સરમાં સાથી',
});
