import { expect, it } from 'vitest';
import type * as z from 'zod';
import { areas } from '../contract.ts';
import type { Call } from './call.ts';

type Schema = z.core.$ZodType;

/** The fields within a schema; none within one whose values are answered as a whole. */
const fieldsOf = (schema: Schema): [string, Schema][] => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape);
    case 'array':
      return [['[]', def.element]];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return fieldsOf(def.innerType);
    case 'pipe':
      return fieldsOf(def.in._zod.def.type === 'transform' ? def.out : def.in);
    case 'lazy':
      return fieldsOf(def.getter());
    case 'union':
      return def.options.flatMap((option, at) => fieldsOf(option).map(([name, part]) => [`|${at} ${name}`, part]));
    case 'intersection':
      return [...fieldsOf(def.left), ...fieldsOf(def.right)];
    default:
      return [];
  }
};

/** Of each kind some that no field takes: each three times as long as the one before, so that one is over any limit. */
const lengths = Array.from({ length: 13 }, (_, n) => 3 ** n);
const values: unknown[] = [
  ...['', ' ', '-', '\ud83d', '\u202A07700 900123\u202C', '2026-02-30'],
  ...lengths.map((length) => 'a'.repeat(length)),
  ...[-1, 0, 0.5, 9, 99, 1e6, 1e300, Number.MAX_SAFE_INTEGER + 1],
  ...[true, false],
  ...[0, 1, 30, 400, 3_000].map((length) => Array.from({ length }, () => 'a')),
];

/** What the library says of a value of another type, or of a field that there is not: no screen sends these. */
const ofPrograms = ['invalid_type', 'unrecognized_keys'];
const noWords = 'The library’s own words.';

/** The refusals of a field that has no words for them. */
const wordlessOf = (schema: Schema): string[] =>
  values.flatMap((value) => {
    const { error } = (schema as z.ZodType).safeParse(value, { error: () => noWords });
    const wordless = error?.issues.filter(
      ({ code, path, message }) => path.length === 0 && message === noWords && !ofPrograms.includes(code),
    );
    return wordless?.map(({ code }) => code) ?? [];
  });

const checked = new Set<Schema>();
const walk = (schema: Schema, path: string): string[] => {
  if (checked.has(schema)) return [];
  checked.add(schema);
  return [
    ...new Set(wordlessOf(schema).map((code) => `${path}: ${code}`)),
    ...fieldsOf(schema).flatMap(([name, part]) => walk(part, `${path} ${name}`)),
  ];
};

it('whatever a request is refused for is said in words of ours', () => {
  const calls = Object.values(areas).flatMap((area) => Object.entries<Call>(area));
  const found = calls.flatMap(([name, { params, query, body }]) => [
    ...Object.entries({ ...params, ...query }).flatMap(([param, schema]) => walk(schema, `${name} ${param}`)),
    ...(body ? walk(body, `${name} body`) : []),
  ]);
  expect(checked.size).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
