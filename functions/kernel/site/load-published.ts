import { setFacts } from '../../../shared/organisation/facts.ts';
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
 * Loads what the organisation published last, before a function names it to somebody: the facts, the words of a language,
 * and the menu and footer of its pages. What a call has read of it already is not read again.
 */
export const loadPublished = async (language: LanguageKey = 'en'): Promise<void> => {
  connected ??= connectTable();
  const [published, words, frame] = await Promise.all([
    readItemCached(connected, publishedEntity, undefined),
    readItemCached(connected, publishedWordsEntity, language),
    readItemCached(connected, frameEntity, language),
  ]);
  setFacts(published ? changedFacts(published.facts) : {});
  setOverrides(language, overridesOf(words?.words));
  setFrame(language, frame?.html);
};

/** The same, where something is done already and has to be said: if it cannot be read, what was loaded last stands. */
export const tryLoadPublished = async (language: LanguageKey = 'en'): Promise<void> => {
  try {
    await loadPublished(language);
  } catch (error) {
    log({ event: 'published-not-read', error: error instanceof Error ? error.name : 'unknown' });
  }
};
