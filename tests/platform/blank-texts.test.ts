import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { areas } from '../../shared/contract.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { samples } from './samples.ts';

type Described = {
  type?: string;
  enum?: string[];
  properties?: Record<string, Described>;
  required?: string[];
  items?: Described;
  anyOf?: Described[];
  allOf?: Described[];
};
type Path = (string | number)[];

const takesText = (described: Described): boolean =>
  (described.type === 'string' && !described.enum) ||
  [...(described.anyOf ?? []), ...(described.allOf ?? [])].some(takesText);

/** The places of optional texts; a text that is one of a few words is none that a person writes. */
const optionalTexts = (described: Described): Path[] => [
  ...Object.entries(described.properties ?? {}).flatMap(([name, property]): Path[] => [
    ...(takesText(property) && !described.required?.includes(name) ? [[name]] : []),
    ...optionalTexts(property).map((path) => [name, ...path]),
  ]),
  ...(described.items ? optionalTexts(described.items).map((path) => [0, ...path]) : []),
  ...[...(described.anyOf ?? []), ...(described.allOf ?? [])].flatMap(optionalTexts),
];

/** A request with `text`, or without any, at a path of it. */
const put = (value: unknown, [first, ...rest]: Path, text: string | undefined): unknown => {
  if (first === undefined) return text;
  if (Array.isArray(value)) return value.map((item) => put(item, rest, text));
  const given = (value ?? {}) as Record<string, unknown>;
  return { ...given, [first]: put(given[first], rest, text) };
};

const withoutBlanks = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, inner: unknown) => (inner === '' ? undefined : inner)));

const cases = Object.entries<Record<string, Call>>(areas).flatMap(([area, calls]) =>
  Object.entries(calls).flatMap(([name, { body, query }]) => {
    const sample = (samples as unknown as Record<string, Record<string, { body?: unknown }>>)[area]?.[name];
    const schemas: [z.ZodType, unknown][] = [...(body ? [[body, sample?.body] as [z.ZodType, unknown]] : [])];
    if (Object.keys(query).length > 0) schemas.push([z.strictObject(query), {}]);
    return schemas.flatMap(([schema, given]) => {
      const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described;
      const paths = new Map(optionalTexts(described).map((path) => [path.join('.'), path]));
      return [...paths].map(([at, path]) => ({ name, at, path, schema, given }));
    });
  }),
);

describe('a text that need not be given', () => {
  it('is found in the contract, also inside groups and lists', () => {
    expect(cases.map(({ name, at }) => `${name} ${at}`)).toEqual(
      expect.arrayContaining([
        'activate password',
        'sendContactMessage firstName',
        'sendReferral referralPersonalDetails.dob',
        'saveResult 0.questionDate',
        'readAuditLog day',
      ]),
    );
  });

  it.each(cases)('is none when it is blank: $name $at', ({ path, schema, given }) => {
    const blank = schema.safeParse(put(given, path, ''));
    const absent = schema.safeParse(put(given, path, undefined));
    // A few are asked for all the same, by a rule over several: then absent and blank are told the same.
    expect(blank.error?.issues).toEqual(absent.error?.issues);
    expect(withoutBlanks(blank.data ?? {})).toEqual(withoutBlanks(absent.data ?? {}));
  });
});

it('a blank signature in a public referral is none, and any other is refused', () => {
  const { body } = areas.intake.sendReferral;
  const given = { firstName: 'Amina', lastName: 'Yusuf', phone: '07700 900456' };
  const send = (signatureUrl: string) => body.safeParse({ referralPersonalDetails: { ...given, signatureUrl } });
  expect(send('').data).toEqual(body.parse({ referralPersonalDetails: given }));
  expect(send('a'.repeat(32)).error?.issues[0]?.path).toEqual(['referralPersonalDetails']);
});

it('a blank signature among the personal details is none', () => {
  const { body } = areas.patients.createPatient;
  const referralPersonalDetails = { firstName: 'Amina', lastName: 'Yusuf', signatureUrl: '' };
  expect(body.parse({ referralPersonalDetails }).signatureUrl).toBeUndefined();
});
