import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Failure } from '../../infra/failure.ts';
import type { Part } from './part.ts';
import { databaseParts } from './parts/database.ts';
import { fuzzParts } from './parts/fuzz.ts';
import { lambdaParts } from './parts/lambda.ts';
import { rehearsalParts } from './parts/rehearsal.ts';
import { serviceParts } from './parts/services.ts';
import { signatureParts } from './parts/signatures.ts';
import { templateParts } from './parts/templates.ts';

// `npm run test:engines`: the product on engines that others wrote, with `-- --all` the long parts too. `-- --only dynamodb` runs the parts of that
// name, `-- --examples 50` makes more requests of each call up.

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    examples: { type: 'string', default: '2' },
  },
});

const parts: Part[] = [
  ...databaseParts,
  ...templateParts,
  ...signatureParts,
  ...serviceParts,
  ...lambdaParts,
  ...fuzzParts(Number(values.examples)),
  ...rehearsalParts,
];

const chosen = parts.filter(
  ({ engine, part, isLong = false }) =>
    (values.all || !isLong) && `${engine} ${part}`.toLowerCase().includes(values.only.toLowerCase()),
);

const runParts = async () => {
  const rows = [];
  for (const { engine, part, run } of chosen) {
    console.log(`\n== ${engine}: ${part}`);
    const started = performance.now();
    const { passed, failed } = await run();
    rows.push({ engine, part, passed, failed, seconds: Math.round((performance.now() - started) / 1000) });
  }
  return rows;
};

try {
  if (chosen.length === 0) throw new Failure(`No part has ${values.only} in its name.`);
  mkdirSync('test-reports', { recursive: true });
  const rows = await runParts();
  console.table(rows);
  // A part that counts nothing has proved nothing.
  process.exit(rows.every(({ passed, failed }) => failed === 0 && passed > 0) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Failure ? error.message : error);
  process.exit(1);
}
