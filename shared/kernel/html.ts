const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeText = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? '');

/** Safe HTML: only {@link html} makes it. */
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

/** A template of HTML. Values are escaped unless they are safe HTML themselves: nothing typed is read as HTML. */
export const html = (pieces: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(String.raw({ raw: pieces }, ...values.map(write)));

export type { Html };
