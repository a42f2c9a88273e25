import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reminderText } from '../../functions/appointments/reminder-text.ts';
import { loadPublished } from '../../functions/kernel/site/load-published.ts';
import { findBuiltTexts } from '../../functions/publishing/site-words.ts';
import { auditCalls } from '../../shared/audit/calls.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { publishingCalls } from '../../shared/publishing/calls.ts';
import { wordFilesOf } from '../../shared/publishing/site-words.ts';
import { siteLanguages } from '../../shared/site/site-frame.ts';
import { home } from '../../shared/words/ur/pages/home.ts';
import { ask } from '../support/ask.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';
import { withoutServices } from '../support/without-services.ts';

const product = await startTestProduct();
const headers = await signInStaff(product, 'ROLE_ADMIN');

type Written = { place: string; text?: string; isRight?: boolean };
type Part = { language: string; file: string };

const readDraft = async () => {
  const { body } = await ask(product.url, publishingCalls.readSiteDraft, { headers });
  return publishingCalls.readSiteDraft.replies[200].parse(body);
};
const readWords = async (query: Part) => {
  const { body } = await ask(product.url, publishingCalls.readSiteWords, { headers, query });
  return publishingCalls.readSiteWords.replies[200].parse(body);
};
const writeOver = (version: number, part: Part, ...texts: Written[]) =>
  ask(product.url, publishingCalls.saveSiteWords, { headers, body: { version, ...part, texts } as never });
const write = async (part: Part, ...texts: Written[]) => await writeOver((await readDraft()).version, part, ...texts);
const publish = async () => {
  const { version } = await readDraft();
  return await ask(product.url, publishingCalls.publishSite, { headers, body: { version } });
};
const page = async (path: string) => await (await fetch(`${product.url}${path}`)).text();
const sentence = async (part: Part, place: string) => (await readWords(part)).texts.find((one) => one.place === place);

const lead = 'Come in. The kettle is on.';
const urduLead = 'اندر آئیے۔ چائے تیار ہے۔';
const place = 'pages/home.lead';
const inEnglish = { language: 'en', file: 'pages/home' };
const inUrdu = { language: 'ur', file: 'pages/home' };

describe('the words of the public site', () => {
  it('are listed beside the English, with what the product fills in', async () => {
    expect((await sentence(inUrdu, place))?.english).toContain('Come as you are');
    expect(await sentence(inUrdu, 'pages/home.orCall')).toMatchObject({ english: 'or call {phone}', isBehind: false });
    const sent = { language: 'en', file: 'pages/contact-sent' };
    expect((await sentence(sent, 'pages/contact-sent.whatHappens'))?.built).toBe('We read messages on weekdays: {1}.');
  });

  it('become those of the organisation in the draft, and where visitors read them with the publication', async () => {
    expect((await write(inEnglish, { place, text: lead })).status).toBe(200);
    expect((await write(inUrdu, { place, text: urduLead })).status).toBe(200);
    expect(await page('/')).not.toContain(lead);
    const preview = await ask(product.url, publishingCalls.previewSite, { headers, query: { language: 'ur' } });
    expect(preview.text).toContain(urduLead);
    expect(await readDraft()).toMatchObject({
      wordCount: 2,
      words: [
        { language: 'en', place, after: { text: lead } },
        { language: 'ur', place, after: { text: urduLead, english: lead } },
      ],
    });
    expect((await publish()).status).toBe(200);
    // The page, and the data for its scripts.
    expect((await page('/')).split(lead)).toHaveLength(3);
    expect(await page('/ur')).toContain(urduLead);
    expect(await page('/pa')).not.toContain(lead);
    expect((await readDraft()).wordCount).toBe(0);
  });

  it('are in the audit log as they were published', async () => {
    const { body } = await ask(product.url, auditCalls.readAuditLog, { headers, query: {} });
    const { content } = auditCalls.readAuditLog.replies[200].parse(body);
    expect(content.find((entry) => 'call' in entry && entry.call === 'publishSite')).toMatchObject({
      changes: [
        { what: `en ${place}`, after: lead },
        { what: `ur ${place}`, after: urduLead },
      ],
    });
  });

  it('say where the English has changed since', async () => {
    expect(await sentence({ language: 'pa', file: 'pages/home' }, place)).toMatchObject({ isBehind: true });
    expect(await sentence(inUrdu, place)).toMatchObject({ isBehind: false });
    await write(inEnglish, { place, text: 'Come in, and sit down.' });
    expect(await sentence(inUrdu, place)).toMatchObject({ isBehind: true });
    const { files } = await readWords(inUrdu);
    expect(files.find(({ file }) => file === 'pages/home')).toEqual({ file: 'pages/home', own: 1, behind: 1 });
    // Whoever speaks the language looks, and it is right.
    await write(inUrdu, { place, text: urduLead, isRight: true });
    expect(await sentence(inUrdu, place)).toMatchObject({ isBehind: false, text: urduLead });
  });

  it('are not changed unseen: who writes after somebody else sees what they wrote', async () => {
    const { version } = await readDraft();
    expect((await writeOver(version, inEnglish, { place: 'pages/home.referral', text: 'Refer somebody' })).status).toBe(
      200,
    );
    const stale = await writeOver(version, inEnglish, { place, text: 'Hello.' });
    expect(stale).toMatchObject({ status: 409, body: { current: { version: version + 1 } } });
    expect(stale.text).toContain('Refer somebody');
  });

  it('are put back with what was published before', async () => {
    await publish();
    const { version, published } = await readDraft();
    expect(await page('/')).toContain('Refer somebody');
    const body = { version, number: published.number };
    expect((await ask(product.url, publishingCalls.putBackSite, { headers, body })).status).toBe(200);
    expect(await sentence(inEnglish, place)).toMatchObject({ text: lead });
    const first = { version: version + 1, number: 1 };
    expect((await ask(product.url, publishingCalls.putBackSite, { headers, body: first })).status).toBe(200);
    expect((await sentence(inEnglish, place))?.text).toBeUndefined();
    expect((await sentence(inUrdu, place))?.built).toBe(home.lead);
    const missing = { version: version + 2, number: 9 };
    expect((await ask(product.url, publishingCalls.putBackSite, { headers, body: missing })).status).toBe(404);
  });
});

