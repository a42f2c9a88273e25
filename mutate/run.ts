import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { mutateCode } from './mutate-code.ts';
import { mutateTemplates } from './mutate-templates.ts';
import { describeOutcomes } from './sample.ts';

// Changes one place at a time, of the templates and of the rules, and checks whether a test notices. The established
// tool for the rules would be StrykerJS. It needs the compiler's JavaScript interface to read tsconfig.json, which
// TypeScript 7 no longer has, and its first run of all tests in one process does not end beside the embedded services.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    /** Part of a file's path, for the mutants of one file. */
    only: { type: 'string', default: '' },
    /** The limit on test files run against a mutant of the code, nearest first. */
    files: { type: 'string', default: '8' },
    /** Folders, separated by commas, whose tests alone are run against the code. Those of shared/ take seconds. */
    tests: { type: 'string', default: '' },
  },
});
const kinds = positionals.length > 0 ? positionals : ['templates', 'code'];
const unknown = kinds.find((kind) => !['templates', 'code'].includes(kind));
if (unknown) {
  console.error(`There is nothing called '${unknown}' to mutate. There are: templates, code`);
  process.exit(1);
}

mkdirSync('test-reports', { recursive: true });
const share = Number(values.minutes) / kinds.length;
const seed = Number(values.seed);
const { only } = values;
const pages: string[] = [];
if (kinds.includes('templates')) {
  const outcomes = await mutateTemplates({ minutes: share, seed, only });
  const lines = outcomes.map(
    ({ mutant, killedBy }) => `| ${mutant.title.replaceAll('|', '\\|')} | ${killedBy ?? '**survived**'} |`,
  );
  pages.push(['# Templates', '', '| mutant | killed by |', '|---|---|', ...lines, ''].join('\n'));
  console.log(`Survivors, seed ${seed}:`);
  for (const { mutant, killedBy } of outcomes) if (!killedBy) console.log(`  ${mutant.title}`);
}
if (kinds.includes('code')) {
  const [files, tests] = [Number(values.files), values.tests.split(',')];
  const page = describeOutcomes(await mutateCode({ minutes: share, seed, only, files, tests }), seed);
  pages.push(page);
  const isShort = (line: string) => !line.startsWith('| killed');
  console.log(page.split('\n').filter(isShort).join('\n'));
}
writeFileSync('test-reports/mutants.md', pages.join('\n'));
console.log('Each with what killed it: test-reports/mutants.md');
