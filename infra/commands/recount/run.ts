import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { Key } from '../../../functions/data/table.ts';
import { Failure } from '../../failure.ts';
import { readArguments } from '../read-arguments.ts';
import { runCommand } from '../run-command.ts';
import { type Place, readItems } from '../stored-data/export-table.ts';
import { openSource } from '../stored-data/open-source.ts';
import { type Counted, recount } from '../stored-data/recount.ts';
import { repair } from '../stored-data/repair.ts';
import { fileAnew, findMisfiled } from '../stored-data/search-index.ts';

const { values, readConfiguration } = readArguments({
  usage: 'recount -- [--table <name>] [--repair]',
  options: { table: { type: 'string' }, repair: { type: 'boolean', default: false } },
});

const nameOf = (counter: Counted) => JSON.stringify(counter);

/** Beside a running product one reading takes some writes half: what is to be repaired has to be wrong twice in the same way. */
const recountTwice = async (source: Place, twice: boolean) => {
  const items = await readItems(source);
  const first = { ...recount(items), misfiled: findMisfiled(items) };
  if (!twice || first.wrong.length === 0) return first;
  const again = new Set(recount(await readItems(source)).wrong.map(nameOf));
  return { ...first, wrong: first.wrong.filter((counter) => again.has(nameOf(counter))) };
};

/** Counters as they were before they had shards; everything they counted is in those of today. */
const removeFormer = async ({ client, name }: Place, keys: Key[]) => {
  for (const { pk, sk } of keys) {
    await client.send(new DeleteItemCommand({ TableName: name, Key: marshall({ pk, sk }) }));
  }
};

await runCommand(async () => {
  if (values.repair && !values.table) throw new Failure('Say which table to repair: --table <name>.');
  const source = await openSource(values.table, readConfiguration);
  try {
    const { checked, wrong, former, misfiled } = await recountTwice(source, values.repair);
    for (const { pk, sk, attribute, stored, counted } of wrong) {
      console.log(`wrong: ${pk} ${sk} ${attribute} is ${stored}, counted ${counted}`);
    }
    if (!values.repair) {
      console.log(`${checked} counters recounted, ${wrong.length} wrong, ${former.length} of a former kind`);
      console.log(`${misfiled.length} records to be given a reference or indexed again`);
      return wrong.length + former.length + misfiled.length === 0;
    }
    const changed = await repair(source, wrong);
    await removeFormer(source, former);
    for (const { pk, sk, attribute } of changed) console.log(`changed meanwhile: ${pk} ${sk} ${attribute}`);
    console.log(
      `${checked} counters recounted, ${wrong.length - changed.length} repaired, ${former.length} of a former kind removed, ${changed.length} changed meanwhile: run again for those`,
    );
    const left = await fileAnew(source, misfiled);
    console.log(
      `${misfiled.length - left.length} records given a reference or indexed again, ${left.length} changed meanwhile: run again for those`,
    );
    return changed.length + left.length === 0;
  } finally {
    await source.stop();
  }
});
