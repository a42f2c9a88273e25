import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { catalogue, findKind, readKey } from './catalogue.ts';
import type { CountedList } from './kernel/store/counted-list.ts';
import type { Entity } from './kernel/store/entity.ts';
import { kindOf, kindsOfList } from './kernel/store/kinds.ts';
import type { Key } from './kernel/store/table.ts';

const nameOf = ({ name, key }: { name: string; key: Key }) => `${name}: ${key.pk}, ${key.sk}`;
const names = catalogue.map(nameOf);
const fill = (template: string) => template.replaceAll(/\{\w+\}/g, '1');

const files = globSync('{*/store,kernel/access}/**/*.ts', { cwd: import.meta.dirname }).filter(
  (file) => !file.endsWith('.test.ts'),
);
const modules = await Promise.all(
  files.map(async (file) => (await import(new URL(file, import.meta.url).href)) as Record<string, unknown>),
);
const isObject = (one: unknown): one is object =>
  (typeof one === 'object' || typeof one === 'function') && one !== null;
const exported = modules.flatMap((one) => Object.values(one)).filter(isObject);
const entities = exported.filter((one): one is Entity<never, z.ZodType> => 'key' in one && 'dataSubject' in one);
const isList = (one: object): one is CountedList => 'levels' in one && 'entry' in one;
const lists = exported
  .flatMap((one) => [one, ...('any' in one && isObject(one.any) ? [one.any] : (Object.values(one) as unknown[]))])
  .filter(isObject)
  .filter(isList);

describe('the catalogue of what the table stores', () => {
  // A new entity or list needs its line there, to be restored, exported and counted.
  it('has every entity and every list of every file beside it', () => {
    expect(entities.length).toBeGreaterThan(25);
    expect(lists.length).toBeGreaterThan(7);
    const declared = [...entities.map(kindOf), ...lists.flatMap(kindsOfList)].map(nameOf);
    expect(declared.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('takes no kind for another', () => {
    expect(new Set(catalogue.map(({ key }) => `${key.pk} ${key.sk}`)).size).toBe(catalogue.length);
    for (const { name, key } of catalogue) {
      expect(findKind({ pk: fill(key.pk), sk: fill(key.sk) })).toMatchObject({ name, key });
    }
  });

  it.each([
    ['MESSAGE#1', 'OTHER'],
    ['XMESSAGE#1', 'MESSAGE'],
    ['NOWHERE', 'NOTHING'],
    ['RESULTS#1', 'SOMETHING#1'],
    ['LIST#nothing', '2026-11-20#1'],
  ])('does not take %s %s for one of its own', (pk, sk) => {
    expect(findKind({ pk, sk })).toBeUndefined();
  });
});

describe('whose an item is', () => {
  it.each(catalogue)(
    '$name, $key.pk, is said by parts of its key and by its fields',
    ({ key, schema, dataSubject }) => {
      const { parts = {} } = readKey({ pk: fill(key.pk), sk: fill(key.sk) }) ?? {};
      const { properties = {}, anyOf = [] } = z.toJSONSchema(schema, { unrepresentable: 'any' });
      // An entity of several shapes has the fields of each.
      const known = [parts, properties, ...anyOf.map((one) => one.properties ?? {})].flatMap(Object.keys);
      expect(known).toEqual(expect.arrayContaining(Object.values(dataSubject).flat()));
    },
  );

  // An id of a patient in a key shows whose the item is, whatever else the key contains.
  it('is the patient’s wherever a patient’s id is in the key', () => {
    const others = catalogue.filter(({ key }) => /\{patientId\}/.test(`${key.pk} ${key.sk}`));
    for (const { dataSubject } of others) expect(dataSubject.patient).toContain('patientId');
  });

  it('is the account’s wherever an account is in the key', () => {
    const others = catalogue.filter(({ key }) => /\{username\}/.test(`${key.pk} ${key.sk}`));
    for (const { dataSubject } of others) expect(dataSubject.account).toContain('username');
  });
});
