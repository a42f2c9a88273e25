/** A paragraph of some lines, or a list of them, with its place among the blocks. */
type Block = { at: number; lines: string[]; isList: boolean };

const item = /^[-•*]\s+/;

/** Plain text in paragraphs, which blank lines part; lines that each begin with a dash are a list. */
export const readBlocks = (text: string): Block[] => {
  const blocks: Block[] = [];
  let isApart = true;
  for (const line of text.split('\n').map((one) => one.trim())) {
    const isList = item.test(line);
    const words = line.replace(item, '');
    const last = blocks.at(-1);
    if (words === '') isApart = true;
    else if (last && !isApart && last.isList === isList) last.lines.push(words);
    else blocks.push({ at: blocks.length, lines: [words], isList });
    if (words !== '') isApart = false;
  }
  return blocks;
};

/** A part of a line, with its place among the parts, and where it leads. */
type Part = { at: number; text: string; to?: string };

// The full stop or bracket after an address is the sentence's.
const address = /(https:\/\/[^\s<>"]*[^\s<>".,;:!?)\]’”])/;

/** The parts of a line, in which each secure web address is a link. */
export const readLinks = (line: string): Part[] =>
  line
    .split(address)
    .filter(Boolean)
    .map((text, at) => (address.test(text) && URL.canParse(text) ? { at, text, to: text } : { at, text }));
