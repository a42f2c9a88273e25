import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DescribeTableCommand, DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { leftGroup, staffRoles } from '../../shared/kernel/roles.ts';
import { countOf, sessionPolicy } from '../../shared/kernel/session-policy.ts';
import { firstFacts, organisation } from '../../shared/organisation/organisation.ts';
import { publishedFolder } from '../../shared/site/find-site-file.ts';
import { frameOf } from '../../shared/site/site-frame.ts';
import { senderOf } from '../cloud/identity/messages.ts';
import { Failure } from '../failure.ts';
import { claimFolder } from './claim-folder.ts';
import { startUserPool } from './cognito/user-pool.ts';
import { createTable } from './create-table.ts';
import { startDatabase } from './dynamodb.ts';
import type { SecondsOf } from './gateway/answer-api.ts';
import { startGateway } from './gateway/start-gateway.ts';
import { actAs } from './guard/acting-as.ts';
import { startGuard } from './guard/start-guard.ts';
import { startObjectGuard } from './guard/start-object-guard.ts';
import { startMails } from './mails.ts';
import { originSecret, startSecrets } from './origin-secret.ts';
import { openOutbox } from './outbox.ts';
import { startObjectStore } from './s3/start-object-store.ts';
import { filesBucket, pagePartsDir, signaturesBucket, temporaryBucket } from './settings.ts';
import { startTexts } from './texts.ts';

const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
const region = 'eu-west-2';
const poolId = `${region}_LocalPool`;
const clients = { browser: { clientId: 'local-browser-client' }, server: { clientId: 'local-server-client' } };
const mailFrom = senderOf(new URL(organisation.siteUrl).hostname.replace(/^www\./, ''));

const codeText = (purpose: string) => (code: string) => `${firstFacts.name}: ${code} is your code ${purpose}.`;

export type ProductOptions = {
  /** 0 takes a free one. */
  port: number;
  dataDir: string;
  siteDir: string;
  tableName?: string;
  /** Whether each request of a function is judged as IAM would, which slows every request to a service. */
  guarded?: boolean;
  /** The time limit of each function; by default longer than any call takes. */
  secondsOf?: SecondsOf;
  onDeath(reason: string): void;
};

type Endpoint = { endpoint: string; stop(): Promise<void> };

/** The endpoint of a service for the functions: that of its guard, or its own. */
const proxied = async (
  endpoint: string,
  guard: false | ((endpoint: string) => Promise<Endpoint>),
): Promise<Endpoint> => (guard ? await guard(endpoint) : { endpoint, stop: async () => {} });

/**
 * Starts embedded stand-ins for everything in the cloud, and the product on them. The functions find the services as
 * in the cloud, by the environment, so one process runs one product.
 */
