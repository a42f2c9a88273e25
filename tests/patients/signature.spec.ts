import { type CDPSession, expect, type Page } from '@playwright/test';
import { openPatient } from '../browser/open-patient.ts';
import { signIn, test } from '../browser/product.ts';
import { openTab } from '../browser/record-screens.ts';
import { onPhone } from '../browser/widths.ts';

type Point = { x: number; y: number };
type Draw = (points: readonly Point[]) => Promise<void>;

const openPad = async (page: Page): Promise<CDPSession> => {
  await signIn(page, 'ROLE_STAFF', '/admin/crm/newpatient');
  await page.getByText('Signature of the patient').click();
  await expect(page.getByRole('img', { name: 'Nothing signed yet' })).toBeVisible();
  return await page.context().newCDPSession(page);
};

const drawWithTouch =
  (session: CDPSession): Draw =>
  async ([first, ...rest]) => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: first ? [first] : [] });
    for (const point of rest) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };

const drawWith =
  (session: CDPSession, pointerType: 'mouse' | 'pen', afterEach = async () => {}): Draw =>
  async (points) => {
    const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', point: Point) =>
      session.send('Input.dispatchMouseEvent', {
        type,
        ...point,
        button: 'left',
        buttons: 1,
        clickCount: 1,
        pointerType,
      });
    const [first = { x: 0, y: 0 }, ...rest] = points;
    await send('mousePressed', first);
    for (const point of rest) {
      await send('mouseMoved', point);
      await afterEach();
    }
    await send('mouseReleased', rest.at(-1) ?? first);
  };

/** In the middle: at the end of the window the button that saves is above it. */
const showPad = (page: Page) =>
  page.locator('canvas').evaluate((element) => element.scrollIntoView({ block: 'center' }));

/** A steep wave over a part of the pad, both ends given as fractions of its width. */
const wave = async (page: Page, from: number, to: number): Promise<Point[]> => {
  await showPad(page);
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('There is no place to sign');
  return Array.from({ length: 14 }, (_, n) => ({
    x: box.x + box.width * (from + ((to - from) * n) / 13),
    y: box.y + box.height * (0.5 + 0.35 * Math.cos(2 * n)),
  }));
};

/**
 * The picture that is sent: its size, its corner, the number of dark pixels in each half, and the ink in the middle.
 */
const saveAndLook = async (page: Page) => {
  const [request] = await Promise.all([
    page.waitForRequest('**/api/crm/signature'),
    page.getByRole('button', { name: 'Save signature' }).click(),
  ]);
  await expect(page.getByText('The patient’s signature has been saved.')).toBeVisible();
  const { image } = request.postDataJSON() as { image: string };
  return await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, width, height) ?? {};
    const dark = Array.from({ length: width * height }, (_, n) => n).filter(
      (n) => (data[n * 4] ?? 0) + 255 - (data[n * 4 + 3] ?? 0) < 128,
    );
    const left = dark.filter((n) => n % width < width / 2).length;
    const isOpaque = data.every((value, n) => n % 4 !== 3 || value === 255);
    // The ink from top to bottom, half-way along.
    const middle = Array.from({ length: height }, (_, row) => 4 * (row * width + Math.round(width / 2)));
    const ink = middle.reduce((sum, at) => sum + 1 - (data[at] ?? 0) / 255, 0);
    return { width, height, corner: [...data.slice(0, 4)], isOpaque, left, right: dark.length - left, ink };
  }, image.split(',')[1] ?? '');
};

const signWith = (tool: string, make: (session: CDPSession) => Draw) =>
  test(`a patient signs with ${tool}, on white`, async ({ page }) => {
    const session = await openPad(page);
    const points = await wave(page, 0.1, 0.9);
    const [x, y] = await page.evaluate(() => [window.scrollX, window.scrollY]);
    await make(session)(points);
    await expect(page.getByRole('img', { name: 'A signature' })).toBeVisible();
    // A finger that signs does not scroll the page.
    expect(await page.evaluate(() => [window.scrollX, window.scrollY])).toEqual([x, y]);
    const { left, right, corner, isOpaque } = await saveAndLook(page);
    expect(left).toBeGreaterThan(20);
    expect(right).toBeGreaterThan(20);
    expect(corner).toEqual([255, 255, 255, 255]);
    expect(isOpaque).toBe(true);
  });
onPhone(() => signWith('a finger', drawWithTouch));
signWith('a pen', (session) => drawWith(session, 'pen'));
signWith('a mouse', (session) => drawWith(session, 'mouse'));

