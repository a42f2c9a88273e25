import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

/** The imports of a file as written: static, of types, re-exports, or dynamic. */
const specifiersOf = (file: string): string[] => {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1));
  const exported = staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? []));
  return [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported, ...later];
};

const shipped = globSync('{shared,functions,web}/**/*.{ts,tsx}', {
  exclude: ['**/*.test.ts', 'web/dist/**', '**/node_modules/**'],
}).toSorted();

// The other rules about imports are the linter's (biome.json). This one is not for tests, and biome takes one list of
// restricted imports for each file.
it('no file that ships imports anything of the tests or benches', () => {
  const imports = shipped.flatMap((from) =>
    specifiersOf(from).map((to) => ({ from, to: to.startsWith('.') ? posix.join(posix.dirname(from), to) : to })),
  );
  expect(imports).toContainEqual({ from: 'shared/kernel/call.ts', to: 'shared/kernel/permissions.ts' });
  expect(imports).toContainEqual({ from: 'web/src/app/routes.tsx', to: 'web/src/app/staff-area/staff-area.tsx' });
  expect(imports.filter(({ to }) => /^(tests|bench|mutate)\//.test(to))).toEqual([]);
});

it('HTML is escaped in one place, by the template that every page of text and values is made with', () => {
  const made = globSync('{shared,functions,infra,web,bench}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.ts', 'web/dist/**', '**/node_modules/**'],
  });
  expect(made.filter((file) => /&(?:amp|lt|#38|#60);/.test(readFileSync(file, 'utf8')))).toEqual([
    'functions/kernel/http/html.ts',
  ]);
});
