import { Failure } from '../../failure.ts';
import { readArguments } from '../read-arguments.ts';
import { runCommand } from '../run-command.ts';
import { openSource } from '../stored-data/open-source.ts';
import { listLate } from './list-late.ts';
import { migrate } from './migrate.ts';

const { values, readConfiguration } = readArguments({
  usage: 'migrate -- --table <name>',
  options: { table: { type: 'string' } },
});

await runCommand(async () => {
  if (!values.table) throw new Failure('Please name the table: npm run migrate -- --table <name>.');
  const place = await openSource(values.table, readConfiguration);
  try {
    const { upgraded, changedMeanwhile } = await migrate(place);
    const { messages, patients, alerts } = await listLate(place);
    for (const key of changedMeanwhile) console.log(`changed meanwhile: ${key}`);
    console.log(`${upgraded} items upgraded, ${changedMeanwhile.length} changed meanwhile: run again for those`);
    console.log(
      `${messages} messages added to those that wait for an answer, ${patients} patients and ${alerts} open alerts into caseloads`,
    );
    return changedMeanwhile.length === 0;
  } finally {
    await place.stop();
  }
});
