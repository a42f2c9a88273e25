import { readStored } from '../../../functions/erasure/stored/read-stored.ts';
import { Failure } from '../../failure.ts';
import { readArguments } from '../read-arguments.ts';
import { runCommand } from '../run-command.ts';
import { markUncounted } from '../stored-data/mark-uncounted.ts';
import { openSource } from '../stored-data/open-source.ts';
import { recount, recountTwice } from '../stored-data/recount.ts';
import { repair } from '../stored-data/repair.ts';
import { fileAnew, findMisfiled } from '../stored-data/search-index.ts';

const { values, readConfiguration } = readArguments({
  usage: 'recount -- [--table <name>] [--repair]',
  options: { table: { type: 'string' }, repair: { type: 'boolean', default: false } },
});

await runCommand(async () => {
  if (values.repair && !values.table) throw new Failure('Please name the table to repair: --table <name>.');
  const source = await openSource(values.table, readConfiguration);
  try {
    const read = readStored(source);
    const { checked, wrong } = await (values.repair ? recountTwice : recount)(read);
    const misfiled = await findMisfiled(read);
    for (const { pk, sk, attribute, stored, counted } of wrong) {
      console.log(`wrong: ${pk} ${sk} ${attribute} is ${stored}, counted ${counted}`);
    }
    if (!values.repair) {
      console.log(`${checked} counters recounted, ${wrong.length} wrong`);
      console.log(`${misfiled.length} records to be given a reference or indexed again`);
      return wrong.length + misfiled.length === 0;
    }
    const changed = await repair(source, { wrong });
    for (const { pk, sk, attribute } of changed) console.log(`changed meanwhile: ${pk} ${sk} ${attribute}`);
    console.log(
      `${checked} counters recounted, ${wrong.length - changed.length} repaired, ${changed.length} changed meanwhile: run again for those`,
    );
    const left = await fileAnew(source, misfiled);
    console.log(
      `${misfiled.length - left.length} records given a reference or indexed again, ${left.length} changed meanwhile: run again for those`,
    );
    console.log(
      `${await markUncounted(source, read)} patients and registers are to be counted in the report: the product does it by itself`,
    );
    return changed.length + left.length === 0;
  } finally {
    await source.stop();
  }
});
