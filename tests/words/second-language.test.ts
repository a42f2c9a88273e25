import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { afterAll, describe, expect, expectTypeOf, it } from 'vitest';
import { listPartners } from '../../shared/organisation/evidence.ts';
import { facts } from '../../shared/organisation/facts.ts';
import { firstFacts, firstServices, organisation } from '../../shared/organisation/organisation.ts';
import { translatedPages } from '../../shared/site/site-languages.ts';
import type { errorPages } from '../../shared/words/en/errors.ts';
import type { Words } from '../../shared/words/language.ts';
import { languages } from '../../shared/words/languages.ts';
import { modeOf } from '../../web/vite.config.ts';

const english = join(import.meta.dirname, '../../shared/words/en/');

// An invented language: every letter of a text is from another alphabet, written from the right.
const pseudo = `
const letters = 'אבגדהוזחטיכלמנסעפצקרשתװױײ';
const say = (text) => text.replaceAll(/\\{\\w+\\}|[A-Za-zÀ-ÿ]/g, (letter) => letter[0] === '{' ? letter : letters[letter.charCodeAt(0) % letters.length]);
export const translate = (words) => {
  if (typeof words === 'string') return say(words);
  if (typeof words === 'function') return (...given) => say(words(...given));
  if (Array.isArray(words)) return words.map(translate);
  return typeof words === 'object' ? Object.fromEntries(Object.entries(words).map(([name, inner]) => [name, translate(inner)])) : words;
};`;

/** The names that each file of the English words exports. */
const exportsOf = Object.fromEntries(
  await Promise.all(
    readdirSync(english, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map(({ parentPath, name }) => join(parentPath, name))
      .map(async (file): Promise<[string, string[]]> => [file, Object.keys(await import(file))]),
  ),
);

/** Puts a translation in front of every file of the English words; the original stays reachable behind it. */
const secondLanguage = (): Plugin => ({
  name: 'second-language',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source === 'pseudo:translate') return '\0pseudo';
    if (!source.startsWith(english) || !source.endsWith('.ts') || importer?.endsWith('?second')) return null;
    return `${source}?second`;
  },
  load(id) {
    if (id === '\0pseudo') return pseudo;
    if (!id.startsWith(english) || !id.endsWith('?second')) return null;
    const file = id.slice(0, -'?second'.length);
    if (file.endsWith('/language.ts'))
      return `export const language = { key: 'he', id: 'he', name: 'עברית', dir: 'rtl' };`;
    return `import * as words from '${file}'; import { translate } from 'pseudo:translate';
${exportsOf[file]?.map((name) => `export const ${name} = translate(words.${name});`).join('\n')}`;
  },
});

const server = await createServer({
  configFile: join(import.meta.dirname, '../../web/vite.config.ts'),
  mode: modeOf('public', 'en'),
  plugins: [secondLanguage()],
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
  logLevel: 'error',
});
afterAll(() => server.close());
const load = (path: string) => server.ssrLoadModule(join(import.meta.dirname, '../..', path));
const { renderPage } = await load('web/src/entry-prerender.tsx');

/** Names are the same in every language. */
const names = [
  firstFacts.name,
  firstFacts.longName,
  firstFacts.longName.replace(`${firstFacts.name} `, ''),
  facts.phone,
  facts.email,
  facts.privacyEmail,
  firstFacts.legalName,
  facts.social.name,
  organisation.credit.name,
  ...facts.address,
  ...listPartners(),
  languages.en.name,
].toSorted((one, other) => other.length - one.length);

/** What the organisation calls its services: in each language there are names for them, which no file of the words has in English. */
const services = firstServices.map((service) => ({ ...service, name: 'שירות' }));

const spoken = ['alt', 'title', 'aria-label', 'aria-roledescription', 'placeholder'];
const unescapeText = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<');

/** The text of a page that a person reads or hears, without the names that stay. */
const readAloud = (html: string): string[] => {
  const attributes = [...html.matchAll(/ ([\w-]+)="([^"]*)"/g)].flatMap(([, name = '', value = '']) =>
    spoken.includes(name) ? [value] : [],
  );
  const descriptions = [...html.matchAll(/<meta name="description" content="([^"]*)"/g)].map(([, text = '']) => text);
  const texts = html.replaceAll(/<style.*?<\/style>/gs, '').split(/<[^>]*>/);
  return [...texts, ...attributes, ...descriptions]
    .map((text) => names.reduce((rest, fact) => rest.replaceAll(fact, ''), unescapeText(text)).trim())
    .filter(Boolean);
};

const isEnglish = (text: string) => /[A-Za-z]{2,}/.test(text);

describe('the site in another language', () => {
  it.each([...translatedPages, '/a-page-that-is-not-there'])('says no English word at %s', async (path) => {
    const { head, html } = (await renderPage(path, { services })) as { head: string; html: string };
    const spoken = readAloud(head + html);
    expect(spoken.length).toBeGreaterThan(20);
    expect(spoken.filter(isEnglish)).toEqual([]);
  });

  it('says what is wrong with a form, and sends back the page, in its own words', async () => {
    const { contactMessageInput } = await load('shared/messages/contact-message.ts');
    const { referralInput } = await load('shared/patients/referral.ts');
    const attempts = [
      [contactMessageInput, { email: 'no', phone: 'none', website: 'x', message: 'x'.repeat(5000) }],
      [contactMessageInput, { firstName: '\u0000' }],
      [referralInput, { referralPersonalDetails: { dob: '2999-01-01', cpa: 'maybe', address: 'x'.repeat(600) } }],
      [referralInput, { referralOtherAgencies: Array.from({ length: 30 }, () => 'x') }],
    ];
    const messages = attempts.flatMap(([schema, sent]) =>
      schema.safeParse(sent).error.issues.map(({ message }: { message: string }) => message),
    );
    expect(messages.length).toBeGreaterThan(8);
    expect(messages.filter(isEnglish)).toEqual([]);
  });

  it('names the days in its own words', async () => {
    const { formatDay } = await load('shared/kernel/format-day.ts');
    expect(isEnglish(formatDay('1990-05-04'))).toBe(false);
  });
});

it('a text that is missing does not compile', () => {
  type English = typeof errorPages;
  expectTypeOf<English>().toExtend<Words<English>>();
  expectTypeOf<Omit<English, 'contact'>>().not.toExtend<Words<English>>();
  expectTypeOf<{ unauthorised: object; unknown: object; contact: string }>().not.toExtend<Words<English>>();
});
