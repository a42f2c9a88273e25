import { Failure } from '../../failure.ts';
import { readArguments } from '../read-arguments.ts';
import { runCommand } from '../run-command.ts';
import { readItems } from '../stored-data/export-table.ts';
import { openSource } from '../stored-data/open-source.ts';
import { recount } from '../stored-data/recount.ts';
import { repair } from '../stored-data/repair.ts';

const { values, readConfiguration } = readArguments({
  usage: 'recount -- [--table <name>] [--repair]',
  options: { table: { type: 'string' }, repair: { type: 'boolean', default: false } },
});

await runCommand(async () => {
  if (values.repair && !values.table) throw new Failure('Say which table to repair: --table <name>.');
  const source = await openSource(values.table, readConfiguration);
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
