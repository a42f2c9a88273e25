import { expect } from '@playwright/test';
import { signIn, test } from '../browser/product.ts';
import { expectAccessibleAtBothWidths } from '../browser/widths.ts';
import { makePhoto } from '../support/make-photo.ts';

test('an admin adds a page with a photograph, a visitor reads it, and it is removed', async ({
  page,
  browser,
  productUrl,
}) => {
  await signIn(page, 'ROLE_ADMIN');
  await page.goto('/admin/site');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Added pages' }).click();
  await expect(main.getByText('You have not added a page yet.')).toBeVisible();
  await main.getByRole('button', { name: 'Add a page' }).click();
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(main.getByRole('link', { name: 'Please write the page in at least one language.' })).toBeVisible();
  await main.getByLabel('Title').first().fill('Eid party');
  await main.getByLabel('In one sentence').first().fill('Come and eat with us.');
  await main.getByLabel('Text', { exact: true }).first().fill('On Friday at six.\n\n- Bring a dish\n- Bring a friend');
  await main.getByText('In Urdu').click();
  const urdu = main.locator('details', { hasText: 'In Urdu' });
  await urdu.getByLabel('Title').fill('عید کی دعوت');
  await urdu.getByLabel('In one sentence').fill('ہمارے ساتھ کھانا کھائیں۔');
  await urdu.getByLabel('Text', { exact: true }).fill('جمعے کو شام چھ بجے۔');

  await main.getByLabel('Photograph').setInputFiles({
    name: 'letter.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(main.getByText('This file cannot be read as a picture.')).toBeVisible();
  await main.getByLabel('Photograph').setInputFiles({
    name: 'party.jpg',
    mimeType: 'image/jpeg',
    buffer: await makePhoto(90, { width: 2400, height: 1200 }),
  });
  await main.getByLabel('Closer').press('ArrowRight');
  await main.getByLabel('Left or right').press('Home');
  await expectAccessibleAtBothWidths(page);
  await main.getByRole('button', { name: 'Use this part' }).click();
  await expect(main.getByRole('img', { name: 'The photograph as it is in the form' })).toBeVisible();
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(main.getByRole('link', { name: /^Please describe what the picture shows/ })).toBeVisible();
  await main.getByLabel('What it shows').first().fill('A long table in a garden.');
  await main.getByRole('button', { name: 'Save draft' }).click();
  const row = main.getByRole('row', { name: /^Eid party/ });
  await expect(row).toContainText('/pages/1');
  await expectAccessibleAtBothWidths(page);

  await page.goto('/admin/site');
  await expect(main.getByText('New page')).toBeVisible();
  await main.getByLabel('Page', { exact: true }).selectOption('Eid party');
  const preview = page.frameLocator('iframe[title^="Preview: Eid party"]');
  await expect(preview.getByText('On Friday at six.')).toBeVisible();
  await main.getByRole('button', { name: 'Publish' }).click();
  await expect(main.getByText('The draft is what visitors see.')).toBeVisible();

  const visitor = await (await browser.newContext({ baseURL: productUrl })).newPage();
  const problems: string[] = [];
  visitor.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await visitor.goto('/');
  await visitor.getByRole('main').getByRole('link', { name: 'Eid party' }).click();
  await expect(visitor.getByRole('heading', { name: 'Eid party' })).toBeVisible();
  await expect(visitor.getByRole('listitem').filter({ hasText: 'Bring a dish' })).toBeVisible();
  const photograph = visitor.getByRole('img', { name: 'A long table in a garden.' });
  await expect.poll(() => photograph.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1280);
  await expectAccessibleAtBothWidths(visitor);
  // Another page and back, without loading the site anew.
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(visitor.getByRole('heading', { name: 'Contact us' })).toBeVisible();
  await visitor.goBack();
  await expect(visitor.getByText('On Friday at six.')).toBeVisible();
  await visitor.goto('/ur');
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'عید کی دعوت' }).click();
  await expect(visitor.getByText('جمعے کو شام چھ بجے۔')).toBeVisible();
  await expectAccessibleAtBothWidths(visitor);
  expect(problems).toEqual([]);

  await page.goto('/admin/site/pages');
  await row.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(main.getByText('You have not added a page yet.')).toBeVisible();
  await page.goto('/admin/site');
  await main.getByRole('button', { name: 'Publish' }).click();
  await expect(main.getByText('The draft is what visitors see.')).toBeVisible();
  expect((await visitor.goto('/pages/1'))?.status()).toBe(404);
  await visitor.context().close();
});

test('a photograph takes the place of a drawing until the drawing is put back', async ({
  page,
  browser,
  productUrl,
}) => {
  await signIn(page, 'ROLE_ADMIN');
  await page.goto('/admin/site/pictures');
  const main = page.getByRole('main');
  const publish = async () => {
    await page.goto('/admin/site');
    await main.getByRole('button', { name: 'Publish' }).click();
    await expect(main.getByText('The draft is what visitors see.')).toBeVisible();
    await page.goto('/admin/site/pictures');
  };
  await expectAccessibleAtBothWidths(page);
  await main.getByRole('button', { name: 'Change Tea being poured' }).click();
  await main.getByLabel('Photograph').setInputFiles({
    name: 'tea.jpg',
    mimeType: 'image/jpeg',
    buffer: await makePhoto(150, { width: 600, height: 800 }),
  });
  await expect(main.getByText('it may look blurred')).toBeVisible();
  await main.getByRole('button', { name: 'Use this part' }).click();
  await main.getByLabel('What it shows').first().fill('Our kitchen.');
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(main.getByText('A photograph of yours', { exact: true })).toBeVisible();
  await publish();
  const visitor = await (await browser.newContext({ baseURL: productUrl })).newPage();
  await visitor.goto('/gallery');
  await expect(visitor.getByRole('img', { name: 'Our kitchen.' })).toBeVisible();
  await main.getByRole('button', { name: 'Change Tea being poured' }).click();
  await main.getByRole('button', { name: /^Show the drawing again/ }).click();
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(main.getByText('A photograph of yours', { exact: true })).toHaveCount(0);
  await publish();
  await visitor.goto('/gallery');
  await expect(visitor.getByRole('img', { name: /^A hand pours tea/ })).toBeVisible();
  await visitor.context().close();
});
