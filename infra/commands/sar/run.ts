import { open } from 'node:fs/promises';
import { collectForPerson } from '../../../functions/erasure/stored/collect-person.ts';
import { filesOf } from '../../../functions/erasure/stored/files-of.ts';
import { readStored } from '../../../functions/erasure/stored/read-stored.ts';
import { Failure } from '../../failure.ts';
import { readArguments } from '../read-arguments.ts';
import { runCommand } from '../run-command.ts';
import { openSignatures } from '../stored-data/open-signatures.ts';
import { openSource } from '../stored-data/open-source.ts';

const { values, readConfiguration } = readArguments({
  usage: 'sar -- --patient <referral id> [--table <name> --signatures <bucket>] [--output <file>]',
  options: {
    patient: { type: 'string' },
    table: { type: 'string' },
    signatures: { type: 'string' },
    output: { type: 'string' },
  },
});

// Readable by its owner only: it is a whole health record.
const save = async (name: string, content: string | Uint8Array): Promise<void> => {
  await using file = await open(name, 'wx', 0o600);
  await file.writeFile(content);
};

await runCommand(async () => {
  const { patient, table, signatures: bucket, output = `subject-access-${patient}.json` } = values;
  if (!patient) {
    throw new Failure(
      'Please name the patient: npm run sar -- --patient <referral id> [--table <name> --signatures <bucket>] [--output <file>]',
    );
  }
  const source = await openSource(table, readConfiguration);
  try {
    const person = await collectForPerson(readStored(source), patient);
    const counts = Object.entries(person).map(([kind, found]) => [kind, { items: found.length }]);
    if (counts.length === 0)
      throw new Failure(
        `Nothing in the table names ${patient}. Check the referral id: it is in the address of the record.`,
      );
    const signatures = openSignatures({ table, bucket, readConfiguration });
    const named = filesOf(Object.values(person).flat());
    const numberOf = (index: number) =>
      named.slice(0, index + 1).filter(({ what }) => what === named[index]?.what).length;
    const images = await Promise.all(
      named.map(async ({ what, name, extension }, index) => ({
        ...{ what, name },
        file: output.replace(/(\.json)?$/, `-${what}-${numberOf(index)}.${extension}`),
        image: await signatures.read(name),
      })),
    );
    await save(output, `${JSON.stringify(person, null, 2)}\n`);
    for (const { file, image } of images) if (image) await save(file, image);
    console.table(Object.fromEntries(counts));
    const files = [output, ...images.flatMap(({ file, image }) => (image ? [file] : []))];
    console.log(`Written to ${files.join(' and ')}: a whole health record. Hand it over safely, then delete it.`);
    const lost = images.filter(({ image }) => !image);
    for (const { what, name } of lost)
      console.error(
        `The ${what} ${name} is not in the bucket. Restore it (docs/operations.md, "Get data back") and try again.`,
      );
    return lost.length === 0;
  } finally {
    await source.stop();
  }
});
