import { expect, it } from 'vitest';
import * as z from 'zod';
import { catalogue } from '../../functions/catalogue.ts';
import type { DataSubjects } from '../../functions/kernel/store/entity.ts';
import type { Kind } from '../../functions/kernel/store/kinds.ts';
import { permissions } from '../../infra/cloud/permissions.ts';
import { allOf } from '../../infra/cloud/table-access.ts';

/** Whether a partition of the permissions matches an item's, whose key has the names of its parts in braces. */
const covers = (partition: string, pk: string): boolean => {
  const [fixed = '', ...rest] = pk.split('{');
  if (!partition.endsWith('*')) return partition === pk;
  const start = partition.slice(0, -1);
  return fixed.startsWith(start) || (rest.length > 0 && start.startsWith(fixed));
};

const [reads, writes] = [
  ['GetItem', 'Query'],
  ['DeleteItem', 'PutItem', 'UpdateItem'],
];
const functionsThat = (actions: readonly string[] = [], { key }: Kind) =>
  Object.entries(permissions)
    .filter(([, { table }]) =>
      Object.entries(allOf(...table)).some(
        ([action, partitions]) => actions.includes(action) && partitions.some((one) => covers(one, key.pk)),
      ),
    )
    .map(([name]) => name)
    .join(', ');

const objectSchema = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
  additionalProperties: z.unknown(),
});
/**
 * The fields of a schema; a question mark follows one that is optional, or of some shapes only, and `…` stands for any
 * others.
 */
const fieldsOf = (schema: z.ZodType): string => {
  const { anyOf, ...one } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  const schemas = z.array(objectSchema).parse(anyOf ?? [one]);
  const isAlways = (name: string) => schemas.every(({ required }) => required.includes(name));
  const all = new Set(schemas.flatMap(({ properties }) => Object.keys(properties)));
  const names = [...all].map((name) => (isAlways(name) ? name : `${name}?`));
  return [...names, ...(schemas.some(({ additionalProperties }) => additionalProperties) ? ['…'] : [])].join(', ');
};

const personOf = ({ sameAs = [], ...persons }: DataSubjects) =>
  [...Object.keys(persons), ...sameAs.map((name) => `that of ${name}`)].join(', ') || 'nobody';

const row = (kind: Kind) => {
  const { name, key, schema, dataSubject } = kind;
  const cells = [
    ...[name, `\`${key.pk}\``, `\`${key.sk}\``, fieldsOf(schema), personOf(dataSubject)],
    ...[functionsThat(reads, kind), functionsThat(writes, kind)],
  ];
  return `| ${cells.join(' | ')} |`;
};

const keyTable = [
  '# What the single table holds',
  '',
  'Written by `tests/infra/key-table.test.ts` from the entities, the lists and the permissions; run',
  '`npm run accept` when they change. A name in braces is a part of a key. Whose an item is',
  'decides what the export of a person, and the end of their record, find. Who may read and write it is by partition: items',
  'that share one share these.',
  '',
  '| item | pk | sk | fields | whose | may be read by | may be written by |',
  '|---|---|---|---|---|---|---|',
  ...catalogue.map(row),
  '',
].join('\n');

it('the key table in the documentation is the one the code uses', async () => {
  await expect(keyTable).toMatchFileSnapshot('../../functions/key-table.md');
});

it('the permissions name no partition but those of the items in the table', () => {
  const named = Object.values(permissions).flatMap(({ table }) => Object.values(allOf(...table)).flat());
  // A counter of a day is named whole, where its kind has a pattern.
  const isOf = (partition: string, { key }: Kind) =>
    covers(partition, key.pk) || (key.pk.includes('{') && partition.startsWith(key.pk.replace(/\{.*/, '')));
  expect(named.filter((one) => !catalogue.some((kind) => isOf(one, kind)))).toEqual([]);
});