it.each([
  ['what is filled in is missing', 'pages/home.orCall', 'or ring us', /{phone}/],
  ['something else would be filled in', place, 'Call {phone}', /without/],
  ['a sentence is too long for its place', 'pages/home.referral', 'a'.repeat(101), /100 characters/],
  [
    'a text to a telephone becomes longer',
    'reminder.text',
    `Tomorrow at {1}, ring {2}. ${'Please come. '.repeat(10)}`,
    /shorten/,
  ],
  ['a help line without its number', 'help-lines.samaritans.say', 'ring them', /116123/],
  ['there is no such sentence', 'pages/home.nothing', 'Hello', /no such sentence/],
])('refused at its field: %s', async (_, of, text, message) => {
  const file = of.split('.')[0] ?? '';
  expect(await write({ language: 'en', file }, { place: of, text })).toMatchObject({
    status: 400,
    body: { errors: [{ path: expect.stringMatching(/^texts\.0\./), message: expect.stringMatching(message) }] },
  });
});

it('more words than one item of the table takes are refused before they are stored', async () => {
  const refused: unknown[] = [];
  // Those of help lines keep their numbers.
  for (const file of wordFilesOf('pa').filter((one) => one !== 'help-lines')) {
    const { texts } = await readWords({ language: 'pa', file });
    const long = texts
      .filter(({ built }) => !built.includes('{'))
      .map(({ place: of, built }) => ({
        place: of,
        text: 'ਅ'.repeat(Math.min(2000, Math.max(100, built.length * 3))),
      }));
    const { status, body } = await write({ language: 'pa', file }, ...long);
    if (status !== 200) refused.push(body);
  }
  expect(refused[0]).toMatchObject({
    status: 400,
    errors: [{ path: 'texts', message: expect.stringMatching(/^These are more words/) }],
  });
});

it('a language has no words of a part that is in English alone', async () => {
  expect((await write({ language: 'ur', file: 'pages/about' }, { place: 'x', text: 'y' })).status).toBe(404);
});

it('what the product says is written in the words of the organisation, also in a mail', async () => {
  const file = { language: 'en', file: 'acknowledgement' };
  const first = (await readWords(file)).texts.find(({ built }) => built.includes('{1}') && built.includes('reference'));
  if (!first) throw new Error('The mail names no reference.');
  // The draft has as many changes as it can hold.
  await publish();
  expect((await write(file, { place: first.place, text: 'Your own number with us: {1}.' })).status).toBe(200);
  await publish();
  const body = {
    referralPersonalDetails: { firstName: 'Amina', lastName: 'Words', phone: '07700 900457' },
    referralReferrer: { email: 'words@surgery.example' },
  };
  expect((await ask(product.url, intakeCalls.sendReferral, { body })).status).toBe(201);
  expect(JSON.stringify(product.outbox.list()[0])).toMatch(/Your own number with us: \w{3}-\w{3}/);
});

