const excerptLetters = 160;

/** The excerpt of a longer text that a timeline shows. */
export const excerptOf = (text: string): string => {
  const letters = [...text];
  return letters.length > excerptLetters ? `${letters.slice(0, excerptLetters).join('')}…` : text;
};
