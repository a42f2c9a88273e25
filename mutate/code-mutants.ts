import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { parseSync } from 'vite';

/** One change of one place of a source file, small enough for a reader to judge. */
export type CodeMutant = {
  readonly kind: 'code';
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** Where the body of the function around it begins; none for what is made when the file is loaded. */
  readonly body?: number;
  /** `functions/data/limits.ts:40: >= becomes >` */
  readonly title: string;
};

export type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Change = { node: { start: number; end: number }; replacement: string; what: string; body?: number };

const swapped: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  some: 'every',
  every: 'some',
};

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const operatorOf = (node: Node, source: string): { start: number; end: number } => {
  const [left, operator] = [node.left as Node, String(node.operator)];
  const start = source.indexOf(operator, left.end);
  return { start, end: start + operator.length };
};

const toChanges: Record<string, (node: Node, source: string) => Change[]> = {
  BinaryExpression: (node, source) => {
    const to = swapped[String(node.operator)];
    return to ? [{ node: operatorOf(node, source), replacement: to, what: `${node.operator} becomes ${to}` }] : [];
  },
  LogicalExpression: (node, source) => {
    const to = swapped[String(node.operator)];
    const [left, right] = [node.left as Node, node.right as Node].map(({ start, end }) => source.slice(start, end));
    return to
      ? [{ node: operatorOf(node, source), replacement: to, what: `${node.operator} becomes ${to}` }]
      : [{ node, replacement: `(${left})`, what: `?? ${right?.split('\n')[0]} is dropped` }];
  },
  UnaryExpression: (node, source) => {
    const argument = node.argument as Node;
    const inner = source.slice(argument.start, argument.end);
    return node.operator === '!' ? [{ node, replacement: `(${inner})`, what: `! before ${inner} is dropped` }] : [];
  },
  IfStatement: (node) =>
    [true, false].map((to) => ({ node: node.test as Node, replacement: `${to}`, what: `the condition becomes ${to}` })),
  ConditionalExpression: (node) =>
    [true, false].map((to) => ({ node: node.test as Node, replacement: `${to}`, what: `the choice becomes ${to}` })),
  Literal: (node) => {
    if (typeof node.value === 'boolean') {
      return [{ node, replacement: `${!node.value}`, what: `${node.value} becomes ${!node.value}` }];
    }
    if (typeof node.value === 'number') {
      return [{ node, replacement: `${node.value + 1}`, what: `${node.value} becomes ${node.value + 1}` }];
    }
    return typeof node.value === 'string' && node.value !== ''
      ? [{ node, replacement: "''", what: `'${node.value}' becomes ''` }]
      : [];
  },
  ExpressionStatement: (node, source) => {
    const { type, argument } = node.expression as Node;
    const isCall = type === 'CallExpression' || (type === 'AwaitExpression' && isNode(argument));
    const first = source.slice(node.start, node.end).split('\n')[0];
    return isCall ? [{ node, replacement: ';', what: `dropped: ${first}` }] : [];
  },
  SpreadElement: (node, source) => {
    const { type } = node.argument as Node;
    const optional = ['LogicalExpression', 'ConditionalExpression'].includes(type);
    const first = source.slice(node.start, node.end).split('\n')[0];
    return optional ? [{ node, replacement: '...[]', what: `dropped: ${first}` }] : [];
  },
  MemberExpression: (node) => {
    const property = node.property as Node;
    const to = swapped[String(property.name)];
    return !node.computed && to && /^\w+$/.test(to)
      ? [{ node: property, replacement: to, what: `.${property.name} becomes .${to}` }]
      : [];
  },
};

// Types are gone when the code runs; names of modules and of properties are no behaviour of their own.
const unread = ['typeAnnotation', 'returnType', 'typeParameters', 'typeArguments', 'source', 'options', 'directive'];

const isNamed = (node: unknown, name: string) => isNode(node) && node.name === name;

// Nothing is promised of what only a developer reads: the words of a log line, and of an error that is no answer.
const isForDevelopers = ({ type, callee }: Node): boolean =>
  (type === 'CallExpression' && isNode(callee) && isNamed(callee.object, 'console')) ||
  (type === 'NewExpression' && isNamed(callee, 'Error'));

const walk = (node: Node, source: string, around?: number): Change[] => {
  if (node.type === 'ImportDeclaration' || node.type === 'TSTypeAliasDeclaration' || isForDevelopers(node)) return [];
  const body = /Function/.test(node.type) && isNode(node.body) ? node.body.start : around;
  const own = (toChanges[node.type]?.(node, source) ?? []).map((change) => ({ ...change, ...(body && { body }) }));
  const inner = Object.entries(node).flatMap(([name, value]) => {
    if (unread.includes(name) || (name === 'key' && !node.computed)) return [];
    return [value]
      .flat()
      .filter(isNode)
      .flatMap((child) => walk(child, source, body));
  });
  return [...own, ...inner];
};

const isStrict = (file: string) => file.startsWith('functions/');

/** Every mutant of a source text. Texts for people are not mutated: their words are no rule. */
const mutateCode = (file: string, source: string): CodeMutant[] => {
  const { program, errors } = parseSync(file, source, { lang: 'ts' });
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  return walk(program as unknown as Node, source)
    .filter(({ replacement }) => isStrict(file) || replacement !== "''")
    .map(({ node: { start, end }, replacement, what, body }) => ({
      kind: 'code',
      file,
      start,
      end,
      replacement,
      ...(body !== undefined && { body }),
      title: `${file}:${source.slice(0, start).split('\n').length}: ${what}`,
    }));
};

const rooms = [/^functions\/(http|data)\//, /^shared\/(api|domain|forms|questionnaires)\//, /^shared\/[\w-]+\.ts$/];

/** Whether a file holds rules. */
export const isMutated = (file: string): boolean => !file.includes('.test.') && rooms.some((room) => room.test(file));

/** Every mutant of the files whose path contains `only`. */
export const listCodeMutants = async (only: string): Promise<CodeMutant[]> => {
  const mutants: CodeMutant[] = [];
  for await (const file of glob('{functions,shared}/**/*.ts')) {
    if (isMutated(file) && file.includes(only)) mutants.push(...mutateCode(file, readFileSync(file, 'utf8')));
  }
  return mutants.toSorted((one, other) => (one.title < other.title ? -1 : 1));
};
