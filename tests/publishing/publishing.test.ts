import { describe, expect, it, vi } from 'vitest';
import { PublicationBrokenOff, publishSite } from '../../functions/publishing/publish.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import type { Facts } from '../../shared/organisation/facts.ts';
import { firstFacts } from '../../shared/organisation/organisation.ts';
import { publishingCalls } from '../../shared/publishing/calls.ts';
import { ask } from '../support/ask.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';
import { withoutServices } from '../support/without-services.ts';

const product = await startTestProduct();
const headers = await signInStaff(product, 'ROLE_ADMIN');

const read = async () => {
  const { body } = await ask(product.url, publishingCalls.readSiteDraft, { headers });
  return publishingCalls.readSiteDraft.replies[200].parse(body);
};
const save = (facts: Facts, version: number) =>
  ask(product.url, publishingCalls.saveSiteDraft, { headers, body: { version, facts: withoutServices(facts) } });
const publish = (version: number) => ask(product.url, publishingCalls.publishSite, { headers, body: { version } });
const page = async (path: string) => await (await fetch(`${product.url}${path}`)).text();

const phone = '0113 496 0199';
const closed = { from: addDays(today(), 1), to: addDays(today(), 2) };

describe('the public site', () => {
  it('is what was deployed until something is published', async () => {
    expect(await read()).toEqual({
      version: 0,
      facts: firstFacts,
      published: { number: 0, facts: firstFacts },
      words: [],
      wordCount: 0,
      behind: [],
      pagesBehind: [],
      isBrokenOff: false,
    });
    expect(await page('/contact')).not.toContain('id="facts"');
  });

  it('is not changed by a draft, which is shown as each page would be', async () => {
    const facts = { ...firstFacts, phone, openingHours: { en: 'Monday to Thursday, 10am to 4pm' }, closures: [closed] };
    expect((await save(facts, 0)).status).toBe(200);
    expect(await page('/contact')).not.toContain(phone);
    const preview = await ask(product.url, publishingCalls.previewSite, {
      headers,
      query: { language: 'ur', path: '/contact' },
    });
    expect(preview.status).toBe(200);
    expect(preview.text).toContain(phone);
    expect(preview.text).toContain('lang=\\"ur\\"');
    const unknown = await ask(product.url, publishingCalls.previewSite, {
      headers,
      query: { language: 'ur', path: '/about' },
    });
    expect(unknown.status).toBe(404);
  });

  it('shows what is published, in every language, and on the pages that functions draw', async () => {
    expect((await publish(1)).status).toBe(200);
    for (const path of ['/', '/contact', '/ur/contact', '/ar', '/signin'])
      expect(await page(path), path).toContain(phone);
    expect(await page('/contact')).toContain('Monday to Thursday, 10am to 4pm');
    // In English where a language has none of its own: its earlier ones would be wrong.
    expect(await page('/ur/contact')).toContain('Monday to Thursday, 10am to 4pm');
    expect(await page('/')).toContain('We are closed from');
    expect(await page('/nowhere')).toContain(phone);
    expect(await page('/referral-success/K7M-4PX')).toContain(phone);
    expect((await read()).published).toMatchObject({ number: 1, facts: { phone } });
  });

  it('is not published again without a change, and not from a draft that somebody has changed', async () => {
    expect(await publish(1)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('nothing to publish') },
    });
    expect((await publish(0)).status).toBe(409);
    const stale = await save(firstFacts, 0);
    expect(stale).toMatchObject({ status: 409, body: { current: { version: 1, facts: { phone } } } });
  });

  it('keeps each publication, with who made it and what was there before', async () => {
    await save(firstFacts, 1);
    expect((await publish(2)).status).toBe(200);
    expect(await page('/contact')).not.toContain(phone);
    const { body } = await ask(product.url, publishingCalls.listPublications, { headers });
    expect(body).toMatchObject({
      content: [
        { number: 2, by: { firstName: 'Test' }, facts: { phone: firstFacts.phone } },
        { number: 1, facts: { phone } },
      ],
    });
  });
});

