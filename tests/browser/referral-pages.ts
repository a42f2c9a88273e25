import { expect, type Page } from '@playwright/test';

/** The group of questions that is a page of the referral form: the one of this title that is shown. */
export const shownGroup = (page: Page, title: string) => page.getByRole('group', { name: title });

/** Turns to the next page of the form. */
export const turnPage = (page: Page): Promise<void> => page.getByRole('link', { name: 'Next', exact: true }).click();

/** Turns to the next page of the form until a group of questions is shown. */
export const turnTo = async (page: Page, title: string): Promise<void> => {
  const last = page.getByRole('heading', { name: 'Anything else?' });
  const wanted = title === 'Anything else?' ? last : shownGroup(page, title);
  while (!(await wanted.isVisible())) {
    await expect(last).toBeHidden();
    await turnPage(page);
  }
};

/** Opens one of the parts that are optional, from the end of the journey. */
export const openPart = async (page: Page, title: string): Promise<void> => {
  await turnTo(page, 'Anything else?');
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(shownGroup(page, title)).toBeVisible();
};
