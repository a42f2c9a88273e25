import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { findFaults } from '../../cloud/find-faults.ts';
import { stackNames } from '../../cloud/stack-names.ts';
import { Failure } from '../../failure.ts';
import { findAccount } from '../find-account.ts';
import { readArguments } from '../read-arguments.ts';
import { runCommand } from '../run-command.ts';
import { runProgram } from '../run-program.ts';
import { deploy } from './deploy.ts';
import { recordRelease } from './releases.ts';
import { openStacksOf } from './stacks.ts';

/** The names of the indexes that a table of the region has. */
const listIndexesIn =
  (region: string) =>
  async (TableName: string): Promise<string[]> => {
    const { Table } = await new DynamoDBClient({ region }).send(new DescribeTableCommand({ TableName }));
    return (Table?.GlobalSecondaryIndexes ?? []).flatMap(({ IndexName }) => IndexName ?? []);
  };

const { values, environment, readConfiguration } = readArguments({
  usage: `deploy -- [--yes] [--go-back]
    --yes       asks nothing, as in a pipeline (where CI is set)
    --go-back   also where what is deployed stores records in a form that this version cannot read: after a restore`,
  options: { yes: { type: 'boolean', default: false }, 'go-back': { type: 'boolean', default: false } },
});

const ask = async (question: string): Promise<boolean> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
};

// As the build just left them; all of them are files of one folder.
const builtAssets = join(import.meta.dirname, '../../../web/dist/assets');

await runCommand(async () => {
  const configuration = readConfiguration();
  const faults = findFaults(configuration);
  if (faults.length > 0) {
    throw new Failure(
      ['Nothing was deployed. In infra/deployment.ts and shared/organisation/organisation.ts:', ...faults].join('\n- '),
    );
  }
  const isUnattended = values.yes || process.env.CI !== undefined;
  if (!isUnattended && !process.stdin.isTTY)
    throw new Failure(
      'This command asks before it deploys, and there is no terminal to ask on. Add --yes to deploy without the question.',
    );
  const { slug, region } = configuration;
  const names = stackNames(slug);
  return await deploy(
    {
      account: await findAccount(region),
      region,
      environment,
      names,
      goesBack: values['go-back'],
    },
    {
      stacks: openStacksOf(region, names.edge),
      run: runProgram,
      listIndexes: listIndexesIn(region),
      recordRelease: async (bucket) =>
        await recordRelease(new S3Client({ region }), bucket, {
          assets: (await readdir(builtAssets)).map((name) => `assets/${name}`),
          now: new Date(),
        }),
      republish: async (FunctionName) => {
        const { FunctionError } = await new LambdaClient({ region }).send(new InvokeCommand({ FunctionName }));
        if (FunctionError !== undefined) throw new Error('The function failed');
      },
      ask: isUnattended ? undefined : ask,
      report: console.log,
    },
  );
});
