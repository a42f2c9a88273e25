import { formatDay } from '../../shared/kernel/format-day.ts';
import { today } from '../../shared/kernel/today.ts';
import { firstFacts } from '../../shared/organisation/organisation.ts';
import { publishingCalls, shownPublications, shownTexts } from '../../shared/publishing/calls.ts';
import { findLeftOut } from '../../shared/publishing/kept-services.ts';
import { changedFacts } from '../../shared/publishing/site-facts.ts';
import {
  type ChangedText,
  changedTexts,
  checkPlace,
  type WordFile,
  wordFilesOf,
} from '../../shared/publishing/site-words.ts';
import { addedPaths } from '../../shared/site/added-pages.ts';
import { siteLanguages } from '../../shared/site/site-frame.ts';
import { translatedPages } from '../../shared/site/site-languages.ts';
import { publicPages } from '../../shared/site/site-paths.ts';
import type { LanguageKey } from '../../shared/words/language.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { conflict, conflictWith, notFound, refusedAt } from '../kernel/http/outcome.ts';
import { serve } from '../kernel/http/serve.ts';
import { withStaff } from '../kernel/http/with-staff.ts';
import type { AuditContext } from '../kernel/store/audit.ts';
import { checkPicture } from './check-picture.ts';
import { drawOne } from './draw-all.ts';
import { publishSite } from './publish.ts';
import { writePicture } from './site-files.ts';
import { findWrongText, readSentences, withTexts } from './site-words.ts';
import { areTextsTooLong, isTooLong } from './store/content-limits.ts';
import { contentBefore, createPublicationStore, type Draft } from './store/publications.ts';
import { besideEnglish, findBehind } from './translated-texts.ts';

const changedMeanwhile =
  'Somebody else has changed the draft since you opened it. Nothing you wrote is lost: please look at theirs and save again.';
const draftChanged =
  'Somebody else has changed the draft since you looked at it. Nothing was published: please look at it again.';
const nothingNew = 'The draft is what is published already. There is nothing to publish.';
const publishing = 'The site is being published at this moment. Please wait a minute, and try again.';

const isPage = (language: LanguageKey, path: string, { facts }: Draft): boolean =>
  siteLanguages.includes(language) &&
  [...(language === 'en' ? publicPages : translatedPages), ...addedPaths(facts, language, today())].includes(path);

const textsOf = (changes: readonly ChangedText[]) => ({
  words: changes.slice(0, shownTexts),
  wordCount: changes.length,
});

const toBody = ({ words, published, ...draft }: Draft) => {
  const { words: publishedWords, ...last } = published;
  const { services, pages = [] } = draft.facts;
  return {
    ...draft,
    published: last,
    behind: services.flatMap((one) => findBehind(one).map((language) => ({ service: one.id, language }))),
    pagesBehind: pages.flatMap((one) => findBehind(one).map((language) => ({ page: one.number, language }))),
    ...textsOf(changedTexts(publishedWords, words)),
  };
};

const isFile = (language: LanguageKey, file: WordFile): boolean =>
  siteLanguages.includes(language) && wordFilesOf(language).includes(file);
const noSuchPage = 'There is no such page of the site.';
const noSuchPart = 'The site has no such part in this language.';

const findRefusal = ({ version, facts, words, published, isBrokenOff }: Draft, wanted: number): string | undefined => {
  if (version !== wanted) return draftChanged;
  const isNew =
    isBrokenOff ||
    Object.keys(changedFacts(facts, published.facts)).length > 0 ||
    changedTexts(published.words, words).length > 0;
  return isNew ? undefined : nothingNew;
};

const tooLong =
  'These are more words than can be kept at once. Please publish what is in the draft first, or write less.';
const pagesTooLong = 'These are more words than can be kept on pages of your own. Please write less on one of them.';
const servicesTooLong =
  'These are more words about the services than can be kept. Please write less about one of them.';
const leftOut = (name: string): string =>
  `Records can name ${name}, which has been published: it cannot be left out. End it from a day.`;

const makeDependencies = withStaff((table) => ({ publications: createPublicationStore(table) }));
type Publications = ReturnType<typeof createPublicationStore>;

/** The draft as it is now; beside a refusal where a colleague had changed it. */
const answerDraft = async (isSaved: boolean, publications: Publications) => {
  const draft = toBody(await publications.read());
  return isSaved ? ({ status: 200, body: draft } as const) : conflictWith(changedMeanwhile, draft);
};

/** Saves what an admin changed of the facts in a draft as it was read. */
const saveFacts = async (
  publications: Publications,
  read: Draft,
  { version, facts }: Pick<Draft, 'version' | 'facts'>,
  auditContext: AuditContext,
) => {
  const content = { facts, words: read.words };
  const done = version === read.version && (await publications.saveDraft(read, content, auditContext));
  return await answerDraft(done, publications);
};

