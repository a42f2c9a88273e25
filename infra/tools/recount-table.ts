import { parseArgs } from 'node:util';
import { Failure } from '../local/failure.ts';
import { repair } from './dispose.ts';
import { readItems } from './export-table.ts';
import { openSource } from './open-source.ts';
import { recount } from './recount.ts';
import { runTool } from './run-tool.ts';

const { values } = parseArgs({ options: { table: { type: 'string' }, repair: { type: 'boolean', default: false } } });

await runTool(async () => {
  if (values.repair && !values.table) throw new Failure('Say which table to repair: --table <name>.');
  const source = await openSource(values.table);
  try {
    const { checked, wrong } = recount(await readItems(source));
    for (const { pk, sk, attribute, stored, counted } of wrong) {
      console.log(`wrong: ${pk} ${sk} ${attribute} is ${stored}, counted ${counted}`);
    }
    if (values.repair) await repair(source, wrong);
    console.log(`${checked} counters recounted, ${wrong.length} wrong${values.repair ? ' and repaired' : ''}`);
    return values.repair || wrong.length === 0;
  } finally {
    await source.stop();
  }
});
