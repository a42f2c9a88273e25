import { expect, it, vi } from 'vitest';
import { readJpegSize } from '../../functions/documents/files/rewrite-jpeg.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { today } from '../../shared/kernel/today.ts';
import type { AddedPage } from '../../shared/organisation/facts.ts';
import { firstFacts } from '../../shared/organisation/organisation.ts';
import { publishingCalls } from '../../shared/publishing/calls.ts';
import { pictureSize } from '../../shared/publishing/site-pictures.ts';
import { ask } from '../support/ask.ts';
import { makePhoto } from '../support/make-photo.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';
import { withoutServices } from '../support/without-services.ts';

const product = await startTestProduct();
const headers = await signInStaff(product, 'ROLE_ADMIN');

const read = async () => {
  const { body } = await ask(product.url, publishingCalls.readSiteDraft, { headers });
  return publishingCalls.readSiteDraft.replies[200].parse(body);
};
const save = async (pages: AddedPage[]) => {
  const { version } = await read();
  return await ask(product.url, publishingCalls.saveSitePages, { headers, body: { version, pages: pages as never } });
};
const publish = async () => {
  const { version } = await read();
  return (await ask(product.url, publishingCalls.publishSite, { headers, body: { version } })).status;
};
const visit = async (path: string) => {
  const answer = await fetch(`${product.url}${path}`);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};
const add = async (photo: Buffer) =>
  await ask(product.url, publishingCalls.addSitePicture, { headers, body: { picture: photo.toString('base64') } });

const party: AddedPage = {
  number: 1,
  words: {
    en: {
      name: 'Eid party',
      short: 'Come and eat with us.',
      text: 'On Friday at six.\n\n- Bring a dish\n- Bring a friend\n\nBook at https://tickets.example/eid.',
    },
    ur: { name: 'عید کی دعوت', short: 'ہمارے ساتھ کھانا کھائیں۔', text: 'جمعے کو شام چھ بجے۔' },
  },
};
const volunteers: AddedPage = {
  number: 2,
  words: { en: { name: 'Volunteer with us', short: 'Two hours a week.', text: 'Ring us.' } },
};

it('no page is at the address of one that nobody has added, before anything is published and after it', async () => {
  expect((await visit('/pages/1')).status).toBe(404);
  const { handler } = await import('../../functions/publishing/jobs/republish.ts');
  await actAs('republish', handler);
  for (const path of ['/pages/1', '/pages/10', '/ur/pages/1', '/pages/11', '/pages/x'])
    expect(await visit(path), path).toMatchObject({ status: 404, text: expect.stringContaining('noindex') });
});

it('a page that is added is at its address in the languages that it has, and others lead to it', async () => {
  expect((await save([party, volunteers])).status).toBe(200);
  expect((await visit('/pages/1')).status).toBe(404);
  expect(await publish()).toBe(200);
  const { status, text } = await visit('/pages/1');
  expect(status).toBe(200);
  for (const part of [
    '<title>Eid party - ',
    '<p>On Friday at six.</p>',
    '<li>Bring a dish</li>',
    '<a href="https://tickets.example/eid">',
    'content="Come and eat with us."',
  ])
    expect(text).toContain(part);
  const urdu = await visit('/ur/pages/1');
  expect(urdu.status).toBe(200);
  expect(urdu.text).toContain('جمعے کو شام چھ بجے۔');
  expect((await visit('/ur/pages/2')).status).toBe(404);
  for (const path of ['/', '/contact', '/pages/2']) expect((await visit(path)).text, path).toContain('href="/pages/1"');
  expect((await visit('/')).text).toContain('Two hours a week.');
  expect((await visit('/ur')).text).toContain('href="/ur/pages/1"');
  expect((await visit('/ur')).text).not.toContain('/pages/2');
  const map = await visit('/sitemap.xml');
  expect(map.type).toBe('application/xml');
  for (const address of ['/pages/1', '/pages/2', '/ur/pages/1', '/about'])
    expect(map.text).toContain(`${address}</loc>`);
  expect(map.text).not.toContain('/ur/pages/2');
  // The page leads to itself in the languages that it has, and to the home page of the others.
  const others = await visit('/pages/1');
  for (const address of ['/ur/pages/1', '/hi']) expect(others.text).toContain(`href="${address}" lang=`);
  expect(others.text).not.toContain('href="/hi/pages/1"');
});

it('the text of a page is on no other page, nor in the empty page of the staff area', async () => {
  for (const path of ['/', '/contact', '/pages/2', '/admin']) {
    const { text } = await visit(path);
    expect(text, path).not.toContain('On Friday at six.');
  }
});

it('is shown until its last day, and not from the next', async () => {
  await save([{ ...party, endsOn: today() }]);
  await publish();
  expect((await visit('/pages/1')).status).toBe(200);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 24 * 60 * 60 * 1000 });
  const { handler } = await import('../../functions/publishing/jobs/republish.ts');
  await actAs('republish', handler);
  vi.useRealTimers();
  expect((await visit('/pages/1')).status).toBe(404);
  expect((await visit('/')).text).not.toContain('/pages/1');
});

it('one that is removed is not there any more, and can be put back', async () => {
  await save([party]);
  await publish();
  expect((await visit('/pages/1')).status).toBe(200);
  await save([]);
  await publish();
  expect((await visit('/pages/1')).status).toBe(404);
  const { version, published } = await read();
  const body = { version, number: published.number };
  await ask(product.url, publishingCalls.putBackSite, { headers, body });
  await publish();
  expect((await visit('/pages/1')).text).toContain('On Friday at six.');
});

