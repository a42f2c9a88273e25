import { globSync, readFileSync } from 'node:fs';
import { matchesGlob, posix } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

/** The imports of a file as written: static, of types, re-exports, or dynamic. */
const specifiersOf = (file: string): string[] => {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1));
  const exported = staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? []));
  const all = [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported, ...later];
  // A path with a part that is computed names no file.
  return all.filter((specifier) => !specifier.includes('${'));
};

const shipped = globSync('{shared,functions,web,infra}/**/*.{ts,tsx}', {
  exclude: ['**/*.test.ts', 'web/dist/**', '**/node_modules/**'],
}).toSorted();

const imports = shipped.flatMap((from) =>
  specifiersOf(from).map((to) => ({ from, to: to.startsWith('.') ? posix.join(posix.dirname(from), to) : to })),
);

const kernelOf = (storey: string) => `${storey}/kernel/**`;
const areasOf = (storey: string) => `${storey}/!(kernel|app|words|country|organisation|styles|pictures)/**`;

/** Which file may not import which; a file of an area may always import what its own area has. */
const refused: { why: string; from: string; to: string; but?: string; withinArea?: true }[] = [
  { why: 'shared/ imports none of the others', from: 'shared/**', to: '{functions,infra,web,@aws-sdk}/**' },
  { why: 'functions/ imports shared/ only', from: 'functions/**', to: '{infra,web}/**' },
  { why: 'web/ imports shared/ only', from: 'web/**', to: '{functions,infra}/**' },
  { why: 'what ships imports no test and no bench', from: '{shared,functions,web}/**', to: '{tests,bench,mutate}/**' },
  { why: 'a handler decides; stores and the kernel talk to AWS', from: 'functions/!(kernel)/*.ts', to: '@aws-sdk/**' },
  { why: 'the kernel imports no area', from: kernelOf('shared'), to: areasOf('shared') },
  {
    why: 'the kernel imports no area, but whose record something is',
    from: kernelOf('functions'),
    to: areasOf('functions'),
    but: 'functions/{appointments,episodes,patients,referrals,settings}/store/**',
  },
  { why: 'the kernel imports no area', from: kernelOf('web/src'), to: `{${areasOf('web/src')},web/src/app/**}` },
  {
    why: 'a component reads nothing',
    from: 'web/src/kernel/components/**',
    to: 'web/src/kernel/lib/{query,api-client}.ts',
  },
  {
    why: 'a screen imports the parts of another area, and not its screens',
    from: areasOf('web/src'),
    to: areasOf('web/src'),
    but: 'web/src/*/parts/**',
    withinArea: true,
  },
  { why: 'screens are put together by the app alone', from: areasOf('web/src'), to: 'web/src/app/**' },
  {
    why: 'an area has its own dependencies',
    from: areasOf('functions'),
    to: 'functions/*/{dependencies,handler}.ts',
    withinArea: true,
  },
];

const areaOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('web/') ? 3 : 2)
    .join('/');

it.each(refused)('$why: $from', ({ from, to, but, withinArea }) => {
  const asked = imports.filter((one) => matchesGlob(one.from, from));
  expect(asked.length).toBeGreaterThan(0);
  const wrong = asked
    .filter((one) => matchesGlob(one.to, to) && !(but && matchesGlob(one.to, but)))
    .filter((one) => !withinArea || areaOf(one.from) !== areaOf(one.to));
  expect(wrong.map((one) => `${one.from} imports ${one.to}`)).toEqual([]);
});

it('HTML is escaped in one place, by the template that every page of text and values is made with', () => {
  const made = globSync('{shared,functions,infra,web,bench}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.ts', 'web/dist/**', '**/node_modules/**'],
  });
  expect(made.filter((file) => /&(?:amp|lt|#38|#60);/.test(readFileSync(file, 'utf8')))).toEqual([
    'shared/kernel/html.ts',
  ]);
});
