import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { mutateTemplates } from './mutate-templates.ts';

// Changes one place of the CloudFormation templates at a time, and checks whether a test notices. StrykerJS does the
// same for the rules in shared/: `npm run mutate:code`.

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    /** Part of a mutant's title. */
    only: { type: 'string', default: '' },
  },
});
const outcomes = await mutateTemplates({
  minutes: Number(values.minutes),
  seed: Number(values.seed),
  only: values.only,
});
const lines = outcomes.map(
  ({ mutant, killedBy }) => `| ${mutant.title.replaceAll('|', '\\|')} | ${killedBy ?? '**survived**'} |`,
);
mkdirSync('test-reports', { recursive: true });
writeFileSync(
  'test-reports/mutants.md',
  ['# Templates', '', '| mutant | killed by |', '|---|---|', ...lines, ''].join('\n'),
);
console.log(`Survivors, seed ${values.seed}:`);
for (const { mutant, killedBy } of outcomes) if (!killedBy) console.log(`  ${mutant.title}`);
console.log('Each with what killed it: test-reports/mutants.md');
