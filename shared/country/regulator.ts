/** The authority to which a person in the United Kingdom complains about the use of their information. */
export const regulatorAddress = 'https://ico.org.uk/make-a-complaint/';