it('a translation is behind its English once that has changed, and its check is over', async () => {
  const check = async () => {
    const query = { language: 'ur', path: '/pages/1' } as const;
    const { body } = await ask(product.url, publishingCalls.previewSite, { headers, query });
    return publishingCalls.previewSite.replies[200].parse(body).check;
  };
  const { version } = await read();
  const checked = { version, language: 'ur', path: '/pages/1', by: 'Nasreen Akhtar' } as const;
  expect((await ask(product.url, publishingCalls.checkSitePage, { headers, body: checked })).status).toBe(200);
  expect(await check()).toMatchObject({ isCurrent: true });
  const [page] = (await read()).facts.pages ?? [];
  const later = { ...page, words: { ...page?.words, en: { ...party.words.en, text: 'On Saturday.' } } };
  await save([later as AddedPage]);
  expect((await read()).pagesBehind).toEqual([{ page: 1, language: 'ur' }]);
  expect(await check()).toMatchObject({ isCurrent: true });
  const anew = { ...later.words, ur: { ...party.words.ur, text: 'ہفتے کو۔' } };
  await save([{ number: 1, words: anew } as AddedPage]);
  expect((await read()).pagesBehind).toEqual([]);
  expect(await check()).toMatchObject({ isCurrent: false });
});

it('the other facts are saved without the pages, which stay', async () => {
  const { version, facts } = await read();
  const body = { version, facts: withoutServices(firstFacts) };
  expect((await ask(product.url, publishingCalls.saveSiteDraft, { headers, body })).status).toBe(200);
  expect((await read()).facts.pages).toEqual(facts.pages);
});

it('a page without words, an eleventh, two of one number and far too many words are refused in words', async () => {
  const refused = async (pages: AddedPage[]) => {
    const { status, body } = await save(pages);
    return { status, messages: JSON.stringify(body) };
  };
  const many = Array.from({ length: 11 }, (_, at) => ({ ...volunteers, number: at + 1 }));
  const long = many.slice(0, 10).map((one) => ({
    ...one,
    words: {
      en: { name: 'A', short: 'B', text: 'x'.repeat(4_000) },
      ur: { name: 'A', short: 'B', text: 'ا'.repeat(4_000) },
    },
  }));
  for (const [pages, message] of [
    [[{ number: 1, words: {} }], 'at least one language'],
    [many, 'There can be 10 pages'],
    [[party, party], 'Please add the page anew.'],
    [long, 'more words than can be kept'],
  ] as const) {
    const answer = await refused(pages as never);
    expect(answer.status, message).toBe(400);
    expect(answer.messages).toContain(message);
  }
});

it('a photograph is drawn anew, without where it was taken, and takes the place of a drawing', async () => {
  const photo = await makePhoto(120);
  const place = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 18]), Buffer.from('53.8156,-1.5206 ')]);
  const located = Buffer.concat([photo.subarray(0, 2), place, photo.subarray(2)]);
  const added = await add(located);
  const { file } = publishingCalls.addSitePicture.replies[201].parse(added.body);
  const shown = await fetch(`${product.url}/pictures/${file}`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(shown.headers.get('cache-control')).toContain('immutable');
  const drawn = Buffer.from(await shown.arrayBuffer());
  expect(readJpegSize(drawn)).toEqual(pictureSize);
  expect(drawn.includes('53.8156')).toBe(false);
  const { version } = await read();
  const pictures = { tea: { file, alt: { en: 'Ten people at a long table.', ur: 'دس لوگ۔' } } };
  const saved = await ask(product.url, publishingCalls.saveSitePictures, { headers, body: { version, pictures } });
  expect(saved.status).toBe(200);
  await publish();
  for (const [path, alt] of [
    ['/', 'Ten people at a long table.'],
    ['/gallery', 'Ten people at a long table.'],
    ['/ur', 'دس لوگ۔'],
  ] as const) {
    const { text } = await visit(path);
    expect(text, path).toContain(`/pictures/${file}`);
    expect(text, path).toContain(`alt="${alt}"`);
  }
  const hindi = (await visit('/hi')).text;
  expect(/<img[^>]*alt="Ten people at a long table."[^>]*>/.exec(hindi)?.[0]).toContain('lang="en-GB"');
});

it('what is no photograph of the right size, or has no description, is refused', async () => {
  const wrong = async (photo: Buffer) => {
    const { status, body } = await add(photo);
    return [status, JSON.stringify(body)];
  };
  expect(await wrong(Buffer.from('<svg onload="alert(1)"/>'))).toEqual([400, expect.stringContaining('JPEG')]);
  expect(await wrong(await makePhoto(9, { width: 640, height: 480 }))).toEqual([
    400,
    expect.stringContaining('1280 by 960'),
  ]);
  expect(await wrong((await makePhoto(9)).subarray(0, 400))).toEqual([400, expect.stringContaining('damaged')]);
  const { version } = await read();
  const pictures = { tea: { file: `${'0'.repeat(32)}.jpg`, alt: { en: ' ' } } };
  const body = { version, pictures };
  expect(await ask(product.url, publishingCalls.saveSitePictures, { headers, body })).toMatchObject({
    status: 400,
    body: { errors: [{ message: 'Please describe what the picture shows, for people who cannot see it.' }] },
  });
});
