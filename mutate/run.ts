import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { mutateCode } from './mutate-code.ts';
import { mutateTemplates } from './mutate-templates.ts';
import { describeOutcomes } from './sample.ts';

// Changes one place at a time, of the templates and of the rules, and looks whether a test notices. StrykerJS would be
// the kept tool for the second; it reads tsconfig.json by the compiler's JavaScript interface, which TypeScript 7 has no
// longer, and its first run of all tests in one process does not end beside the embedded services.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    /** Part of a file's path, for the mutants of one file. */
    only: { type: 'string', default: '' },
    /** How many test files at the most are run against a mutant of the code, nearest first. */
    files: { type: 'string', default: '8' },
    /** Folders, with commas between them, whose tests alone are run: those of shared/ need seconds, those of services minutes. */
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
const seed = Number(values.seed);
const sampling = { minutes: Number(values.minutes) / kinds.length, seed, only: values.only };
const outcomes = [
  ...(kinds.includes('templates') ? await mutateTemplates(sampling) : []),
  ...(kinds.includes('code')
    ? await mutateCode({ ...sampling, files: Number(values.files), tests: values.tests.split(',') })
    : []),
];
const page = describeOutcomes(outcomes, seed);
writeFileSync('test-reports/mutants.md', page);
console.log(
  page
    .split('\n')
    .filter((line) => !line.startsWith('| killed'))
    .join('\n'),
);
console.log('Each with what killed it: test-reports/mutants.md');
