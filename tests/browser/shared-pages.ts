import type { Browser, BrowserContext, Page } from '@playwright/test';

type Viewport = { width: number; height: number } | null | undefined;
type Shared = { context: BrowserContext; page: Page; settings: string; isAltered: boolean };

// Of these, nothing takes back what they did to a page or its context.
const alterations = {
  page: ['addInitScript', 'exposeFunction', 'exposeBinding', 'emulateMedia', 'close'],
  context: ['addInitScript', 'exposeFunction', 'exposeBinding', 'grantPermissions', 'newCDPSession', 'setOffline'],
  clock: ['install'],
};

const listenedTo = ['console', 'dialog', 'pageerror', 'request', 'requestfailed', 'requestfinished', 'response'];

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
};

/**
 * A page that the tests of a worker share, one after another. A page of its own costs a test about two seconds of
 * processor time: a new context loads every script again, and a new renderer compiles it again.
 */
export const createSharedPage = () => {
  let shared: Shared | undefined;

  const discard = async () => {
    await shared?.context.close();
    shared = undefined;
  };

  return {
    /** `settings` are those of the context: a test with others than the one before gets a new page. */
    async take(browser: Browser, settings: string): Promise<Page> {
      if (shared?.settings !== settings) await discard();
      if (!shared) {
        const context = await browser.newContext();
        shared = { context, page: await context.newPage(), settings, isAltered: false };
        noticeAlterations(shared);
      }
      return shared.page;
    },
    /** Leaves the page as if it were new: no listener, route, cookie or stored word of the test that had it. */
    async reset(viewport: Viewport, siteUrl: string): Promise<void> {
      if (!shared) return;
      if (shared.isAltered) return await discard();
      const { context, page } = shared;
      for (const other of context.pages()) if (other !== page) await other.close();
      for (const event of listenedTo) page.removeAllListeners(event);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.clearCookies();
      // A page of the site that runs no scripts: what was open is left, and its storage can be cleared.
      await page.goto(`${siteUrl}/robots.txt`);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      if (viewport) await page.setViewportSize(viewport);
    },
    discard,
  };
};