it('a number that cannot be rung, and a page of ours to leave to, are refused at their fields', async () => {
  const { version } = await read();
  const refused = await save({ ...firstFacts, phone: 'ask us', leaveTo: 'https://www.bca.example/contact' }, version);
  expect(refused).toMatchObject({
    status: 400,
    body: {
      errors: [{ path: 'facts.phone' }, { path: 'facts.leaveTo', message: expect.stringContaining('not ours') }],
    },
  });
});

it('a referral is acknowledged with the number that was published', async () => {
  const { version } = await read();
  await save({ ...firstFacts, phone, closures: [closed] }, version);
  await publish(version + 1);
  const body = {
    referralPersonalDetails: { firstName: 'Amina', lastName: 'Published', phone: '07700 900456' },
    referralReferrer: { email: 'referrer@surgery.example' },
  };
  expect((await ask(product.url, intakeCalls.sendReferral, { body })).status).toBe(201);
  const [mail] = product.outbox.list();
  expect(JSON.stringify(mail).replaceAll('\u00a0', ' ')).toContain(phone);
});

it('the organisation has another name on every page, in what machines read, and in its policy', async () => {
  const { version } = await read();
  const names = { name: 'Saath', longName: 'Saath "Care" & Community', legalName: 'Saath Community CIC' };
  const address = [names.name, ...firstFacts.address.slice(1)];
  expect((await save({ ...firstFacts, phone, address, ...names }, version)).status).toBe(200);
  expect((await publish(version + 1)).status).toBe(200);
  for (const path of ['/', '/ur/contact', '/nowhere', '/referral-success/K7M-4PX']) {
    const text = await page(path);
    expect(text, path).toMatch(/<title[^>]*>[^<]* - Saath<\/title>/);
    expect(text, path).toContain('Saath Community CIC');
    expect(text, path).not.toContain(firstFacts.longName);
  }
  const home = await page('/');
  expect(home).toContain('property="og:site_name" content="Saath &quot;Care&quot; &amp; Community"');
  expect(home).toContain('"legalName":"Saath Community CIC"');
  expect(await page('/privacy')).toMatch(/Saath Community CIC(<!-- -->)? last changed this page/);
  const refused = await save({ ...firstFacts, ...names, longName: 'Community Care' }, version + 1);
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'facts.longName' }] } });
});

it('figures and partners are those of the organisation; what is blank is not shown', async () => {
  const { version } = await read();
  const impact = { wellness: 71, esteem: undefined, training: 0, volunteered: 100 };
  const changed = { ...firstFacts, phone, closures: [closed], impact, partners: ['Beeston Baths'] };
  expect((await save(changed, version)).status).toBe(200);
  await publish(version + 1);
  for (const path of ['/', '/ur']) {
    const home = (await page(path)).replaceAll('<!-- -->', '');
    expect(home.match(/<strong>\d+%/g)).toEqual(['<strong>71%', '<strong>0%', '<strong>100%']);
    expect(home).toContain('Beeston Baths');
    expect(home).not.toContain('Harefield Practice');
  }
  // A visitor who goes on from here to the home page loads no page anew.
  expect(await page('/contact')).toContain('"partners":["Beeston Baths"]');
  await save({ ...changed, impact: {}, partners: [] }, version + 1);
  await publish(version + 2);
  expect(await page('/')).not.toMatch(/id="(figures|partners)"/);
  const refused = await save({ ...changed, impact: { ...impact, esteem: 101 }, partners: [' '] }, version + 2);
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'facts.impact.esteem' }, { path: 'facts.partners.0' }] },
  });
  await save({ ...firstFacts, phone, closures: [closed] }, version + 2);
  await publish(version + 3);
  expect(await page('/')).toContain('Harefield Practice');
});

