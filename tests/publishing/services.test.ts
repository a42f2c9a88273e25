import { expect, it } from 'vitest';
import { loadPublished } from '../../functions/kernel/site/load-published.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import type { Service } from '../../shared/organisation/facts.ts';
import { firstServices } from '../../shared/organisation/organisation.ts';
import { rulesOf } from '../../shared/organisation/service-rules.ts';
import { makeServiceId, serviceName } from '../../shared/organisation/services.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { publishingCalls } from '../../shared/publishing/calls.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { instrumentsFor } from '../../shared/questionnaires/offered.ts';
import { ask } from '../support/ask.ts';
import { addColleague, chooseServices } from '../support/colleagues.ts';
import { makePhoto } from '../support/make-photo.ts';
import { openPatients } from '../support/open-patients.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const admin = await addColleague(product, 'ROLE_ADMIN');
const inNew = await addColleague(product);
const elsewhere = await addColleague(product);
const { headers } = admin;
const patients = openPatients(product, headers);

const read = async () => {
  const { body } = await ask(product.url, publishingCalls.readSiteDraft, { headers });
  return publishingCalls.readSiteDraft.replies[200].parse(body);
};
const save = async (change: (services: Service[]) => Service[]) => {
  const { version, facts } = await read();
  const services = change(facts.services) as never;
  return await ask(product.url, publishingCalls.saveSiteServices, { headers, body: { version, services } });
};
// As any function does within half a minute.
const publish = async () => {
  const { version } = await read();
  const answer = await ask(product.url, publishingCalls.publishSite, { headers, body: { version } });
  await loadPublished();
  return answer;
};
const page = async (path: string) => await (await fetch(`${product.url}${path}`)).text();

const drumming: Service = {
  id: makeServiceId(),
  name: 'Drumming together',
  picture: 'tea',
  words: {
    en: { name: 'Drumming together', short: 'Loud, and good for you.', text: 'On Thursdays.\n\nBring nothing.' },
    ur: { name: 'ڈھول', short: 'اونچی آواز میں۔', text: 'جمعرات کو۔' },
  },
  rules: { outcomes: ['Drums alone now'], limits: { amber: 1, red: 3 }, instruments: ['gad'] },
};

it('a service that is added is on the site, in the form and in the rules of staff once it is published', async () => {
  expect((await save((all) => [...all, drumming])).status).toBe(200);
  expect(await page('/services')).not.toContain(drumming.name);
  expect((await publish()).status).toBe(200);
  for (const path of ['/', '/services', '/referrals/me', '/pa/services'])
    expect(await page(path), path).toContain(drumming.name);
  expect(await page('/services')).toContain('<p>Bring nothing.</p>');
  for (const path of ['/ur', '/ur/services', '/ur/referrals/me']) expect(await page(path), path).toContain('ڈھول');
  expect(await page('/pa/services')).toContain('<p lang="en-GB" dir="ltr">On Thursdays.</p>');
  expect(await page('/services')).not.toContain('Drums alone now');
  expect(serviceName(drumming.id)).toBe(drumming.name);
  expect(rulesOf(drumming.id)).toMatchObject({ outcomes: ['Drums alone now'], limits: { red: 3 } });
  expect(instrumentsFor(drumming.id).map(({ id }) => id)).toEqual(['gad']);
});

it('a questionnaire that no service used takes answers once an admin has chosen it for one', async () => {
  const { patientId } = await patients.add('Amina', 'Yusuf');
  const answer = () => {
    const body = Array.from({ length: 10 }, (_, question) => ({
      question,
      score: 1,
      questionType: 'core10',
      patientId,
    }));
    return ask(product.url, questionnaireCalls.saveResult, { headers, body });
  };
  expect(await answer()).toMatchObject({ status: 400, body: { message: expect.stringContaining('not in use here') } });
  const rules = { outcomes: [], limits: { amber: 1, red: 3 }, instruments: ['core10' as const] };
  await save((all) => all.map((one) => (one.id === drumming.id ? { ...one, rules } : one)));
  expect((await publish()).status).toBe(200);
  expect((await answer()).status).toBe(201);
  await save((all) => all.map((one) => (one.id === drumming.id ? drumming : one)));
  await publish();
  expect((await answer()).status).toBe(400);
});

it('a photograph of the organisation’s own is beside it in the place of a drawing', async () => {
  const picture = (await makePhoto(60)).toString('base64');
  const { body } = await ask(product.url, publishingCalls.addSitePicture, { headers, body: { picture } });
  const { file } = publishingCalls.addSitePicture.replies[201].parse(body);
  const photograph = { file, alt: { en: 'Six people with drums.' } };
  await save((all) => all.map((one) => (one.id === drumming.id ? { ...one, photograph } : one)));
  await publish();
  expect(await page('/services')).toMatch(new RegExp(`<img src="/pictures/${file}"[^>]*alt="Six people with drums."`));
});

