import { expect, it } from 'vitest';
import * as z from 'zod';
import { requestHeaders } from '../../shared/kernel/call.ts';
import { everyCall } from './every-call.ts';

type Schema = z.core.$ZodType;
type Found = { texts: number; faults: string[] };

const partsOf = (schema: Schema): [string, Schema][] => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return [...Object.entries(def.shape), ...(def.catchall ? [['*', def.catchall] as [string, Schema]] : [])];
    case 'array':
      return [['[]', def.element]];
    case 'union':
      return def.options.map((option, at) => [`|${at}`, option]);
    case 'intersection':
      return [
        ['&left', def.left],
        ['&right', def.right],
      ];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return [['', def.innerType]];
    case 'lazy':
      return [['', def.getter()]];
    case 'pipe':
      // Checks after a limited text get the limited text; checks after code of our own get the text as sent.
      return [['', def.in._zod.def.type === 'transform' ? def.out : def.in]];
    // No text; nor is there one in `unknown`, which reads nothing. `never` is the type of the extra keys of a strict
    // object.
    case 'never':
    case 'number':
    case 'boolean':
    case 'unknown':
      return [];
    case 'literal':
      if (def.values.every((value) => typeof value !== 'string')) return [];
  }
  throw new Error(`A request may not hold this kind of schema, since nothing says how long it is: ${def.type}`);
};

const isCap = (check: z.core.$ZodCheck | undefined) =>
  check?._zod.def.check === 'max_length' && (check._zod.def as z.core.$ZodCheckMaxLengthDef).abort === true;

/** Every text that a schema reads, and those with a check before their length limit. */
const walk = (schema: Schema, path: string): Found => {
  const { def } = schema._zod;
  if (def.type === 'string') {
    // A format is a check too, and precedes those that were added to it.
    const capped = !schema._zod.traits.has('$ZodCheck') && isCap(def.checks?.[0]);
    return { texts: 1, faults: capped ? [] : [path] };
  }
  const found = partsOf(schema).map(([name, part]) => walk(part, name ? `${path} ${name}` : path));
  return { texts: found.reduce((sum, { texts }) => sum + texts, 0), faults: found.flatMap(({ faults }) => faults) };
};

const requests: [string, Schema][] = [
  ...Object.entries(requestHeaders),
  ...everyCall.flatMap(({ name, call }): [string, Schema][] => [
    ...Object.entries(call.params).map(([param, schema]): [string, Schema] => [`${name} {${param}}`, schema]),
    ...Object.entries(call.query).map(([param, schema]): [string, Schema] => [`${name} ?${param}`, schema]),
    ...(call.body ? [[`${name} body`, call.body] as [string, Schema]] : []),
  ]),
];

it('every text of every request is measured before anything else is done with it', () => {
  const found = requests.map(([path, schema]) => walk(schema, path));
  expect(found.flatMap(({ faults }) => faults)).toEqual([]);
  expect(found.reduce((sum, { texts }) => sum + texts, 0)).toBeGreaterThan(300);
});

it.each([
  ['a text', z.string()],
  ['a cap that does not end the checks', z.string().max(9)],
  ['a cap after a pattern', z.string().regex(/a/).max(9, { abort: true })],
  ['a cap after a format', z.email().max(9, { abort: true })],
  ['a day', z.iso.date()],
  ['a text within', z.strictObject({ names: z.array(z.string().optional()).default([]) })],
  ['a text after code', z.preprocess((sent) => sent, z.string())],
])('a text without its cap is found by this test: %s', (_, schema) => {
  expect(walk(schema, 'body').faults).toHaveLength(1);
});

it.each([
  ['words', z.enum(['a', 'b'])],
  ['a word', z.literal('a')],
  ['any keys', z.record(z.string(), z.boolean())],
])('a text that cannot be measured is no part of a request: %s', (_, schema) => {
  expect(() => walk(schema, 'body')).toThrow('A request may not hold this kind of schema');
});
