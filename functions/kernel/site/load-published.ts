import { setFacts } from '../../../shared/organisation/facts.ts';
import { changedFacts } from '../../../shared/publishing/site-facts.ts';
import type { LanguageKey } from '../../../shared/words/language.ts';
import { setFrame } from '../http/html-page.ts';
import { log } from '../lib/log.ts';
import { readItemCached } from '../store/entity.ts';
import { connectTable, type Table } from '../store/open-table.ts';
import { frameEntity, publishedEntity } from './site-items.ts';

let connected: Table | undefined;

/**
 * Loads what the organisation published last, before a function names it to somebody; with a language, also the menu and
 * footer of its pages. What a call has read of it already is not read again.
 */
export const loadPublished = async (language?: LanguageKey): Promise<void> => {
  connected ??= connectTable();
  const [published, frame] = await Promise.all([
    readItemCached(connected, publishedEntity, undefined),
    language && readItemCached(connected, frameEntity, language),
  ]);
  setFacts(published ? changedFacts(published.facts) : {});
  if (language) setFrame(language, frame?.html);
};

/** The same, where something is done already and has to be said: if it cannot be read, what was loaded last stands. */
export const tryLoadPublished = async (language?: LanguageKey): Promise<void> => {
  try {
    await loadPublished(language);
  } catch (error) {
    log({ event: 'published-not-read', error: error instanceof Error ? error.name : 'unknown' });
  }
};
