const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeText = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? '');

/** Text that is HTML already: only {@link html} makes it. */
class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = string | number | false | undefined | Html | readonly Value[];

const write = (value: Value): string => {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.markup;
  return typeof value === 'object' ? value.map(write).join('') : escapeText(String(value));
};

/** A piece of HTML. What is put into it is escaped, unless it is such a piece itself: nothing typed is read as HTML. */
export const html = (pieces: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(String.raw({ raw: pieces }, ...values.map(write)));

export type { Html };
