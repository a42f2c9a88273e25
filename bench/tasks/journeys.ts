import type { Browser, Page } from '@playwright/test';

/** The effort of a public form for a person at a keyboard, from the address to the thanks. */
export type Journey = { name: string; scripts: boolean; moves: number; typed: number; pages: number };

/** The keystroke-level model: seconds for each key of a person who types without looking at the keys. */
const secondsOfKey = 0.28;
/** More tabs than any form has fields: after so many, the field was not found. */
const mostTabs = 250;

const field = (name: string) => `[name="${name}"]`;
const person = (name: string) => field(`referralPersonalDetails.${name}`);

/** Goes through a page by keyboard alone and counts the keys: those that move and choose, and those that write. */
const startKeys = (page: Page) => {
  const counted = { moves: 0, typed: 0, pages: 1 };
  const press = async (key: string) => {
    await page.keyboard.press(key);
    counted.moves += 1;
  };
  const isFocused = (selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  /** Within a group of radio buttons the arrows move, elsewhere Tab. */
  const isInGroup = (selector: string) =>
    page.evaluate((wanted) => {
      const [focused, sought] = [document.activeElement, document.querySelector(wanted)];
      const names = [focused, sought].map((one) => one?.matches('[type=radio]') && one.getAttribute('name'));
      return Boolean(names[0]) && names[0] === names[1];
    }, selector);
  const tabTo = async (selector: string) => {
    for (let tabs = 0; !(await isFocused(selector)); tabs += 1) {
      if (tabs > mostTabs) throw new Error(`No key leads to ${selector}`);
      await press((await isInGroup(selector)) ? 'ArrowDown' : 'Tab');
    }
  };
  /** Folded parts are opened first. */
  const reach = async (selector: string) => {
    const fold = `details:not([open]):has(${selector}) > summary`;
    if ((await page.locator(fold).count()) > 0) {
      await tabTo(fold);
      await press('Enter');
    }
    await tabTo(selector);
  };
  return {
    counted,
    async write(selector: string, text: string): Promise<void> {
      await reach(selector);
      await page.keyboard.type(text);
      counted.typed += text.length;
    },
    async choose(selector: string): Promise<void> {
      await reach(selector);
      if (!(await page.locator(selector).isChecked())) await press('Space');
    },
    /** Presses a button and waits for what it leads to. */
    async go(button: string, next: string | RegExp): Promise<void> {
      const named = page.getByRole('main').getByRole('button', { name: button, exact: true });
      await named.evaluate((one) => one.setAttribute('data-sought', ''));
      await reach('[data-sought]');
      // The page asks a robot to wait two seconds.
      await page.waitForTimeout(2500);
      await press('Enter');
      await page.getByRole('heading', { name: next }).first().waitFor();
      counted.pages += 1;
    },
  };
};
/** Who fills in the form and what they answer, in any order of the page. */
const people: Record<string, { audience: string; answers: Record<string, string>; chosen: readonly string[] }> = {
  'a person, for themselves': {
    audience: 'me',
    answers: {
      [person('firstName')]: 'Surjit',
      [person('lastName')]: 'Keys',
      [person('phone')]: '07700900456',
      [field('referralContent.content')]: 'I do not sleep, and I worry all day.',
    },
    chosen: [`${field('referralSafeContact.methods')}[value="call"]`],
  },
  'a relative': {
    audience: 'family',
    answers: {
      [person('firstName')]: 'Amina',
      [person('lastName')]: 'Keys',
      [field('referralReferrer.firstName')]: 'Bilal',
      [field('referralReferrer.phone')]: '07700900457',
      [field('referralContent.content')]: 'She does not leave the house.',
    },
    chosen: [`${person('agreed')}[value="yes"]`],
  },
  'a receptionist': {
    audience: 'client',
    answers: {
      [field('referralReferrer.firstName')]: 'Jo',
      [field('referralReferrer.lastName')]: 'Desk',
      [field('referralReferrer.role')]: 'Receptionist, Mill Lane',
      [field('referralReferrer.email')]: 'jo@surgery.example',
      [person('firstName')]: 'Tariq',
      [person('lastName')]: 'Keys',
      [person('phone')]: '07700900461',
      [field('referralContent.content')]: 'Low mood since May.',
    },
    chosen: [`${person('agreed')}[value="yes"]`],
  },
};

/** The fields in the order in which the page has them. */
const inOrder = (page: Page, selectors: string[]): Promise<string[]> =>
  page.evaluate(
    (all) =>
      all.toSorted((one, other) => {
        const [a, b] = [document.querySelector(one), document.querySelector(other)];
        if (!a || !b) throw new Error(`There is no ${a ? other : one}`);
        return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
      }),
    selectors,
  );

/** The three ways to a referral, with scripts and without, by keys alone. */
export const performJourneys = async (browser: Browser, baseURL: string): Promise<Journey[]> => {
  const done: Journey[] = [];
  for (const [name, { audience, answers, chosen }] of Object.entries(people)) {
    for (const scripts of [true, false]) {
      const context = await browser.newContext({ baseURL, javaScriptEnabled: scripts, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto('/referrals', { waitUntil: 'networkidle' });
      const keys = startKeys(page);
      await keys.choose(`[value="${audience}"]`);
      for (const selector of await inOrder(page, [...Object.keys(answers), ...chosen])) {
        const text = answers[selector];
        await (text === undefined ? keys.choose(selector) : keys.write(selector, text));
      }
      await keys.go(scripts ? 'Check your answers' : 'Save', /^Check/);
      await keys.go('Save', /referral has been accepted|Thank you/);
      done.push({ name, scripts, ...keys.counted });
      await context.close();
    }
  }
  return done;
};

export const journeysTable = (journeys: readonly Journey[]): string =>
  [
    '| who refers | scripts | keys to move and choose | keys to write | pages | seconds of keys |',
    '|---|---|---|---|---|---|',
    ...journeys.map(
      ({ name, scripts, moves, typed, pages }) =>
        `| ${name} | ${scripts ? 'yes' : 'no'} | ${moves} | ${typed} | ${pages} | ${Math.round((moves + typed) * secondsOfKey)} |`,
    ),
  ].join('\n');
