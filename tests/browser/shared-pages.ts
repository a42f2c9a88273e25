import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

type Viewport = { width: number; height: number } | null | undefined;
type Lending = { own: boolean; viewport: Viewport; runsScripts: boolean };
type Shared = { context: BrowserContext; page: Page; sessions: CDPSession[]; isAltered: boolean };

// Calls whose effect on a page or its context cannot be taken back.
const alterations = {
  page: ['addInitScript', 'exposeFunction', 'exposeBinding', 'close'],
  context: ['addInitScript', 'exposeFunction', 'exposeBinding', 'grantPermissions'],
  clock: ['install'],
};

const listenedTo = ['console', 'dialog', 'pageerror', 'request', 'requestfailed', 'requestfinished', 'response'];

/** Remembers whether anything was done to the page that cannot be taken back, and what can. */
const noticeAlterations = (shared: Shared): void => {
  const watch = (object: object, names: readonly string[]) => {
    for (const name of names) {
      const original: unknown = Reflect.get(object, name);
      if (typeof original !== 'function') throw new Error(`Playwright has no ${name} any more`);
      Reflect.set(object, name, (...given: unknown[]) => {
        shared.isAltered = true;
        return original.apply(object, given);
      });
    }
  };
  watch(shared.page, alterations.page);
  watch(shared.context, alterations.context);
  watch(shared.page.clock, alterations.clock);

  // The kind of medium can be taken back; what the context was opened with is not known here.
  const emulate = shared.page.emulateMedia.bind(shared.page);
  shared.page.emulateMedia = async (given = {}) => {
    const { media: _, ...others } = given;
    shared.isAltered ||= Object.keys(others).length > 0;
    await emulate(given);
  };

  const { context } = shared;
  const openSession = context.newCDPSession.bind(context);
  context.newCDPSession = async (...given) => {
    const session = await openSession(...given);
    shared.sessions.push(session);
    return session;
  };
};

/** Waits until the scripts have taken over the first element of a selector; a page without such an element has none. */
export const awaitAlive = async (page: Page, selector: string): Promise<void> => {
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    return element === null || Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  }, selector);
};

/**
 * A visitor's page can be read before its scripts have come, and a form is then sent without them: a test goes on when
 * they have run, unless it says itself what it waits for.
 */
const awaitScripts = (page: Page): void => {
  const open = page.goto.bind(page);
  page.goto = async (address, options) => {
    const answer = await open(address, options);
    if (options?.waitUntil) return answer;
    await awaitAlive(page, '#root[data-page] > *');
    return answer;
  };
};

/** Leaves the page as if it were new: no listener, route, cookie or stored word of the test that had it. */
const clear = async ({ context, page, sessions }: Shared, siteUrl: string): Promise<void> => {
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const session of sessions.splice(0)) await session.detach();
  for (const event of listenedTo) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await page.emulateMedia({ media: null });
  await context.clearCookies();
  // A page of the site that runs no scripts: what was open is left, and its storage can be cleared.
  await page.goto(`${siteUrl}/robots.txt`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
};

/**
 * Pages that the tests of a worker share, one after another: one for each of the settings of a context that they ask for.
 * A page of its own costs a test more than a second of processor time: a new context loads every script again, and a new
 * renderer compiles it again.
 */
export const createSharedPages = () => {
  const pages = new Map<string, Shared>();

  const open = async (browser: Browser, runsScripts: boolean): Promise<Shared> => {
    const context = await browser.newContext();
    const shared: Shared = { context, page: await context.newPage(), sessions: [], isAltered: false };
    noticeAlterations(shared);
    if (runsScripts) awaitScripts(shared.page);
    return shared;
  };

  return {
    /** The page of these settings, or one of the test's own, at this size, and the two ways to end with it. */
    async lend(browser: Browser, settings: string, { own, viewport, runsScripts }: Lending) {
      const shared = (own ? undefined : pages.get(settings)) ?? (await open(browser, runsScripts));
      if (!own) pages.set(settings, shared);
      if (viewport) await shared.page.setViewportSize(viewport);
      const discard = async () => {
        if (!own) pages.delete(settings);
        await shared.context.close();
      };
      const canBeReset = () => !own && !shared.isAltered;
      return {
        page: shared.page,
        reset: (siteUrl: string) => (canBeReset() ? clear(shared, siteUrl) : discard()),
        discard,
      };
    },
  };
};
