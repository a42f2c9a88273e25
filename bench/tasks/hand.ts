import type { Locator, Page } from '@playwright/test';

export type Effort = { clicks: number; keys: number; screens: number; seconds: number };

/**
 * Counts what a person does with a screen. The words of a text that they compose are not counted: they take as long on
 * any screen.
 */
export const startHand = (page: Page) => {
  const effort = { clicks: 0, keys: 0, screens: 0 };
  const start = Date.now();
  const pathNow = () => new URL(page.url()).pathname;
  let path = pathNow();
  return {
    page,
    main: page.getByRole('main'),
    async click(what: Locator): Promise<void> {
      await what.click();
      effort.clicks += 1;
    },
    /** A choice from a list that drops down counts as a click. */
    async choose(what: Locator, label: string): Promise<void> {
      await what.selectOption({ label });
      effort.clicks += 1;
    },
    async press(...keys: string[]): Promise<void> {
      for (const key of keys) await page.keyboard.press(key);
      effort.keys += keys.length;
    },
    write: (where: Locator, words: string) => where.fill(words),
    /** Waits for what the person waits for. If the address has changed by then, counts a further screen. */
    async see(what: Locator): Promise<void> {
      await what.waitFor();
      if (pathNow() !== path) effort.screens += 1;
      path = pathNow();
    },
    effort: (): Effort => ({ ...effort, seconds: Math.round((Date.now() - start) / 100) / 10 }),
  };
};
export type Hand = ReturnType<typeof startHand>;
