import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { startOf } from './npm-program.ts';

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

/** All installed packages, or those installed without the tools and tests. */
const list = (...options: string[]): string => {
  const start = startOf('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', ...options]);
  return execFileSync(start.command, start.args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: start.shell,
  });
};

const groupByLicence = (text: string): Record<string, string[]> => {
  const { components } = materials.parse(JSON.parse(text));
  const named = components.map(({ name, version, licenses = [] }) => ({
    name: `${name}@${version}`,
    licence: licenses.map(nameLicense).join(' and ') || 'not said',
  }));
  const groups: Record<string, string[]> = {};
  for (const { name, licence } of named) groups[licence] = [...(groups[licence] ?? []), name];
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

const [everything, shipped] = [list(), list('--omit', 'dev')];
mkdirSync('test-reports', { recursive: true });
writeFileSync('test-reports/sbom.cdx.json', everything);
const tables = [
  drawTable('What is shipped or runs the product', groupByLicence(shipped)),
  drawTable('Everything, with tools and tests', groupByLicence(everything)),
];
writeFileSync('test-reports/licences.md', `# Licences\n\n${tables.join('\n')}`);
console.log(tables.join('\n'));
console.log('The bill of materials: test-reports/sbom.cdx.json. The licences: test-reports/licences.md.');
