import { dirname } from 'node:path';
import type { CodeMutant } from './code-mutants.ts';
import type { Failure } from './test-process.ts';

export type Outcome = { mutant: CodeMutant; failure: Failure | undefined };
export type Sampling = { minutes: number; seed: number };

/** The same order for the same seed. */
export const shuffle = <One>(list: readonly One[], seed: number): One[] => {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state;
  };
  return list
    .map((one) => ({ one, at: next() }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ one }) => one);
};

// Whatever ends because it takes long may be slow only: it is no proof that a test notices.
const verdictOf = ({ failure }: Outcome) => (failure ? (failure.isTimeout ? 'timeout' : 'killed') : 'SURVIVED');
const folderOf = ({ file }: CodeMutant) => dirname(file).split('/').slice(0, 2).join('/');

/** Tries as many mutants as the time allows, in the order of the seed. */
export const sample = async (
  mutants: readonly CodeMutant[],
  { minutes, seed }: Sampling,
  kill: (mutant: CodeMutant) => Promise<Failure | undefined>,
): Promise<Outcome[]> => {
  const started = Date.now();
  const outcomes: Outcome[] = [];
  for (const mutant of shuffle(mutants, seed)) {
    if (Date.now() > started + minutes * 60_000) break;
    const outcome = { mutant, failure: await kill(mutant) };
    outcomes.push(outcome);
    console.log(`${verdictOf(outcome).padEnd(8)} ${mutant.title}`);
  }
  const seconds = (Date.now() - started) / 1000 / Math.max(outcomes.length, 1);
  console.log(`\nCode: ${outcomes.length} tried of ${mutants.length}, ${seconds.toFixed(1)} s each\n`);
  return outcomes;
};

const toRow = (title: string, outcomes: readonly Outcome[]) => {
  const count = (verdict: string) => outcomes.filter((one) => verdictOf(one) === verdict).length;
  const score = ((100 * count('killed')) / Math.max(outcomes.length, 1)).toFixed(1);
  return `| ${title} | ${count('killed')} | ${count('SURVIVED')} | ${count('timeout')} | ${score} % |`;
};

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The report: how many mutants of each folder were killed, then each mutant, the survivors first. */
export const describeOutcomes = (outcomes: readonly Outcome[], seed: number): string => {
  const folders = [...new Set(outcomes.map(({ mutant }) => folderOf(mutant)))].toSorted();
  const row = (outcome: Outcome) => {
    const { failure, mutant } = outcome;
    return `| ${verdictOf(outcome)} | ${cell(mutant.title)} | ${failure ? cell(`${failure.file}: ${failure.sentence}`) : ''} |`;
  };
  const order = ['SURVIVED', 'timeout', 'killed'];
  return [
    '# Code',
    '',
    `Seed ${seed}. A timeout counts as not killed.`,
    '',
    '| folder | killed | survived | timeout | score |',
    '|---|---|---|---|---|',
    ...folders.map((folder) =>
      toRow(
        folder,
        outcomes.filter(({ mutant }) => folderOf(mutant) === folder),
      ),
    ),
    toRow('all', outcomes),
    '',
    '| outcome | mutant | test |',
    '|---|---|---|',
    ...order.flatMap((verdict) => outcomes.filter((one) => verdictOf(one) === verdict).map(row)),
    '',
  ].join('\n');
};
