import { expect, it } from 'vitest';
import { describeApi } from './open-api.ts';

type Schema = {
  type?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};
type Operation = {
  operationId: string;
  parameters: { name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

const span = (from: number | undefined, to: number | undefined, unit: string): string[] =>
  to === undefined && !from ? [] : [`${from ?? 0} to ${to ?? 'any number'}${unit}`];

/** How long, how many, how much: what a request may contain, one line a field. */
const boundsOf = (schema: Schema, path: string, isNeeded: boolean): string[] => {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum, required = [] } = schema;
  const [least, most] = [minimum, maximum].map((one) =>
    Math.abs(one ?? 0) === Number.MAX_SAFE_INTEGER ? undefined : one,
  );
  const own = [
    // One of a list is bounded by the list, which may be the organisation's own.
    ...(schema.enum ? [] : span(minLength, maxLength, ' characters')),
    ...span(minItems, maxItems, ' entries'),
    ...(schema.type === 'integer' || schema.type === 'number' ? span(least, most, '') : []),
  ];
  return [
    ...own.map((bound) => `  ${path}${isNeeded ? '' : '?'}: ${bound}`),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
      boundsOf(inner, path === '' ? name : `${path}.${name}`, required.includes(name)),
    ),
    ...(schema.items ? boundsOf(schema.items, `${path}[]`, true) : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) => boundsOf(one, path, isNeeded)),
  ];
};

it('what a request may contain is what the list in the repository has, so that a bound is changed on purpose', async () => {
  const paths: Record<string, Record<string, Operation>> = JSON.parse(JSON.stringify(describeApi().paths));
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody }]) => {
      const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => boundsOf(schema, '', true));
      const asked = parameters.flatMap(({ name, schema }) => boundsOf(schema, name, true));
      return [`${operationId}: ${method.toUpperCase()} ${path}`, ...new Set([...asked, ...bodies])].join('\n');
    }),
  );
  await expect(`${calls.join('\n\n')}\n`).toMatchFileSnapshot('request-bounds.txt');
});
