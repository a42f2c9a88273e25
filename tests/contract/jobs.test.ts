import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { accountsCopy, handler as runNight } from '../../functions/jobs/nightly.ts';
import { handler as probe } from '../../functions/jobs/probe.ts';
import { startServer } from '../../infra/local/http-server.ts';
import { openPeople } from '../support/people.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const people = openPeople(product);

/** KMS, of which the job asks one thing. */
let keyState = 'Enabled';
const kms = await startServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' });
  response.end(JSON.stringify({ KeyMetadata: { KeyId: 'a-key', KeyState: keyState } }));
}, {});
afterAll(() => kms.stop());
Object.assign(process.env, {
  AWS_ENDPOINT_URL_KMS: `http://127.0.0.1:${kms.port}`,
  KEYS: 'arn:aws:kms:eu-west-2:111122223333:key/one,arn:aws:kms:eu-west-2:111122223333:key/other',
});

const logged = () =>
  vi.mocked(console.log).mock.calls.flatMap(([line]) => (String(line).startsWith('{') ? [JSON.parse(line)] : []));

describe('every night', () => {
  it('the accounts are copied, with the roles that would have to be given again', async () => {
    vi.spyOn(console, 'log');
    const member = await people.makePerson('ROLE_STAFF');
    const nobody = await people.makePerson();
    expect(await runNight()).toEqual({ accounts: 2 });
    const { Body } = await new S3Client({}).send(
      new GetObjectCommand({ Bucket: process.env.SIGNATURES_BUCKET, Key: accountsCopy }),
    );
    const lines = ((await Body?.transformToString()) ?? '').trim().split('\n');
    const accounts = lines.map((line) => JSON.parse(line));
    const { username, email, mobile } = member;
    expect(accounts).toContainEqual(
      expect.objectContaining({ username, email, mobile, role: 'ROLE_STAFF', enabled: true }),
    );
    expect(accounts.find((account) => account.username === nobody.username)).not.toHaveProperty('role');
    expect(logged()).toEqual([]);
  });

  it.each(['PendingDeletion', 'Disabled'])('a key that is %s is told of', async (state) => {
    vi.spyOn(console, 'log');
    keyState = state;
    await runNight();
    expect(logged()).toEqual([{ event: 'key-ends' }, { event: 'key-ends' }]);
  });
});

describe('the probe', () => {
  it('is content with a site that answers, and fails where a page or the API does not', async () => {
    process.env.SITE_ADDRESS = product.url;
    await expect(probe()).resolves.toBeUndefined();
    const broken = await startServer((request, response) => {
      response.writeHead(request.url === '/' ? 200 : 503).end();
    }, {});
    process.env.SITE_ADDRESS = `http://127.0.0.1:${broken.port}`;
    await expect(probe()).rejects.toThrow('The site answered 503');
    await broken.stop();
    await expect(probe()).rejects.toThrow();
  });
});
