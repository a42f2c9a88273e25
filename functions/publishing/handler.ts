import { firstFacts } from '../../shared/organisation/organisation.ts';
import { publishingCalls, shownPublications } from '../../shared/publishing/calls.ts';
import { changedFacts } from '../../shared/publishing/site-facts.ts';
import { siteLanguages } from '../../shared/site/site-frame.ts';
import { translatedPages } from '../../shared/site/site-languages.ts';
import { publicPages } from '../../shared/site/site-paths.ts';
import type { LanguageKey } from '../../shared/words/language.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { conflict, conflictWith, notFound } from '../kernel/http/outcome.ts';
import { serve } from '../kernel/http/serve.ts';
import { withStaff } from '../kernel/http/with-staff.ts';
import { drawOne } from './draw-all.ts';
import { publishSite } from './publish.ts';
import { createPublicationStore } from './store/publications.ts';

const changedMeanwhile =
  'Somebody else has changed the draft since you opened it. Nothing you wrote is lost: please look at theirs and save again.';
const draftChanged =
  'Somebody else has changed the draft since you looked at it. Nothing was published: please look at it again.';
const nothingNew = 'The draft is what is published already. There is nothing to publish.';
const publishing = 'The site is being published at this moment. Please wait a minute, and try again.';

const isPage = (language: LanguageKey, path: string): boolean =>
  siteLanguages.includes(language) && (language === 'en' ? publicPages : translatedPages).includes(path);

type Draft = Awaited<ReturnType<ReturnType<typeof createPublicationStore>['read']>>;

const findRefusal = ({ version, facts, published, isBrokenOff }: Draft, wanted: number): string | undefined => {
  if (version !== wanted) return draftChanged;
  const isNew = isBrokenOff || Object.keys(changedFacts(facts, published.facts)).length > 0;
  return isNew ? undefined : nothingNew;
};

const makeDependencies = withStaff((table) => ({ publications: createPublicationStore(table) }));

const handlers: Handlers<typeof publishingCalls, ReturnType<typeof makeDependencies>> = {
  readSiteDraft: async (_, { publications }) => ({ status: 200, body: await publications.read() }),
  saveSiteDraft: async ({ body, auditContext }, { publications }) => {
    const done = await publications.saveDraft(body, auditContext);
    const draft = await publications.read();
    return done ? { status: 200, body: draft } : conflictWith(changedMeanwhile, draft);
  },
  previewSite: async ({ query: { language = 'en', path = '/' } }, { publications }) => {
    if (!isPage(language, path)) return notFound('There is no such page of the site.');
    const { facts } = await publications.read();
    return { status: 200, body: { html: await drawOne(language, path, changedFacts(facts)) } };
  },
  publishSite: async ({ body: { version }, auditContext }, { publications }) => {
    const refused = findRefusal(await publications.read(), version);
    if (refused) return conflict(refused);
    await auditContext.admission;
    const done = await publications.whileLocked(async () => {
      const draft = await publications.read();
      if (findRefusal(draft, version)) return false;
      const { facts, published } = draft;
      const made = { version, number: published.number + 1, facts };
      return await publishSite({ facts, before: published.facts }, (frames) =>
        publications.publish({ ...made, frames }, auditContext),
      );
    });
    if (done === undefined) return conflict(publishing);
    if (!done) return conflict(draftChanged);
    return { status: 200, body: await publications.read() };
  },
  listPublications: async (_, { publications, staff }) => {
    const all = await publications.list();
    const names = await staff.name(all.map(({ by }) => by));
    const content = all.slice(0, shownPublications).map(({ by, ...one }, index) => ({
      ...one,
      by: names.get(by) ?? { id: by, firstName: '', lastName: '' },
      before: all[index + 1]?.facts ?? firstFacts,
    }));
    return { status: 200, body: { content } };
  },
};

export const handler = serve(publishingCalls, handlers, makeDependencies);
