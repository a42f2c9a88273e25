/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';
import { expectAccessible, test } from '../browser/product.ts';
import { expectAccessibleAtBothWidths } from '../browser/widths.ts';

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// The area that a window of 1280 by 1024 pixels shows at 200 % and at 400 %.
const zoomed = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
];

// One language from the right and one from the left: the others differ in their letters alone.
const pages = ['ur', 'pa'].flatMap((key) =>
  ['', '/services', '/referrals', '/referrals/me', '/referrals/me#more'].map((path) => `/${key}${path}`),
);

test('pages of either direction can be read by everybody, at any width and zoom', async ({ page }) => {
  const size = page.viewportSize();
  for (const path of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      const dir = path.startsWith('/ur') ? 'rtl' : 'ltr';
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      await expectAccessibleAtBothWidths(page);
      for (const viewport of zoomed) {
        await page.setViewportSize(viewport);
        expect(await sidewaysScroll(page)).toBe(0);
      }
      if (size) await page.setViewportSize(size);
    });
  }
});

/** A device with these voices; the texts that they speak are recorded on the window. */
const giveVoices = (page: Page, voices: { lang: string; localService: boolean }[]) =>
  page.addInitScript((given) => {
    const spoken: string[] = [];
    let ending: (() => void) | undefined;
    class Utterance {
      text: string;
      voice: unknown;
      lang = '';
      onend: (() => void) | undefined;
      constructor(text: string) {
        this.text = text;
      }
    }
    const speech = {
      getVoices: () => {
        Object.assign(window, { asked: true });
        return given.map((voice) => ({ ...voice, default: false, name: voice.lang }));
      },
      speak: (utterance: Utterance) => {
        spoken.push(utterance.text);
        ending = () => utterance.onend?.();
      },
      cancel: () => {
        ending = undefined;
      },
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.assign(window, { spoken, finish: () => ending?.(), isSpeaking: () => ending !== undefined });
  }, voices);

const spoken = (page: Page) => page.evaluate(() => Reflect.get(window, 'spoken') as string[]);
const finish = (page: Page) => page.evaluate(() => (Reflect.get(window, 'finish') as () => void)());
const isSpeaking = (page: Page) => page.evaluate(() => (Reflect.get(window, 'isSpeaking') as () => boolean)());

test.describe('the page read aloud', () => {
  test.use({ ownPage: true });

  test('by a voice of the device: started, held, gone on with, and ended with the page', async ({ page }) => {
    await giveVoices(page, [{ lang: 'en-GB', localService: true }]);
    await page.goto('/easy-read/services');
    await expectAccessible(page);
    const aloud = page.getByRole('region', { name: 'Read aloud' });
    await aloud.getByRole('button', { name: 'Listen to this page' }).press('Enter');
    expect(await spoken(page)).toEqual(['What we do']);
    await expect(page.locator('[data-reading]')).toHaveText('What we do');
    await finish(page);
    const [, second = ''] = await spoken(page);
    await aloud.getByRole('button', { name: 'Pause' }).press('Enter');
    expect(await isSpeaking(page)).toBe(false);
    await expect(page.locator('[data-reading]')).toHaveCount(0);
    await aloud.getByRole('button', { name: 'Carry on' }).press('Enter');
    expect((await spoken(page)).slice(1)).toEqual([second, second]);
    await aloud.getByRole('button', { name: 'Stop' }).press('Enter');
    expect(await isSpeaking(page)).toBe(false);
    await expect(aloud.getByRole('button', { name: 'Listen to this page' })).toBeFocused();
    await aloud.getByRole('button', { name: 'Listen to this page' }).click();
    expect(await isSpeaking(page)).toBe(true);
    await page.getByRole('link', { name: 'Ask for help' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask for help');
    expect(await isSpeaking(page)).toBe(false);

    // The short referral takes the same way as the long one, and words its errors itself.
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert').first()).toContainText('Please enter your first name.');
    await page.getByLabel('What is your first name?').fill('Easy');
    await page.getByLabel('What is your last name?').fill('Reader');
    await page.getByLabel('What is your phone number?').fill('07700 900444');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/referral-success#\w{3}-\w{3}$/);
  });

  test('by no voice that sends the words away, and by none of another language', async ({ page }) => {
    await giveVoices(page, [
      { lang: 'ur-PK', localService: false },
      { lang: 'en-GB', localService: true },
    ]);
    await page.goto('/ur/services');
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'asked'))).toBe(true);
    await expect(page.getByRole('region', { name: 'پڑھ کر سنانا' })).toHaveCount(0);
  });
});
