import { Failure } from '../../failure.ts';

export type What = 'table' | 'signatures';
type Copy = { arn: string; madeAt: Date };
type Job = { id: string };

/** The requests of a recovery to AWS Backup and DynamoDB. */
export type Backups = {
  /** The completed copies of one resource in the vault, in any order. */
  list(vault: string, what: What): Promise<Copy[]>;
  start(copy: Copy, role: string, metadata: Record<string, string>): Promise<Job>;
  /** The reason for its failure; `undefined` while it is in progress. */
  look(job: Job): Promise<'done' | 'running' | { failed: string }>;
  /** Restores the table as it was at that instant, under the key. */
  restoreTableAt(table: string, name: string, at: Date, key: string): Promise<void>;
  isTableThere(name: string): Promise<boolean>;
  wait(): Promise<void>;
};

/** Outputs of the data stack. */
type Places = { vault: string; role: string; key: string; table: string; bucket: string };

type Asked = {
  what: What;
  places: Places;
  before: Date | undefined;
  at: Date | undefined;
  now: Date;
  report(line: string): void;
};

const chooseCopy = (copies: Copy[], what: What, before: Date | undefined): Copy => {
  const [latest] = copies
    .filter(({ madeAt }) => before === undefined || madeAt <= before)
    .toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  if (latest) return latest;
  throw new Failure(
    `There is no copy of the ${what} in the vault${before ? ` from ${before.toISOString()} or earlier: choose a later --before` : ''}.`,
  );
};

const waitFor = async (backups: Backups, look: () => Promise<'done' | 'running' | { failed: string }>) => {
  for (;;) {
    const state = await look();
    if (state === 'done') return;
    if (state !== 'running')
      throw new Failure(`AWS could not restore it: ${state.failed}. Correct the cause and run the same command again.`);
    await backups.wait();
  }
};

const nameCopy = ({ table }: Places, now: Date) =>
  `${table.slice(0, 200)}-restored-${now.toISOString().slice(0, 16).replaceAll(/\D/g, '')}`;

/**
 * Brings back lost data, inside the account: the table beside the existing one, under the key of the records, and
 * signatures into their own bucket, which keeps the versions that they overwrite. Returns what to do next.
 *
 * @throws Failure where there is no such copy, or AWS cannot restore it
 */
export const recover = async ({ what, places, before, at, now, report }: Asked, backups: Backups): Promise<string> => {
  if (what === 'signatures') {
    if (at) throw new Failure('Signatures come from a copy of the night: give --before, not --at.');
    const copy = chooseCopy(await backups.list(places.vault, what), what, before);
    const job = await backups.start(copy, places.role, {
      DestinationBucketName: places.bucket,
      NewBucket: 'false',
      Encrypted: 'true',
      EncryptionType: 'SSE-KMS',
      KMSKey: places.key,
    });
    await waitFor(backups, () => backups.look(job));
    return `The signatures of ${copy.madeAt.toISOString()} are back in ${places.bucket}.`;
  }
  const name = nameCopy(places, now);
  // A terminal such as CloudShell's ends before AWS has finished.
  report(
    `It will be ${name}. Should this terminal end, AWS goes on: aws dynamodb describe-table --table-name ${name} --query Table.TableStatus`,
  );
  if (at) {
    await backups.restoreTableAt(places.table, name, at, places.key);
    await waitFor(backups, async () => ((await backups.isTableThere(name)) ? 'done' : 'running'));
  } else {
    const copy = chooseCopy(await backups.list(places.vault, what), what, before);
    const metadata = { targetTableName: name, encryptionType: 'KMS', kmsMasterKeyArn: places.key };
    const job = await backups.start(copy, places.role, metadata);
    await waitFor(backups, () => backups.look(job));
  }
  return [
    `The table is restored as ${name}. Next:`,
    `npm run restore-drill -- --table ${name}`,
    `npm run restore -- --from ${name} --table ${places.table}`,
    `Afterwards: aws dynamodb delete-table --table-name ${name}`,
  ].join('\n');
};