test('a phone that is turned in the middle of a signature keeps what was drawn, where it was', async ({ page }) => {
  const session = await openPad(page);
  const draw = drawWith(session, 'pen');
  const pad = page.locator('canvas');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await pad.boundingBox())?.width).toBeLessThan(400);
  await draw(await wave(page, 0.1, 0.4));
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(async () => (await pad.boundingBox())?.width).toBeGreaterThan(400);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await pad.boundingBox())?.width).toBeLessThan(400);
  await draw(await wave(page, 0.6, 0.9));
  const { left, right, corner } = await saveAndLook(page);
  expect(left).toBeGreaterThan(20);
  expect(right).toBeGreaterThan(20);
  expect(corner).toEqual([255, 255, 255, 255]);
});

test('a signature is as sharp as the screen', async ({ browser, productUrl }) => {
  const context = await browser.newContext({ baseURL: productUrl, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await openPad(page);
  const box = await page.locator('canvas').boundingBox();
  await drawWith(session, 'mouse')(await wave(page, 0.1, 0.9));
  const { width, height } = await saveAndLook(page);
  expect(width / (box?.width ?? 0)).toBeCloseTo(2, 1);
  expect(height / (box?.height ?? 0)).toBeCloseTo(2, 1);
  await context.close();
});

test('the thinnest line, of a pen that flies over the pad, has half a point on each side', async ({
  browser,
  productUrl,
}) => {
  const deviceScaleFactor = 3;
  // Wide enough for a fast stroke: the faster the pen, the thinner its line.
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ baseURL: productUrl, deviceScaleFactor, viewport });
  const page = await context.newPage();
  const session = await openPad(page);
  await showPad(page);
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('There is no place to sign');
  const y = box.y + box.height / 2;
  await page.clock.install();
  const start = Date.now() + 60_000;
  await page.clock.pauseAt(start);
  const fly = drawWith(session, 'pen', () => page.clock.runFor(20));
  await fly([0.1, 0.3, 0.5, 0.7, 0.9].map((share) => ({ x: box.x + box.width * share, y })));
  await page.clock.resume();
  const { ink } = await saveAndLook(page);
  expect(ink / deviceScaleFactor).toBeGreaterThan(0.8);
  expect(ink / deviceScaleFactor).toBeLessThan(1.2);
  await context.close();
});

test('who cannot draw agrees by typing the name, and the record says so', async ({ page }) => {
  await openPad(page);
  await page.getByText('The patient cannot draw a signature').click();
  await page.getByLabel('Full name, typed by the patient as their consent').fill('Noor Typed');
  await page.getByLabel('First name').first().fill('Noor');
  await page.getByLabel('Last name').first().fill('Typed');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Thank you. Your patient has been saved on the system.')).toBeVisible();
  await openPatient(page, 'Noor Typed');
  await openTab(page, 'Details');
  await expect(
    page.getByRole('region', { name: 'Details' }).getByText('Agreed by typing the name: Noor Typed'),
  ).toBeVisible();
});

test('a pad that was cleared is empty again', async ({ page }) => {
  const session = await openPad(page);
  await drawWith(session, 'mouse')(await wave(page, 0.1, 0.9));
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'Save signature' }).click();
  await expect(page.getByText('Please ask the patient to sign before saving.')).toBeVisible();
});

test('strokes that come after the pad was saved are saved with the patient', async ({ page }) => {
  const session = await openPad(page);
  const draw = drawWith(session, 'mouse');
  await draw(await wave(page, 0.1, 0.4));
  await saveAndLook(page);
  await expect(page.getByText('Not saved yet.')).toHaveCount(0);
  await draw(await wave(page, 0.6, 0.9));
  await expect(page.getByText('Not saved yet. It is saved with the patient.')).toBeVisible();
  await page.getByLabel('First name').first().fill('Noor');
  await page.getByLabel('Last name').first().fill('Signedtwice');
  const [signature, patient] = await Promise.all([
    page.waitForResponse('**/api/crm/signature'),
    page.waitForRequest('**/api/crm/patient'),
    page.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  const { signatureUrl } = (await signature.json()) as { signatureUrl: string };
  expect(patient.postDataJSON()).toMatchObject({ referralPersonalDetails: { signatureUrl } });
  await expect(page.getByText('Thank you. Your patient has been saved on the system.')).toBeVisible();
});
