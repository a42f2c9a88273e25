const excerptLetters = 160;

/** What a timeline shows of a longer text. */
export const excerptOf = (text: string): string => {
  const letters = [...text];
  return letters.length > excerptLetters ? `${letters.slice(0, excerptLetters).join('')}…` : text;
};
