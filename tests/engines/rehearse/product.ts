import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DescribeTableCommand, DynamoDBClient, UpdateTableCommand } from '@aws-sdk/client-dynamodb';
import { readAll } from '../../../functions/erasure/stored/read-stored.ts';
import { indexes } from '../../../functions/kernel/store/table.ts';
import { findInOutbox } from '../../../infra/commands/smoke/find-code.ts';
import { writeItems } from '../../../infra/commands/stored-data/export-table.ts';
import { createTable } from '../../../infra/local/create-table.ts';
import { accountCalls } from '../../../shared/accounts/calls.ts';
import { ask } from '../../support/ask.ts';
import { type Clone, type Environment, expectWords, type Step } from './clone.ts';
import { startEdge } from './edge.ts';

/** Synth has built the site, by the same command. */
const isBuilt = { npm_config_ignore_scripts: 'true' };
const [name, restored] = ['community-health', 'restored'];
// The adminEmail that the account's steps chose.
const admin = { email: 'admin@health.org.uk', password: 'correct-horse-battery-staple' };

const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };

/** Who asks for a table by its name, as in the cloud. */
export const callerOf = (endpoint: string): Environment => ({
  DYNAMODB_ENDPOINT: endpoint,
  AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  AWS_ACCESS_KEY_ID: credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
});

/** `npm start` of a clone, until it is ready. */
export const start = async ({ folder, environment }: Clone, more: Environment) => {
  // A group of its own: a terminal's Ctrl-C reaches npm and the product alike.
  const options = { cwd: folder, env: { ...environment, ...more }, detached: true } as const;
  const child = spawn('npm', ['start', '--silent'], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const url = Promise.withResolvers<string>();
  const listen = (text: Buffer) => {
    output += text;
    const address = /The site +(http:\S+?)\/\s[\s\S]*Ctrl-C stops/.exec(output)?.[1];
    if (address) url.resolve(address);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  let isEnded = false;
  const ended = once(child, 'exit').then(() => {
    isEnded = true;
    url.reject(new Error(`It ended before it was ready: ${output.slice(-3000)}`));
  });
  const signal = () => !isEnded && child.pid !== undefined && process.kill(-child.pid, 'SIGINT');
  process.once('exit', signal);
  const stop = async () => {
    if (isEnded) throw new Error(`It had ended by itself: ${output.slice(-3000)}`);
    signal();
    await ended;
  };
  return { url: await url.promise, stop };
};

/** The steps with the product itself: on DynamoDB Local, and on the embedded services for everything else. */
export const listProductSteps = (clone: Clone, endpoint: string): Step[] => {
  const engine = 'DynamoDB Local';
  const originSecret = randomBytes(24).toString('hex');
  const given = { ...isBuilt, DYNAMODB_ENDPOINT: endpoint, PORT: '0', ORIGIN_SECRET: originSecret };
  const caller = callerOf(endpoint);
  const client = new DynamoDBClient({ endpoint, region: 'eu-west-2', credentials });
  let product: Awaited<ReturnType<typeof start>> | undefined;
  let edge: Awaited<ReturnType<typeof startEdge>> | undefined;
  const address = () => edge?.url ?? '';
  const open = async () => {
    product = await start(clone, given);
    const output = join(clone.folder, 'cdk.out');
    const file = readdirSync(output).find((one) => one.endsWith('-service.template.json')) ?? '';
    const places = { templateFile: join(output, file), siteFolder: join(clone.folder, 'web/dist') };
    edge = await startEdge({ ...places, product: product.url, originSecret });
  };
  const close = async () => {
    await edge?.stop();
    await product?.stop();
  };

  const drill = async () => {
    const { output } = await clone.run(`restore-drill --table ${name}`, caller);
    expectWords(output, ', 0 faults');
    return /\d+ items exported.*/.exec(output)?.[0] ?? '';
  };

  return [
    {
      step: 'npm start where the embedded database is not available',
      engine,
      take: async () => {
        const without = await clone.run('start', { ...isBuilt, PORT: '0' });
        expectWords(without.output, 'DYNAMODB_ENDPOINT=http://localhost:8000 npm start');
        await open();
        return 'refused with what to do; with the address of a database it runs';
      },
    },
    {
      step: 'the first admin, and their password',
      engine: 'embedded Cognito',
      take: async () => {
        const { output } = await clone.run(`staff grant --email ${admin.email} --role ROLE_ADMIN`);
        expectWords(output, 'is ROLE_ADMIN');
        await ask(address(), accountCalls.confirmEmail, { body: { email: admin.email } });
        const code = await findInOutbox(address())({ channel: 'email', to: admin.email });
        const body = { ...admin, code };
        const { status } = await ask(address(), accountCalls.updatePassword, { body });
        if (status !== 200) throw new Error(`The password was answered ${status}`);
        return 'moto has no AdminListDevices';
      },
    },
    {
      step: 'a copy of the table, as a backup restores it',
      engine,
      take: async () => {
        await createTable(restored, client);
        const items = await Array.fromAsync(readAll({ client, name }));
        await writeItems({ client, name: restored }, items);
        return `${items.length} items`;
      },
    },
    {
      step: 'a call past CloudFront',
      engine: 'the template, embedded services',
      take: async () => {
        const { status } = await ask(product?.url ?? '', accountCalls.confirmEmail, { body: { email: admin.email } });
        if (status !== 403) throw new Error(`Without the origin secret it was answered ${status}`);
        return `refused, with ${status}`;
      },
    },
    {
      step: 'smoke, through the behaviours, functions and headers of the template',
      engine: 'DynamoDB Local, embedded services',
      take: async () => {
        const { output } = await clone.run(`smoke --url ${address()} --email ${admin.email}`, {
          SMOKE_PASSWORD: admin.password,
        });
        expectWords(output, ', 0 failed');
        return /\d+ passed, .*/.exec(output)?.[0] ?? '';
      },
    },
    {
      step: 'stop, and start a newer version over a table without its last index',
      engine,
      take: async () => {
        await close();
        const IndexName = indexes.at(-1)?.name;
        const GlobalSecondaryIndexUpdates = [{ Delete: { IndexName } }];
        await client.send(new UpdateTableCommand({ TableName: name, GlobalSecondaryIndexUpdates }));
        await open();
        const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
        const there = Table?.GlobalSecondaryIndexes?.map((index) => index.IndexName);
        if (there?.length !== indexes.length) throw new Error(`It has ${there}`);
        return await drill();
      },
    },
    {
      step: 'restore: the copy is put back',
      engine,
      take: async () => {
        const { output } = await clone.run(`restore --from ${restored} --table ${name} --apply`, caller);
        expectWords(output, 'Done.');
        return `${output.split('\n')[0]} ${await drill()}`;
      },
    },
    {
      step: 'start after the database has forgotten everything',
      engine,
      take: async () => {
        await close();
        const { output } = await clone.run('start', { ...given, DYNAMODB_TABLE: 'forgotten' });
        expectWords(output, 'npm run reset clears the data folder');
        return 'refused with what to do';
      },
    },
  ];
};
