import type { SiteTexts } from '../../../shared/organisation/facts.ts';
import { changedTexts, type SiteWords } from '../../../shared/publishing/site-words.ts';
import type { Draft } from './publications.ts';

/** An item of the table holds 400 kB: the words of a language, and the changes of one publication. */
const mostBytes = 150_000;

/** Every function that names a service reads them, and the pages with them. */
const mostTextBytes = 60_000;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Whether the words of the site, or what the next publication would change of them, are more than an item holds. */
export const isTooLong = (words: SiteWords, { published }: Draft): boolean =>
  [...Object.values(words), changedTexts(published.words, words)].some((one) => bytesOf(one) > mostBytes);

/** Whether the services, or the added pages, have more words than the facts may hold. */
export const areTextsTooLong = (all: readonly { readonly words?: SiteTexts | undefined }[]): boolean =>
  bytesOf(all) > mostTextBytes;
