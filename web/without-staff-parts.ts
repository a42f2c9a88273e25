import { type ESTree, type Plugin, parseAst } from 'vite';

type Range = { start: number; end: number };
type Property = ESTree.Node & { type: 'Property' };

const isNode = (value: unknown): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value;
const isNamed = (node: ESTree.Node, name: string): node is Property =>
  node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === name;

const find = (node: ESTree.Node, isOfStaff: (node: ESTree.Node) => boolean): Range[] => {
  if (isOfStaff(node)) return [node];
  return Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((inner) => find(inner, isOfStaff));
};

const leaveOut = (name: string, id: RegExp, isOfStaff: (node: ESTree.Node) => boolean): Plugin => ({
  name,
  transform: {
    filter: { id },
    handler(code) {
      const left = find(parseAst(code), isOfStaff).reduceRight(
        (rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''),
        code,
      );
      return { code: left, map: null };
    },
  },
});

/** A screen of the staff area in the registry: only these have a title there. */
const isStaffScreen = (node: ESTree.Node): boolean =>
  node.type === 'Property' &&
  node.value.type === 'ObjectExpression' &&
  node.value.properties.some((one) => isNamed(one, 'title'));

/**
 * Removes the parts that only staff see from what visitors download: the words for staff beside the questions of a
 * form, and the screens of the staff area in the registry.
 */
export const withoutStaffParts = (): Plugin[] => [
  leaveOut('without-staff-words', /\/shared\/(?:intake|patients|kernel\/forms)\/[\w-]+\.ts$/, (node) =>
    isNamed(node, 'forStaff'),
  ),
  leaveOut('without-staff-screens', /\/shared\/screens\.ts$/, isStaffScreen),
];