it('help lines of the town follow those of the country, on every page and on those that functions draw', async () => {
  const { version } = await read();
  const helpLines = [{ who: 'Leeds crisis line', say: '0113 496 0177' }];
  const changed = { ...firstFacts, phone, closures: [closed], helpLines };
  await save(changed, version);
  await publish(version + 1);
  for (const path of ['/', '/ur/contact', '/referral-success/K7M-4PX']) {
    const shown = await page(path);
    expect(shown.replaceAll('<!-- -->', ''), path).toContain(
      'Leeds crisis line: <a href="tel:+441134960177">0113 496 0177',
    );
    expect(shown.indexOf('tel:+441134960177'), path).toBeGreaterThan(shown.indexOf('tel:999'));
  }
  const three = [...helpLines, ...helpLines, ...helpLines];
  const refused = await save({ ...changed, helpLines: three }, version + 1);
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'facts.helpLines' }] } });
  await save({ ...firstFacts, phone, closures: [closed] }, version + 1);
  await publish(version + 2);
  expect(await page('/')).not.toContain('Leeds crisis line');
});

it('a page that is hidden is not there, and nothing leads to it, until it is shown again', async () => {
  const { version } = await read();
  expect(await page('/services')).toContain('href="/gallery"');
  await save({ ...firstFacts, phone, closures: [closed], hidden: ['/about', '/gallery'] }, version);
  expect((await publish(version + 1)).status).toBe(200);
  for (const path of ['/', '/services', '/ur/services', '/frame']) {
    expect(await page(path), path).not.toContain('href="/gallery"');
    expect(await page(path), path).not.toContain('href="/about"');
  }
  expect(await page('/about')).toContain('noindex');
  expect(await page('/about')).not.toContain('Come and see');
  expect(await page('/sitemap.xml')).not.toContain('/about<');
  const refused = await save({ ...firstFacts, hidden: ['/contact' as never] }, version + 1);
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ message: 'This page cannot be hidden.' }] } });
  await save({ ...firstFacts, phone, closures: [closed] }, version + 1);
  await publish(version + 2);
  expect(await page('/about')).toContain('Come and see');
});

it('what was published is drawn again each night, when a closure is over', async () => {
  expect(await page('/')).toContain('We are closed from');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 24 * 60 * 60 * 1000 });
  const { handler } = await import('../../functions/publishing/jobs/republish.ts');
  await actAs('republish', handler);
  vi.useRealTimers();
  expect(await page('/')).not.toContain('We are closed from');
  expect(await page('/')).toContain(phone);
});

describe('a publication that fails', () => {
  const facts = { ...firstFacts, phone };
  const written = new Map<string, string>();
  const write = (most: number) => async (files: ReadonlyMap<string, string | Uint8Array>) => {
    let count = 0;
    for (const [file, content] of files) {
      count += 1;
      if (count > most) throw new Error('The bucket does not answer');
      written.set(file, String(content));
    }
  };

  it('half-way leaves every page as it was', async () => {
    const writes = [write(40), write(Number.POSITIVE_INFINITY)];
    const publication = publishSite(
      { content: { facts, words: {} }, before: { facts: firstFacts, words: {} } },
      async () => true,
      async (files) => writes.shift()?.(files),
    );
    await expect(publication).rejects.toThrow('The bucket does not answer');
    expect([...written.values()].filter((content) => content.includes(phone))).toEqual([]);
    expect(written.get('/contact/index.html')).toContain(firstFacts.phone);
  });

  it('because it is not accepted leaves every page as it was', async () => {
    expect(
      await publishSite(
        { content: { facts, words: {} }, before: { facts: firstFacts, words: {} } },
        async () => false,
        write(Number.POSITIVE_INFINITY),
      ),
    ).toBe(false);
    expect([...written.values()].filter((content) => content.includes(phone))).toEqual([]);
  });

  it('and cannot be taken back says so', async () => {
    const publication = publishSite(
      { content: { facts, words: {} }, before: { facts: firstFacts, words: {} } },
      async () => true,
      write(3),
    );
    await expect(publication).rejects.toThrow(PublicationBrokenOff);
  });
});