export const startProduct = async (options: ProductOptions) => {
  const { port, dataDir, siteDir, tableName = 'community-health', guarded = true, secondsOf, onDeath } = options;
  const folder = resolve(dataDir);
  const claimed = await claimFolder(folder);
  const outbox = await openOutbox(folder);
  const database = await startDatabase(folder, onDeath);
  const objects = await startObjectStore({ dataDir: join(folder, 's3'), credentials });
  const userPool = await startUserPool({
    config: {
      poolId,
      clients,
      groups: [...staffRoles, leftGroup],
      accessTokenMinutes: sessionPolicy.idleMinutes,
      idTokenMinutes: sessionPolicy.idleMinutes,
      refreshTokenHours: sessionPolicy.absoluteHours,
      authSessionMinutes: sessionPolicy.codeMinutes,
      tracksDevices: true,
      credentials,
      messages: {
        smsMfa: codeText(`to sign in. It is valid for ${countOf(sessionPolicy.codeMinutes, 'minute')}`),
        activation: codeText('to activate your account'),
        passwordReset: codeText('to choose a new password'),
      },
    },
    dataDir: join(folder, 'cognito'),
    deliver: outbox.deliver,
    // Loaded by the first sign-in, when the environment below is set.
    preTokenGeneration: async (event) => {
      const { handler } = await import('../../functions/accounts/triggers/pre-token-generation.ts');
      return await actAs('preTokenGeneration', () => handler(event));
    },
    triggers: {
      preSignUp: async (event) => {
        const { handler } = await import('../../functions/accounts/triggers/pre-sign-up.ts');
        return await actAs('preSignUp', () => handler(event));
      },
      customMessage: async (event) => {
        const { handler } = await import('../../functions/accounts/triggers/custom-message.ts');
        return await actAs('customMessage', () => handler(event));
      },
    },
  });
  const endpoints = {
    database: await proxied(database.endpoint, guarded && startGuard),
    userPool: await proxied(userPool.endpoint, guarded && startGuard),
    objects: await proxied(objects.endpoint, guarded && startObjectGuard),
  };

  const secrets = await startSecrets();
  const texts = await startTexts(outbox.deliver);
  const mails = await startMails({ deliver: outbox.deliver, credentials, region, from: mailFrom });

  Object.assign(process.env, {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.database.endpoint,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoints.userPool.endpoint,
    AWS_ENDPOINT_URL_S3: endpoints.objects.endpoint,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.endpoint,
    AWS_ENDPOINT_URL_SNS: texts.endpoint,
    AWS_ENDPOINT_URL_SESV2: mails.endpoint,
    MAIL_FROM: mailFrom,
    ORIGIN_SECRET_ID: 'origin',
    TABLE_NAME: tableName,
    SIGNATURES_BUCKET: signaturesBucket,
    TEMPORARY_BUCKET: temporaryBucket,
    FILES_BUCKET: filesBucket,
    PAGE_PARTS: pagePartsDir,
    SITE_FRAME: join(siteDir, frameOf('en')),
    USER_POOL_ID: poolId,
    BROWSER_CLIENT_ID: clients.browser.clientId,
    SERVER_CLIENT_ID: clients.server.clientId,
  });
  delete process.env.AWS_SESSION_TOKEN;
  await assertTableIsThere(folder, tableName);
  await createTable(tableName);
  for (const bucket of [signaturesBucket, temporaryBucket, filesBucket]) await createBucket(bucket);

  const jwks = (await (await fetch(userPool.jwksUri)).json()) as { keys: { kid: string; kty: string }[] };
  const gateway = await startGateway({
    port,
    siteDir,
    outbox,
    readPublished: async (file) => {
      const found = await objects.read(filesBucket, `${publishedFolder}${file}`);
      return found && { body: found.body, caching: found.object.headers['cache-control'] };
    },
    userPoolOrigin: userPool.endpoint,
    signaturesOrigin: endpoints.objects.endpoint,
    uploadsOrigin: endpoints.objects.endpoint,
    originSecret,
    secondsOf,
    webConfig: { userPoolId: poolId, userPoolClientId: clients.browser.clientId, userPoolEndpoint: userPool.endpoint },
    authorizer: {
      issuer: `https://cognito-idp.${region}.amazonaws.com/${poolId}`,
      jwks,
      audience: [clients.browser.clientId, clients.server.clientId],
    },
  });
  const url = `http://localhost:${gateway.port}`;
  process.env.SITE_ADDRESS = url;
  await writeServices(folder);
  return {
    url,
    outbox,
    /** The user pool itself, without the guard that judges functions. */
    userPoolEndpoint: userPool.endpoint,
    stop: async () => {
      await gateway.stop();
      await Promise.all([endpoints.database.stop(), endpoints.userPool.stop(), endpoints.objects.stop()]);
      await Promise.all([userPool.stop(), objects.stop(), secrets.stop(), texts.stop(), mails.stop()]);
      await database.stop();
      claimed.release();
    },
  };
};
export type Product = Awaited<ReturnType<typeof startProduct>>;

const createBucket = async (Bucket: string) => {
  const client = new S3Client({});
  try {
    await client.send(new CreateBucketCommand({ Bucket }));
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'BucketAlreadyOwnedByYou') throw error;
  } finally {
    client.destroy();
  }
};

const sharedVariables = [
  'AWS_REGION',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_ENDPOINT_URL_DYNAMODB',
  'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER',
  'SITE_ADDRESS',
  'STORE_SILENCE_MILLISECONDS',
  'TABLE_NAME',
  'USER_POOL_ID',
];

/** Where a product that has its table leaves the addresses of its services, for the commands of the organisation's IT. */
const servicesOf = (folder: string) => join(folder, 'services.json');

const writeServices = async (folder: string) => {
  const services = Object.fromEntries(sharedVariables.map((name) => [name, process.env[name]]));
  await writeFile(servicesOf(folder), JSON.stringify(services));
};

/**
 * A database of one's own may have forgotten the table, as DynamoDB Local does where it stores nothing on the disk. The accounts and
 * files of the data folder would then be about nobody.
 *
 * @throws {Failure} where the folder had a table, and the database has none
 */
const assertTableIsThere = async (folder: string, TableName: string) => {
  if (!existsSync(servicesOf(folder))) return;
  const client = new DynamoDBClient({});
  try {
    await client.send(new DescribeTableCommand({ TableName }));
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
    throw new Failure(
      `The database no longer has the table of the data folder ${folder}: DynamoDB Local forgets everything when it stops, unless it is started with a folder in -dbPath. npm run reset clears the data folder.`,
    );
  } finally {
    client.destroy();
  }
};