it('its records are open to whoever works in it, and to nobody of another service without a reason', async () => {
  await chooseServices(product, admin, inNew, [drumming.id]);
  await chooseServices(product, admin, elsewhere, [firstServices[0].id]);
  const { patientId } = await patients.add('Amina', 'Yusuf', { referralProject: { project: drumming.id } });
  const open = (colleague: { headers: Record<string, string> }) =>
    ask(product.url, patientCalls.readReferral, { params: { id: patientId }, headers: colleague.headers });
  expect((await open(inNew)).status).toBe(200);
  expect((await open(elsewhere)).status).toBe(403);
});

it('a translation whose English has changed is listed until somebody says that it is right', async () => {
  const change = async (of: (ur: object | undefined) => object) => {
    const { body } = await save((all) =>
      all.map((one) => {
        if (one.id !== drumming.id || !one.words?.en) return one;
        return { ...one, words: { en: { ...one.words.en, text: 'On Fridays.' }, ur: of(one.words.ur) } } as Service;
      }),
    );
    return publishingCalls.saveSiteServices.replies[200].parse(body).behind;
  };
  expect(await change((ur) => ({ ...ur }))).toEqual([{ service: drumming.id, language: 'ur' }]);
  expect(await change((ur) => ({ ...ur, english: undefined }))).toEqual([]);
  await publish();
  expect(await page('/services')).not.toMatch(/english/);
});

it('a service is renamed and moved everywhere at once', async () => {
  const renamed = {
    ...drumming,
    name: 'Drums and tea',
    words: { en: { ...drumming.words?.en, name: 'Drums and tea' } },
  };
  await save((all) => [renamed as Service, ...all.filter(({ id }) => id !== drumming.id)]);
  await publish();
  const home = await page('/');
  expect(home).toContain('Drums and tea');
  expect(home.indexOf('Drums and tea')).toBeLessThan(home.indexOf('#rahat'));
  expect(serviceName(drumming.id)).toBe('Drums and tea');
});

it('one that ends is not on the site from the next day, and stays known to staff', async () => {
  await save((all) => all.map((one) => (one.id === drumming.id ? { ...one, endsOn: today() } : one)));
  await publish();
  expect(await page('/services')).toContain('Drums and tea');
  await save((all) => all.map((one) => (one.id === drumming.id ? { ...one, endsOn: addDays(today(), -1) } : one)));
  await publish();
  expect(await page('/services')).not.toContain('Drums and tea');
  expect(await page('/referrals/me')).not.toContain('Drums and tea');
  expect(serviceName(drumming.id)).toBe('Drums and tea');
});

it('one that was published cannot be left out, also not by putting back what was there before it', async () => {
  const refused = await save((all) => all.filter(({ id }) => id !== drumming.id));
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'services' }] } });
  const { version } = await read();
  expect((await ask(product.url, publishingCalls.putBackSite, { headers, body: { version, number: 1 } })).status).toBe(
    200,
  );
  const { facts } = await read();
  expect(facts.services.map(({ id }) => id)).toEqual([...firstServices.map(({ id }) => id), drumming.id]);
  expect(facts.services.at(-1)?.endsOn).toBe(addDays(today(), -1));
});

it.each([
  [
    'without a word of English about it',
    { ...drumming, id: makeServiceId(), name: 'Kites', words: {} },
    'services.5.words.en.short',
  ],
  ['of a name that another has', { ...drumming, id: makeServiceId(), name: 'counselling' }, 'services.5.name'],
  ['with an id of its own making', { ...drumming, id: 'drums', name: 'Kites' }, 'services.5.id'],
  [
    'whose wait is too long before it is long',
    {
      ...drumming,
      id: makeServiceId(),
      name: 'Kites',
      rules: { outcomes: [], limits: { amber: 5, red: 5 }, instruments: [] },
    },
    'services.5.rules.limits.red',
  ],
] as const)('a service %s is refused at its field', async (_, service, path) => {
  const refused = await save((all) => [...all, service as unknown as Service]);
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ path }] } });
});

it('more words about the services than every function can read are refused', async () => {
  const filler = { ...drumming.words?.en, text: 'ਢੋਲ '.repeat(370) };
  const many = Array.from({ length: 12 }, (_, at) => ({
    ...drumming,
    id: makeServiceId(),
    name: `Drums ${at}`,
    words: { en: filler, ur: filler, pa: filler },
  }));
  const refused = await save((all) => [...all, ...many] as Service[]);
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'services' }] } });
});
