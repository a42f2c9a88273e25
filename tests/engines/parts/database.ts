import { globSync } from 'node:fs';
import { filesOnEmbeddedOnly, testsOnEmbeddedOnly } from '../database/on-embedded-only.ts';
import { startDynamoDbLocal } from '../dynamodb-local.ts';
import { demandJava, installDynamoDbLocal } from '../install.ts';
import type { Part } from '../part.ts';
import { runVitest } from '../run-vitest.ts';

const engine = 'DynamoDB Local';

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
const files = globSync('tests/!(clock|engines|infra|shipped|structure|words)/*.test.ts').filter(
  (file) => !Object.hasOwn(filesOnEmbeddedOnly, file),
);
const otherTests = `^(?!.*(${Object.keys(testsOnEmbeddedOnly).join('|')}))`;

export const databaseParts: Part[] = [
  { engine, part: 'requests at the edge', run: onDynamoDbLocal('tests/engines/database') },
  { engine, part: 'stores', run: onDynamoDbLocal('/store/') },
  {
    engine,
    part: 'contract, faults and commands',
    isLong: true,
    run: onDynamoDbLocal(...files, `--testNamePattern=${otherTests}`),
  },
];
