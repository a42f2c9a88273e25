import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { firstFacts, firstServices, organisation } from '../../shared/organisation/organisation.ts';
import { languages } from '../../shared/words/languages.ts';

const words = join(import.meta.dirname, '../../shared/words');

const filesOf = (key: string): string[] =>
  readdirSync(join(words, key), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map(({ parentPath, name }) => relative(join(words, key), join(parentPath, name)))
    .toSorted();

/** Every text of a module by its path; a text made from numbers is made from 7, 8 and 9. */
const textsOf = (value: unknown, at = ''): [string, string][] => {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value === 'function') return [[at, String(value('7', ['8'], '9'))]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${at}.${name}`));
};

const read = async (key: string, file: string): Promise<Map<string, string>> =>
  new Map(textsOf({ ...(await import(join(words, key, file))) }));

const placesIn = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

// The same in every language: names, and texts that are typed or dialled unchanged.
const same =
  /\{\w+\}|K7M-4PX|K7MH-4PXR|NHS|Samaritans|Shout|A&E|PDF|JPEG|PNG|MB|Escape|OpenStreetMap|Amazon Web Services|name@example\.org|\b(?:GP|DWP|CPA|WhatsApp|Android|Chrome|iPhone|Safari|Samsung|Internet|Google)\b/g;
const ownNames = [firstFacts.legalName, firstFacts.longName, firstFacts.name];
const spoken: readonly string[] = organisation.languages;
/** Where the organisation does not speak a language, its services have their English names. */
const namesIn = (key: string) => [...(spoken.includes(key) ? [] : firstServices.map(({ name }) => name)), ...ownNames];
const withoutNames = (key: string, text: string): string =>
  namesIn(key)
    .reduce((rest, name) => rest.replaceAll(name, ''), text)
    .replaceAll(same, '');

const others = Object.keys(languages).filter((key) => key !== 'en');

describe.each(others)('the words in %s', (key) => {
  const english = filesOf('en');

  it('are in files that English has too, or that these import', () => {
    const own = ['safe-contact.ts', 'service-names.ts'];
    expect(filesOf(key).filter((file) => !english.includes(file) && !own.includes(file))).toEqual([]);
  });

  it.each(filesOf(key).filter((file) => english.includes(file) && file !== 'language.ts'))(
    'of %s keep every place that is filled in, and hold no English',
    async (file) => {
      const there = await read('en', file);
      for (const [at, text] of await read(key, file)) {
        const original = there.get(at);
        if (original !== undefined) expect(placesIn(text), at).toEqual(placesIn(original));
        if (original !== '') expect(text.trim(), at).not.toBe('');
        expect(withoutNames(key, text).match(/[A-Za-z]{2,}/g), `${at}: ${text}`).toBeNull();
      }
    },
  );

  it('keep the numbers of who answers when it cannot wait', async () => {
    const numbers = async (of: string) =>
      [...(await read(of, 'help-lines.ts')).values()].map((text) => (text.match(/\d+/g) ?? []).toSorted());
    expect(await numbers(key)).toEqual(await numbers('en'));
  });
});

it('the organisation speaks languages that have words, each once', () => {
  expect(new Set(organisation.languages).size).toBe(organisation.languages.length);
  expect(others).toEqual(expect.arrayContaining([...organisation.languages]));
});
