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

const ofSigningIn: readonly unknown[] = ['signing-in', 'unverified'];

/**
 * A screen of the registry that the public site neither has nor links to: one of the staff area, which alone have a title there, or
 * one of signing in without a line in a menu.
 */
const isStaffScreen = (node: ESTree.Node): boolean => {
  if (node.type !== 'Property' || node.value.type !== 'ObjectExpression') return false;
  const { properties } = node.value;
  const has = (name: string) => properties.some((one) => isNamed(one, name));
  const isOfSigningIn = properties.some(
    (one) => isNamed(one, 'access') && one.value.type === 'Literal' && ofSigningIn.includes(one.value.value),
  );
  return has('title') || (isOfSigningIn && !has('site'));
};

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
