import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

type Import = { from: string; to: string };

/** The imports of a file as written: static, of types, re-exports, or dynamic. */
const specifiersOf = (file: string): string[] => {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1));
  const exported = staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? []));
  return [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported, ...later];
};

const files = globSync('{shared,functions,web}/**/*.{ts,tsx}', {
  exclude: ['**/*.test.ts', 'web/dist/**', '**/node_modules/**'],
}).toSorted();

/** Every import of a file of ours by its path, and of a package by its name. */
const imports: Import[] = files.flatMap((from) =>
  specifiersOf(from).map((to) => ({
    from,
    to: to.startsWith('.') ? posix.join(posix.dirname(from), to) : to,
  })),
);

const isUnder = (path: string, rooms: readonly string[]): boolean => rooms.some((room) => path.startsWith(`${room}/`));
const ours = ['shared', 'functions', 'infra', 'tests', 'web'];

/** The imports of a folder that lead to a folder which it must not know. */
const strays = (room: string, known: readonly string[]): Import[] =>
  imports.filter(({ from, to }) => isUnder(from, [room]) && isUnder(to, ours) && !isUnder(to, known));

const features = [...new Set(files.map((file) => /^web\/src\/features\/[^/]+/.exec(file)?.[0] ?? ''))].filter(Boolean);
const looks = ['web/src/styles', 'web/src/pictures'];
const inLib = ['shared', 'web/src/lib', ...looks];
const inComponents = [...inLib, 'web/src/components'];
const inEntities = [...inComponents, 'web/src/entities'];

describe('imports', () => {
  it.each([
    { room: 'shared', known: ['shared'] },
    { room: 'functions', known: ['shared', 'functions'] },
    { room: 'web', known: ['shared', 'web'] },
    { room: 'web/src/lib', known: inLib },
    { room: 'web/src/components', known: inComponents },
    { room: 'web/src/entities', known: inEntities },
    ...features.map((room) => ({ room, known: [...inEntities, room] })),
  ])('of $room lead to $known alone', ({ room, known }) => {
    expect(imports.some(({ from }) => isUnder(from, [room]))).toBe(true);
    expect(strays(room, known)).toEqual([]);
  });

  it('of a component read nothing from the server', () => {
    const reading = ['web/src/lib/query.ts', 'web/src/lib/api-client.ts'];
    const inside = files.filter((file) => isUnder(file, ['web/src/components']));
    expect(imports.filter(({ from, to }) => inside.includes(from) && reading.includes(to))).toEqual([]);
    expect(inside.filter((file) => /\buse\w*Quer(y|ies)\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('are all found: one of each kind', () => {
    expect(imports).toContainEqual({ from: 'web/src/main-staff.tsx', to: 'web/src/app/routes.tsx' });
    expect(imports).toContainEqual({ from: 'shared/api/call.ts', to: 'shared/domain/permissions.ts' });
    expect(imports).toContainEqual({ from: 'web/src/app/routes.tsx', to: 'web/src/app/staff-area/staff-area.tsx' });
  });
});

const code = files.filter((file) => /^(functions|web\/src)\//.test(file));

it('no handler and no screen names a role: each asks for a permission', () => {
  // The words that an admin reads about each role.
  const words = 'web/src/features/users/words.ts';
  const naming = code.filter((file) => /ROLE_[A-Z]+/.test(readFileSync(file, 'utf8')));
  expect(naming.filter((file) => file !== words)).toEqual([]);
  expect(naming).toContain(words);
});