it('every file of words that may be written anew is a part of the site', () => {
  const files = globSync('shared/words/en/**/*.ts').filter((file) =>
    readFileSync(file, 'utf8').includes('overridable('),
  );
  const parts = files.map((file) => file.slice('shared/words/en/'.length, -'.ts'.length));
  expect(parts.toSorted()).toEqual([...wordFilesOf('en')].toSorted());
});

it('every part of the site has sentences in every language, none of them blank', async () => {
  for (const key of siteLanguages)
    for (const file of wordFilesOf(key)) {
      const texts = [...(await findBuiltTexts(key, file))];
      expect(texts.length, `${key}/${file}`).toBeGreaterThan(0);
      expect(
        texts.filter(([, text]) => typeof text !== 'string' || text === '' || text.includes('undefined')),
        `${key}/${file}`,
      ).toEqual([]);
    }
});

it('a page that was checked by whoever speaks its language has no notice, until its words change', async () => {
  const check = async () => {
    const { version } = await readDraft();
    const body = { version, language: 'ur' as const, path: '/your-phone', by: 'Nasreen Akhtar' };
    return await ask(product.url, publishingCalls.checkSitePage, { headers, body });
  };
  const { draftTranslation } = await import('../../shared/words/ur/layout.ts').then(({ layout }) => layout);
  const preview = async () => {
    const query = { language: 'ur', path: '/your-phone' };
    const { body } = await ask(product.url, publishingCalls.previewSite, { headers, query });
    return publishingCalls.previewSite.replies[200].parse(body);
  };
  expect((await preview()).check).toBeUndefined();
  expect(await page('/ur/your-phone')).toContain(draftTranslation);
  expect((await check()).status).toBe(200);
  expect((await preview()).check).toMatchObject({ text: expect.stringContaining('Nasreen Akhtar'), isCurrent: true });
  await publish();
  expect((await page('/ur/your-phone')).split('<main')[0]).not.toContain(draftTranslation);
  expect(await page('/ur')).toContain(draftTranslation);
  // The number is no word; a sentence is.
  const { version, facts } = await readDraft();
  const body = { version, facts: { ...withoutServices(facts), phone: '0113 496 0188' } };
  await ask(product.url, publishingCalls.saveSiteDraft, { headers, body });
  expect((await preview()).check?.isCurrent).toBe(true);
  const file = { language: 'ur', file: 'pages/your-phone' };
  const [first] = (await readWords(file)).texts;
  await write(file, { place: first?.place ?? '', text: 'نیا عنوان' });
  expect((await preview()).check?.isCurrent).toBe(false);
  await publish();
  expect(await page('/ur/your-phone')).toContain(draftTranslation);
});

it.each([
  ['en', 'message', 'What is on your mind?', ''],
  ['ur', 'message', 'آپ کیا کہنا چاہتے ہیں؟', '?language=ur'],
])(
  'a question of a form in %s is asked in the words of the organisation, with scripts and without',
  async (language, name, label, search) => {
    const file = { language, file: 'contact-form' };
    await write(file, { place: `contact-form.groups..fields.${name}.label`, text: label });
    await publish();
    expect(await page(language === 'en' ? '/contact' : `/${language}/contact`)).toContain(label);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await fetch(`${product.url}/api/contact${search}`, {
      method: 'POST',
      headers,
      body: 'firstName=Amina',
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(label);
  },
);

it('the pages that somebody answers alone, and the texts, are in the words of the organisation', async () => {
  const begin = 'Bitte Geburtsdatum';
  await write({ language: 'hi', file: 'self-completion' }, { place: 'self-completion.who.title', text: begin });
  await write({ language: 'hi', file: 'reminder' }, { place: 'reminder.text', text: '{1}: {2}.' });
  await publish();
  expect(await page(`/answers/${'x'.repeat(43)}?language=hi`)).toContain(begin);
  await loadPublished('hi');
  expect(reminderText('2026-11-23T10:05:00.000Z', 'hi')).toMatch(/^10:05: 0113/);
});

it.each([
  ['en', 'Say what is on your mind.', ''],
  ['ur', 'جو کہنا ہو لکھیں۔', '?language=ur'],
])('a mistake in a form in %s is named in the words of the organisation', async (language, text, search) => {
  await write({ language, file: 'messages' }, { place: 'messages.contactMessage', text });
  await publish();
  const form = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'firstName=Amina',
  };
  expect(await (await fetch(`${product.url}/api/contact${search}`, form)).text()).toContain(text);
});
