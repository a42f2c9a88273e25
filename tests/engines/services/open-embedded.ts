import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { S3Client } from '@aws-sdk/client-s3';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SNSClient } from '@aws-sdk/client-sns';
import { startUserPool } from '../../../infra/local/cognito/user-pool.ts';
import { startMails } from '../../../infra/local/mails.ts';
import { startObjectStore } from '../../../infra/local/s3/start-object-store.ts';
import { startTexts } from '../../../infra/local/texts.ts';
import type { Accounts } from './account-cases.ts';
import { makeBuckets } from './make-buckets.ts';
import type { Messages } from './message-cases.ts';
import type { Objects } from './object-cases.ts';

const credentials = { accessKeyId: 'LOCAL', secretAccessKey: 'a-secret-of-this-machine' };
const region = 'eu-west-2';
const makeFolder = (name: string) => mkdtemp(join(tmpdir(), name));

/** The embedded S3. */
export const openEmbeddedObjects = async (): Promise<Objects & { stop(): Promise<void> }> => {
  const { endpoint, stop } = await startObjectStore({ dataDir: await makeFolder('objects-'), credentials });
  return { ...(await makeBuckets(new S3Client({ endpoint, region, credentials, forcePathStyle: true }))), stop };
};

/** A user pool of the embedded Cognito. */
export const openEmbeddedAccounts = async (): Promise<Accounts & { stop(): Promise<void> }> => {
  const UserPoolId = 'eu-west-2_Cases';
  const [server, browser] = ['server-client', 'browser-client'];
  const word = (code: string) => code;
  const { endpoint, stop } = await startUserPool({
    config: {
      poolId: UserPoolId,
      clients: { browser: { clientId: browser }, server: { clientId: server } },
      groups: ['ROLE_ADMIN', 'ROLE_STAFF', 'ROLE_VOLUNTEER'],
      messages: { smsMfa: word, activation: word, passwordReset: word },
      credentials,
    },
    dataDir: await makeFolder('accounts-'),
    deliver: async () => {},
  });
  return {
    client: new CognitoIdentityProviderClient({ endpoint, region, credentials }),
    UserPoolId,
    server,
    browser,
    stop,
  };
};

/** The embedded SNS and SES, as the job that reminds people asks them. */
export const openEmbeddedMessages = async (): Promise<Messages & { stop(): Promise<void> }> => {
  const from = 'no-reply@bca.example';
  const deliver = async () => {};
  const [texts, mails] = [await startTexts(deliver), await startMails({ deliver, credentials, region, from })];
  return {
    texts: new SNSClient({ endpoint: texts.endpoint, region, credentials }),
    mails: new SESv2Client({ endpoint: mails.endpoint, region, credentials }),
    from,
    stop: async () => {
      await texts.stop();
      await mails.stop();
    },
  };
};
