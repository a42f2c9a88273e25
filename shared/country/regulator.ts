/** To whom a person in the United Kingdom complains about how their information is used. */
export const regulatorAddress = 'https://ico.org.uk/make-a-complaint/';
