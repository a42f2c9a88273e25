import type { Published, ShownFacts } from '../organisation/facts.ts';
import type { LanguageKey } from '../words/language.ts';

/** The colours of the site that the form on paper uses, as `#rrggbb`. */
export type FormColours = Readonly<Record<'ink' | 'quiet' | 'madder', string>>;

/** A page as React draws it, without the document around it. */
type Drawing = {
  /** The tags that are this page's own. */
  head: string;
  html: string;
  /** What was published, for its scripts. */
  data: Partial<ShownFacts>;
  /** Of its address, and the file of its source. */
  pattern: string;
  source: string;
};

/** Draws a page with what the organisation published, as it is on a day. A build makes one for each language: `web/src/entry-prerender.tsx`. */
export type RenderPage = (path: string, published: Published, day: string) => Promise<Drawing>;

/** Draws the referral form on paper, which is in English: `web/draw-form-pdf.ts`. */
export type DrawForm = (published: Published, colours: FormColours) => Promise<Uint8Array>;

/** What a build leaves for the pages of a language, besides what draws them: whatever they have that no publication changes. */
export type PageParts = {
  /** The document around a page, with `<!--head-->`, an empty root, and no scripts. */
  template: string;
  theme: string;
  fonts: string;
  css: string;
  /** The tags of the scripts of a page, by the file of its source. */
  scripts: { readonly [source: string]: string };
  /** The script that adds those after the first paint. */
  starter: string;
  colours: FormColours;
};

/** By their paths, the hashes of the pages of a language that somebody who speaks it found right. */
export type Checks = Readonly<Record<string, string>>;

/** What draws with the words of a publication: each time anew, as a file of words is read once. */
export const drawingWorker = 'draw-in-worker';

/** What that worker is asked for: every file of a language, or one page without its scripts, and its hash. */
export type DrawOrder = {
  /** What the build left for the language. */
  folder: string;
  key: LanguageKey;
  published: Published;
  checks: Checks;
  day: string;
  path: string | undefined;
};
