import { Failure } from '../../failure.ts';
import { readArguments } from '../read-arguments.ts';
import { runCommand } from '../run-command.ts';
import { openSource } from '../stored-data/open-source.ts';
import { planRestoration, restore } from './restore.ts';

const { values, readConfiguration } = readArguments({
  usage: 'restore -- --from <restored table> --table <name> [--apply]',
  options: { from: { type: 'string' }, table: { type: 'string' }, apply: { type: 'boolean', default: false } },
});

await runCommand(async () => {
  const { from, table: name, apply } = values;
  if (!from || !name || from === name) {
    throw new Failure(
      'Please name the table to copy from and the table to restore into: npm run restore -- --from <restored table> --table <name> [--apply]',
    );
  }
  const copy = await openSource(from, readConfiguration);
  const table = await openSource(name, readConfiguration);
  try {
    const { putBack, takenAway } = await planRestoration(copy, table);
    console.log(
      `${putBack} items of ${from} are to be put back into ${name}, and ${takenAway} newer ones are to be removed.`,
    );
    if (!apply) {
      console.log('Nothing was changed. Add --apply to do it.');
      return true;
    }
    await restore(copy, table);
    console.log('Done. Run npm run restore-drill to check that all of it can be read.');
    return true;
  } finally {
    await copy.stop();
    await table.stop();
  }
});
