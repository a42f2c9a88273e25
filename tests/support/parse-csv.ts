/** Reads RFC 4180 as a spreadsheet does, character by character, without the byte order mark. */
export const parseCsv = (marked: string): string[][] => {
  const text = marked.replace(/^\uFEFF/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === ',') {
      row.push(cell);
      cell = '';
    } else if (letter === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at += 1;
    } else cell += letter;
  }
  return rows;
};
