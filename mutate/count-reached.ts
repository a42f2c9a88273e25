import { parseSync } from 'vite';
import { isMutated, isNode, type Node } from './code-mutants.ts';

export const reachedFolder = 'test-reports/reached';
export const reachedName = (test: string): string => `${test.replaceAll('/', '~')}.json`;

/** The bodies of all functions of a program. */
const listBodies = (node: Node): Node[] =>
  Object.entries(node).flatMap(([name, value]) => {
    const children = [value].flat().filter(isNode);
    const inner = children.flatMap(listBodies);
    return name === 'body' && /Function/.test(node.type) ? [...children, ...inner] : inner;
  });

/** A source text that counts how often each of its functions is called; those that no mutant changes stay as they are. */
export const countReached = (file: string, source: string): string | null => {
  if (!isMutated(file)) return null;
  const { program } = parseSync(file, source, { lang: 'ts' });
  const pieces = listBodies(program as unknown as Node).flatMap(({ type, start, end }) => {
    const name = JSON.stringify(`${file}:${start}`);
    const count = `reachedHere[${name}] = (reachedHere[${name}] ?? 0) + 1`;
    return type === 'BlockStatement' || type === 'FunctionBody'
      ? [{ at: start + 1, text: `${count};` }]
      : [
          { at: start, text: `(${count}, ` },
          { at: end, text: ')' },
        ];
  });
  const counted = pieces
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, text: piece }) => text.slice(0, at) + piece + text.slice(at), source);
  return `const reachedHere = (globalThis as { reached?: Record<string, number> }).reached ??= {};${counted}`;
};
