/*
 * The code that came with the answer to a referral, for the page that comes next. In the memory of the page alone: others may use
 * this phone, so that it is in no address, no history and no storage, and is gone with the page.
 */
const given: { code?: string | undefined } = {};

export const giveCode = (code: string | undefined): void => {
  given.code = code;
};

export const readGivenCode = (): string | undefined => given.code;
