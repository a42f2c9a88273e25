import { dispose } from '../../../functions/erasure/store/dispose.ts';
import { readStored } from '../../../functions/erasure/stored/read-stored.ts';
import { Failure } from '../../failure.ts';
import { readArguments } from '../read-arguments.ts';
import { runCommand } from '../run-command.ts';
import { openSignatures } from '../stored-data/open-signatures.ts';
import { openSource } from '../stored-data/open-source.ts';
import { findDue } from './due.ts';

const { values, readConfiguration } = readArguments({
  usage: 'retention -- [--table <name>] [--signatures <bucket>] [--dispose <id> --approved-by "<name>"]',
  options: {
    table: { type: 'string' },
    signatures: { type: 'string' },
    dispose: { type: 'string' },
    'approved-by': { type: 'string' },
  },
});

await runCommand(async () => {
  const { table, signatures: bucket, dispose: id, 'approved-by': approvedBy } = values;
  if (id !== undefined && (!approvedBy || !table)) {
    throw new Failure(
      'To dispose of something, name the table and who approved it: --table <name> --approved-by "<name>".',
    );
  }
  const source = await openSource(table, readConfiguration);
  try {
    const now = new Date();
    const all = await findDue(readStored(source), now);
    if (id === undefined || !approvedBy) {
      console.table(all.map(({ rule, id: one, since }) => ({ rule: rule.name, id: one, since })));
      console.log(
        `${all.length} are due. To dispose of one: npm run retention -- --table … --dispose <id> --approved-by "…"`,
      );
      return true;
    }
    const due = all.find((one) => one.id === id);
    if (!due)
      throw new Failure(
        `${id} is not due, so it was not disposed of. Without --dispose the command lists what is due.`,
      );
    const signatures = openSignatures({ table, bucket, readConfiguration });
    const count = await dispose(source, {
      because: { id, rule: due.rule.name, since: due.since, approvedBy },
      now,
      signatures,
    });
    console.log(`${count} items of ${id} were deleted; a stub records it.`);
    return true;
  } finally {
    await source.stop();
  }
});
