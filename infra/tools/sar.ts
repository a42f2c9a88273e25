import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Failure } from '../local/failure.ts';
import { collectPerson } from './collect-person.ts';
import { readItems } from './export-table.ts';
import { openSource } from './open-source.ts';
import { runTool } from './run-tool.ts';

const { values } = parseArgs({
  options: { patient: { type: 'string' }, table: { type: 'string' }, output: { type: 'string' } },
});

await runTool(async () => {
  const { patient, table, output = `subject-access-${patient}.json` } = values;
  if (!patient)
    throw new Failure('Say whose: npm run sar -- --patient <referral id> [--table <name>] [--output <file>]');
  const source = await openSource(table);
  try {
    const person = collectPerson(await readItems(source), patient);
    const counts = Object.entries(person).map(([kind, found]) => [kind, { items: found.length }]);
    if (counts.length === 0) throw new Failure(`Nothing in the table names ${patient}.`);
    // For its owner's eyes only: it is a whole health record.
    const file = await open(output, 'wx', 0o600);
    await file.write(`${JSON.stringify(person, null, 2)}\n`);
    await file.close();
    console.table(Object.fromEntries(counts));
    console.log(`Written to ${output}. It is a whole health record: hand it over safely, then delete it.`);
    return true;
  } finally {
    await source.stop();
  }
});
