/** The language of an instrument, shown beside its credit: only published wordings are used, word by word. */
export const offeredIn =
  'Offered in English, with an interpreter for whoever speaks another language. Please do not put it into other words.';
