import * as z from 'zod';
import { stackNames } from '../../cloud/stack-names.ts';
import { Failure } from '../../failure.ts';
import { openStacksOf } from '../deploy/stacks.ts';
import { findAccount } from '../find-account.ts';
import { readArguments } from '../read-arguments.ts';
import { runCommand } from '../run-command.ts';
import { openBackups } from './open-backups.ts';
import { recover } from './recover.ts';

const text = { type: 'string' } as const;
const { values, positionals, usage, readConfiguration } = readArguments({
  usage: `recover -- table|signatures [--before <instant>] [--at <instant>]
    table        beside the table that is there: from the latest copy in the vault, from the latest of --before, or
                 as it was --at any second of the last 35 days
    signatures   into their bucket, from the latest copy, or the latest of --before
    An instant is written like 2026-11-20T09:30:00Z. Nothing leaves the account.`,
  options: { before: text, at: text },
  allowPositionals: true,
});

const readInstant = (name: string, value: string | undefined): Date | undefined => {
  if (value === undefined) return undefined;
  const read = z.iso.datetime().safeParse(value);
  if (!read.success) throw new Failure(`--${name}: write an instant like 2026-11-20T09:30:00Z`);
  return new Date(read.data);
};

const outputs = z
  .object({
    BackupVault: z.string(),
    RestoreRole: z.string(),
    RecordsKey: z.string(),
    TableName: z.string(),
    SignaturesBucket: z.string(),
  })
  .transform((found) => ({
    vault: found.BackupVault,
    role: found.RestoreRole,
    key: found.RecordsKey,
    table: found.TableName,
    bucket: found.SignaturesBucket,
  }));

await runCommand(async () => {
  const what = z.enum(['table', 'signatures']).safeParse(positionals.join());
  if (!what.success) throw new Failure(usage);
  const [before, at] = [readInstant('before', values.before), readInstant('at', values.at)];
  const { region, slug } = readConfiguration();
  await findAccount(region);
  const { data, edge } = stackNames(slug);
  const stack = await openStacksOf(region, edge).find(data);
  const places = outputs.safeParse(stack?.outputs);
  if (!places.success)
    throw new Failure(`The stack ${data} does not exist, or an earlier version deployed it: run npm run deploy first.`);
  console.log('AWS takes minutes to hours for this. It goes on without this command, which only waits.');
  console.log(
    await recover(
      { what: what.data, places: places.data, before, at, now: new Date(), report: console.log },
      openBackups(region),
    ),
  );
  return true;
});
