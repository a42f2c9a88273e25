import { type ESTree, type Plugin, parseAst } from 'vite';

type Range = { start: number; end: number };

const isNode = (value: unknown): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value;

const findStaffWords = (node: ESTree.Node): Range[] => {
  if (node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === 'forStaff') return [node];
  return Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((inner) => findStaffWords(inner));
};

/**
 * Leaves the words for staff out of what visitors download. The questions of a form are written with both, and only screens
 * of staff read these.
 */
export const withoutStaffWords = (): Plugin => ({
  name: 'without-staff-words',
  transform: {
    filter: { id: /\/shared\/forms\/[\w-]+\.ts$/, code: 'forStaff' },
    handler(code) {
      const left = findStaffWords(parseAst(code)).reduceRight(
        (rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''),
        code,
      );
      return { code: left, map: null };
    },
  },
});
