import { globSync } from 'node:fs';
import { Failure } from '../../../infra/failure.ts';
import { filesOnEmbeddedOnly } from '../database/on-embedded-only.ts';
import { startDynamoDbLocal } from '../dynamodb-local.ts';
import { demandJava, installDynamoDbLocal } from '../install.ts';
import type { Part } from '../part.ts';
import { runTool } from '../run-tool.ts';
import { runVitest } from '../run-vitest.ts';

const engine = 'DynamoDB Local';

// It does one request after another: what hangs is found by the same tests on the embedded database.
const unhurried = ['--testTimeout=1800000', '--hookTimeout=1800000'];

const onDynamoDbLocal =
  (...args: string[]) =>
  async () => {
    demandJava();
    const database = await startDynamoDbLocal(installDynamoDbLocal());
    try {
      return runVitest(args, { DYNAMODB_ENDPOINT: database.endpoint });
    } finally {
      await database.stop();
    }
  };

// Named one by one: a project of vitest.config.ts with exclusions of its own takes none from the command.
const files = globSync('tests/!(clock|engines|infra|shipped|structure|words)/*.test.ts');
const filesOnAny = files.filter((file) => !Object.hasOwn(filesOnEmbeddedOnly, file));
const part = 'contract, faults and commands';

/** These tests start the whole product, too, which wants the built site. */
const onAwsSdk = async () => {
  const { status, stderr } = runTool(process.execPath, ['run.mjs', 'web/build.ts']);
  if (status !== 0) throw new Failure(`The site could not be built: ${stderr}`);
  return runVitest(files, { DYNAMODB_CLIENT: 'sdk' });
};

export const databaseParts: Part[] = [
  { engine, part: 'requests at the edge', run: onDynamoDbLocal('tests/engines/database') },
  { engine, part: 'stores', run: onDynamoDbLocal('/store/') },
  { engine, part, isLong: true, run: onDynamoDbLocal(...filesOnAny, ...unhurried) },
  // In place of the direct client, which does what this one does for less.
  { engine: 'AWS SDK', part, isLong: true, run: onAwsSdk },
];
