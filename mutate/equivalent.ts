import { readFileSync } from 'node:fs';
import type { CodeMutant } from './code-mutants.ts';

type Equivalent = {
  readonly file: string;
  /** The beginning of its line, without what stands before it. */
  readonly line: string;
  /** Part of what changes; all changes of the line where there is none. */
  readonly what?: string;
  readonly why: string;
};

/** Mutants that change nothing that anybody could notice, found by looking at survivors. */
const equivalents: readonly Equivalent[] = [
  {
    file: 'shared/domain/episodes.ts',
    line: 'days.push(referred > ended',
    what: '> becomes >=',
    why: 'Of two equal days either is the same text.',
  },
  {
    file: 'shared/domain/episodes.ts',
    line: 'return episodes.findLast(',
    what: "?? '' is dropped",
    why: 'There are as many days as episodes: only the compiler does not know it.',
  },
  {
    file: 'shared/domain/episodes.ts',
    line: 'from: days[index]',
    why: 'There are as many days as episodes: only the compiler does not know it.',
  },
];

const lineOf = ({ file, start }: CodeMutant): string => {
  const source = readFileSync(file, 'utf8');
  const from = source.lastIndexOf('\n', start) + 1;
  return source.slice(from, source.indexOf('\n', start)).trim();
};

/**
 * The mutants but for those that are equal to what they change.
 * @throws Error when one that is said to be equal is nowhere: its line has changed, and wants to be looked at again.
 */
export const leaveOutEquivalent = (mutants: CodeMutant[]): CodeMutant[] => {
  const isOf = (mutant: CodeMutant) => (one: Equivalent) =>
    one.file === mutant.file && lineOf(mutant).startsWith(one.line) && mutant.title.includes(one.what ?? '');
  const mutated = new Set(mutants.map(({ file }) => file));
  for (const one of equivalents) {
    const isThere = !mutated.has(one.file) || mutants.some((mutant) => isOf(mutant)(one));
    if (!isThere) throw new Error(`Nothing to leave out any more: ${one.file}: ${one.line}`);
  }
  return mutants.filter((mutant) => !equivalents.some(isOf(mutant)));
};
