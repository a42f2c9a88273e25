import { readArguments } from '../read-arguments.ts';
import { runCommand } from '../run-command.ts';
import { openSource } from '../stored-data/open-source.ts';
import { drill } from './drill.ts';

const { values, readConfiguration } = readArguments({
  usage: 'restore-drill -- [--table <name>]',
  options: { table: { type: 'string' } },
});

await runCommand(async () => {
  const source = await openSource(values.table, readConfiguration);
  try {
    const { exported, readBack, changed, unreadable, unknown, counters } = await drill(source);
    console.table(Object.fromEntries(Object.entries(readBack).map(([kind, items]) => [kind, { 'read back': items }])));
    for (const [what, keys] of Object.entries({ changed, unreadable, 'of no known kind': unknown })) {
      for (const key of keys) console.log(`${what}: ${key}`);
    }
    for (const { pk, sk, attribute, stored, counted } of counters.wrong) {
      console.log(`wrong: ${pk} ${sk} ${attribute} is ${stored}, counted ${counted}`);
    }
    const faults = changed.length + unreadable.length + unknown.length + counters.wrong.length;
    console.log(`${exported} items exported and restored, ${counters.checked} counters recounted, ${faults} faults`);
    return faults === 0;
  } finally {
    await source.stop();
  }
});
