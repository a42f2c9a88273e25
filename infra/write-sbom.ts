import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { startOf } from './npm-program.ts';
import { listShipped } from './shipped-packages.ts';

// The bill of materials of the product and its tools, from the lockfile (CycloneDX), and the licences.

const license = z.union([
  z.object({ license: z.union([z.object({ id: z.string() }), z.object({ name: z.string() })]) }),
  z.object({ expression: z.string() }),
]);
const component = z.object({
  name: z.string(),
  version: z.string(),
  licenses: z.array(license).optional(),
});
const materials = z.object({ bomFormat: z.literal('CycloneDX'), components: z.array(component) });

const nameLicense = (one: z.infer<typeof license>): string => {
  if ('expression' in one) return one.expression;
  return 'id' in one.license ? one.license.id : one.license.name;
};

/** All packages of the lockfile. */
const listEverything = (): string => {
  const start = startOf('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx']);
  return execFileSync(start.command, start.args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: start.shell,
  });
};

const groupByLicence = (
  { components }: z.infer<typeof materials>,
  isListed: (name: string) => boolean,
): Record<string, string[]> => {
  const named = components.map(({ name, version, licenses = [] }) => ({
    name: `${name}@${version}`,
    licence: licenses.map(nameLicense).join(' and ') || 'not said',
  }));
  const groups: Record<string, string[]> = {};
  for (const { name, licence } of named.filter((one) => isListed(one.name)))
    groups[licence] = [...(groups[licence] ?? []), name];
  return groups;
};

const drawTable = (title: string, groups: Record<string, string[]>): string =>
  [
    `## ${title}`,
    '',
    '| licence | packages | which |',
    '|---|---|---|',
    ...Object.entries(groups)
      .toSorted(([, one], [, other]) => other.length - one.length)
      .map(([licence, names]) => `| ${licence} | ${names.length} | ${names.length > 12 ? '' : names.join(', ')} |`),
    '',
  ].join('\n');

const everything = listEverything();
const all = materials.parse(JSON.parse(everything));
const shipped = listShipped(readFileSync('package-lock.json', 'utf8'));
mkdirSync('test-reports', { recursive: true });
writeFileSync('test-reports/sbom.cdx.json', everything);
const tables = [
  drawTable(
    'What is shipped or runs the product',
    groupByLicence(all, (name) => shipped.has(name)),
  ),
  drawTable(
    'Everything, with tools and tests',
    groupByLicence(all, () => true),
  ),
];
writeFileSync('test-reports/licences.md', `# Licences\n\n${tables.join('\n')}`);
console.log(tables.join('\n'));
console.log('The bill of materials: test-reports/sbom.cdx.json. The licences: test-reports/licences.md.');
