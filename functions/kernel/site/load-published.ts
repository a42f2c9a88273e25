import { type Facts, setFacts } from '../../../shared/organisation/facts.ts';
import { changedFacts } from '../../../shared/publishing/site-facts.ts';
import { overridesOf } from '../../../shared/publishing/site-words.ts';
import type { LanguageKey } from '../../../shared/words/language.ts';
import { setOverrides } from '../../../shared/words/overrides.ts';
import { setFrame } from '../http/html-page.ts';
import { log } from '../lib/log.ts';
import { readItemCached } from '../store/entity.ts';
import { connectTable, type Table } from '../store/open-table.ts';
import { frameEntity, publishedEntity, publishedWordsEntity } from './site-items.ts';

let connected: Table | undefined;

/**
 * Loads what the organisation published last, before a function names it to somebody: the facts, and the words of a
 * language. What a call has read of it already is not read again.
 */
export const loadPublished = async (language: LanguageKey = 'en'): Promise<void> => {
  connected ??= connectTable();
  const [published, words] = await Promise.all([
    readItemCached(connected, publishedEntity, undefined),
    readItemCached(connected, publishedWordsEntity, language),
  ]);
  showFacts(published);
  setOverrides(language, overridesOf(words?.words));
};

// Less than the minute within which a publication is to be seen.
const freshMs = 30_000;
let loadedAt = Number.NEGATIVE_INFINITY;

const showFacts = (published: { facts: Facts } | undefined): void => {
  setFacts(published ? changedFacts(published.facts) : {});
  loadedAt = Date.now();
};

/**
 * Loads the facts again where they were loaded half a minute ago: every function goes by the services and their rules,
 * and would ask for them with each call otherwise.
 */
export const refreshFacts = async (): Promise<void> => {
  if (Date.now() - loadedAt < freshMs) return;
  connected ??= connectTable();
  await tryTo(readItemCached(connected, publishedEntity, undefined).then(showFacts));
};

/** The same, with the menu and footer of the pages of the language. */
export const loadPublishedPage = async (language: LanguageKey): Promise<void> => {
  connected ??= connectTable();
  const [frame] = await Promise.all([readItemCached(connected, frameEntity, language), loadPublished(language)]);
  setFrame(language, frame?.html);
};

const tryTo = async (load: Promise<void>): Promise<void> => {
  try {
    await load;
  } catch (error) {
    // A permission that is missing is a fault of the template, and would let a function go by the first facts for ever.
    if (error instanceof Error && error.name === 'AccessDeniedException') throw error;
    log({ event: 'published-not-read', error: error instanceof Error ? error.name : 'unknown' });
  }
};

/** Where something is done already and has to be said: if it cannot be read, what was loaded last stands. */
export const tryLoadPublished = (language?: LanguageKey): Promise<void> => tryTo(loadPublished(language));
export const tryLoadPublishedPage = (language: LanguageKey): Promise<void> => tryTo(loadPublishedPage(language));
