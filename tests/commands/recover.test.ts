import { expect, it } from 'vitest';
import { type Backups, recover } from '../../infra/commands/recover/recover.ts';

const places = { vault: 'vault', role: 'role', key: 'key', table: 'records', bucket: 'signatures' };
const now = new Date('2026-11-22T10:30:00Z');
const copies = ['2026-11-20', '2026-11-22', '2026-11-21'].map((day) => ({
  arn: `copy-${day}`,
  madeAt: new Date(`${day}T02:00:00Z`),
}));

const startAccount = (change: Partial<Backups> = {}) => {
  const done: unknown[] = [];
  let looks = 0;
  const backups: Backups = {
    list: async () => copies,
    start: async ({ arn }, role, metadata) => {
      done.push({ arn, role, metadata });
      return { id: 'job' };
    },
    look: async () => {
      looks += 1;
      return looks < 3 ? 'running' : 'done';
    },
    restoreTableAt: async (table, name, at, key) => void done.push({ table, name, at, key }),
    isTableThere: async () => true,
    wait: async () => {},
    ...change,
  };
  return { backups, done };
};
const reported: string[] = [];
const nothing = {
  before: undefined,
  at: undefined,
  now,
  report: (line: string) => void reported.push(line),
};

it('the table comes back from the latest copy, beside the one that is there, under the key of the records', async () => {
  const { backups, done } = startAccount();
  const printed = await recover({ ...nothing, what: 'table', places }, backups);
  const targetTableName = 'records-restored-202611221030';
  expect(done).toEqual([
    {
      arn: 'copy-2026-11-22',
      role: 'role',
      metadata: { targetTableName, encryptionType: 'KMS', kmsMasterKeyArn: 'key' },
    },
  ]);
  expect(printed).toContain(`npm run restore -- --from ${targetTableName} --table records`);
  expect(reported.join()).toContain(`describe-table --table-name ${targetTableName}`);
});

it('the table comes back as it was at a second of the last weeks', async () => {
  const { backups, done } = startAccount();
  const at = new Date('2026-11-22T09:00:00Z');
  await recover({ ...nothing, what: 'table', places, at }, backups);
  expect(done).toEqual([{ table: 'records', name: 'records-restored-202611221030', at, key: 'key' }]);
});

it('signatures come back into their bucket, from the latest copy of before the loss', async () => {
  const { backups, done } = startAccount();
  const printed = await recover(
    { ...nothing, what: 'signatures', places, before: new Date('2026-11-21T12:00:00Z') },
    backups,
  );
  expect(done).toEqual([
    {
      arn: 'copy-2026-11-21',
      role: 'role',
      metadata: {
        DestinationBucketName: 'signatures',
        NewBucket: 'false',
        Encrypted: 'true',
        EncryptionType: 'SSE-KMS',
        KMSKey: 'key',
      },
    },
  ]);
  expect(printed).toContain('2026-11-21T02:00:00.000Z');
});

it('a recovery without a copy or without access fails with the reason', async () => {
  const { backups } = startAccount({ look: async () => ({ failed: 'Access denied to the key' }) });
  await expect(recover({ ...nothing, what: 'signatures', places }, backups)).rejects.toThrow(
    'Access denied to the key',
  );
  const before = new Date('2026-01-01T00:00:00Z');
  await expect(recover({ ...nothing, what: 'table', places, before }, backups)).rejects.toThrow(
    'There is no copy of the table',
  );
});