const handlers: Handlers<typeof publishingCalls, ReturnType<typeof makeDependencies>> = {
  readSiteDraft: async (_, { publications }) => ({ status: 200, body: toBody(await publications.read()) }),
  saveSiteDraft: async ({ body, auditContext }, { publications }) => {
    const read = await publications.read();
    const { services, pages, pictures } = read.facts;
    const facts = { ...body.facts, services, pages, pictures };
    return await saveFacts(publications, read, { version: body.version, facts }, auditContext);
  },
  saveSiteServices: async ({ body: { version, services }, auditContext }, { publications }) => {
    const read = await publications.read();
    const gone = findLeftOut(services, read.published.facts.services);
    if (gone) return refusedAt('services', leftOut(gone.name));
    if (areTextsTooLong(services)) return refusedAt('services', servicesTooLong);
    const saved = besideEnglish(services, ({ id }) => read.facts.services.find((one) => one.id === id));
    return await saveFacts(publications, read, { version, facts: { ...read.facts, services: saved } }, auditContext);
  },
  saveSitePages: async ({ body: { version, pages }, auditContext }, { publications }) => {
    if (areTextsTooLong(pages)) return refusedAt('pages', pagesTooLong);
    const read = await publications.read();
    const saved = besideEnglish(pages, ({ number }) => read.facts.pages?.find((one) => one.number === number));
    return await saveFacts(publications, read, { version, facts: { ...read.facts, pages: saved } }, auditContext);
  },
  saveSitePictures: async ({ body: { version, pictures }, auditContext }, { publications }) => {
    const read = await publications.read();
    return await saveFacts(publications, read, { version, facts: { ...read.facts, pictures } }, auditContext);
  },
  addSitePicture: async ({ body, auditContext }, { publications }) => {
    const checked = await checkPicture(Buffer.from(body.picture, 'base64'));
    if ('message' in checked) return refusedAt('picture', checked.message);
    await auditContext.admission;
    await writePicture(checked);
    await publications.recordPicture(auditContext);
    return { status: 201, body: { file: checked.name } };
  },
  readSiteWords: async ({ query: { language, file } }, { publications }) => {
    if (!isFile(language, file)) return notFound(noSuchPart);
    return { status: 200, body: await readSentences(language, file, await publications.read()) };
  },
  saveSiteWords: async ({ body: { version, language, file, texts }, auditContext }, { publications }) => {
    if (!isFile(language, file)) return notFound(noSuchPart);
    const wrong = await findWrongText(language, file, texts);
    if (wrong) return refusedAt(wrong.path, wrong.message);
    const read = await publications.read();
    const own = await withTexts({ key: language, file, words: read.words }, texts);
    const content = { facts: read.facts, words: { ...read.words, [language]: own } };
    if (isTooLong(content.words, read)) return refusedAt('texts', tooLong);
    const done = version === read.version && (await publications.saveDraft(read, content, auditContext));
    const now = await readSentences(language, file, await publications.read());
    return done ? { status: 200, body: now } : conflictWith(changedMeanwhile, now);
  },
  putBackSite: async ({ body: { version, number }, auditContext }, { publications }) => {
    const [read, all] = await Promise.all([publications.read(), publications.list()]);
    const content = contentBefore(number, read.published, all);
    if (!content) return notFound('There is no such publication any more.');
    const done = read.version === version && (await publications.saveDraft(read, content, auditContext));
    return done ? { status: 200, body: toBody(await publications.read()) } : conflict(draftChanged);
  },
  previewSite: async ({ query: { language = 'en', path = '/' } }, { publications }) => {
    const draft = await publications.read();
    if (!isPage(language, path, draft)) return notFound(noSuchPage);
    const { html, hash } = await drawOne(language, path, draft);
    const check = draft.words[language]?.[checkPlace(path)];
    return {
      status: 200,
      body: { html, ...(check && { check: { text: check.text, isCurrent: check.english === hash } }) },
    };
  },
  checkSitePage: async ({ body: { version, language, path, by }, auditContext }, { publications }) => {
    const read = await publications.read();
    if (!isPage(language, path, read)) return notFound(noSuchPage);
    const { hash } = await drawOne(language, path, read);
    const check = { text: `${by}, ${formatDay(today())}`, english: hash };
    const words = { ...read.words, [language]: { ...read.words[language], [checkPlace(path)]: check } };
    const content = { facts: read.facts, words };
    const done = version === read.version && (await publications.saveDraft(read, content, auditContext));
    return done ? { status: 200, body: toBody(await publications.read()) } : conflict(draftChanged);
  },
  publishSite: async ({ body: { version }, auditContext }, { publications }) => {
    const refused = findRefusal(await publications.read(), version);
    if (refused) return conflict(refused);
    await auditContext.admission;
    const done = await publications.whileLocked(async () => {
      const draft = await publications.read();
      if (findRefusal(draft, version)) return false;
      return await publishSite({ content: draft, before: draft.published }, (frames) =>
        publications.publish(draft, frames, auditContext),
      );
    });
    if (done === undefined) return conflict(publishing);
    if (!done) return conflict(draftChanged);
    return { status: 200, body: toBody(await publications.read()) };
  },
  listPublications: async (_, { publications, staff }) => {
    const all = await publications.list();
    const names = await staff.name(all.map(({ by }) => by));
    const content = all.slice(0, shownPublications).map(({ by, words, ...one }) => ({
      ...one,
      ...textsOf(words),
      by: names.get(by) ?? { id: by, firstName: '', lastName: '' },
    }));
    return { status: 200, body: { content, before: all[shownPublications]?.facts ?? firstFacts } };
  },
};

export const handler = serve(publishingCalls, handlers, makeDependencies);
