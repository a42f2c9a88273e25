import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setDefaultCACertificates } from 'node:tls';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { handler as probe } from '../../functions/kernel/jobs/probe.ts';
import { accountsCopy } from '../../functions/users/accounts-copy.ts';
import { handler as night } from '../../functions/users/jobs/nightly.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { startServer } from '../../infra/local/http-server.ts';
import { openPeople } from '../support/people.ts';
import { startKeys } from '../support/start-keys.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const people = openPeople(product);

const keys = await startKeys();
afterAll(() => keys.stop());
/** Run as in the cloud: the guards allow it what its row of the permissions names. */
const runNight = () => actAs('nightly', () => night());

const logged = () => vi.mocked(console.log).mock.calls.flatMap(([line]) => (typeof line === 'object' ? [line] : []));

describe('every night', () => {
  it('copies the accounts, with the roles that would have to be given again', async () => {
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

  it.each(['PendingDeletion', 'Disabled'])('logs that a key is %s', async (state) => {
    vi.spyOn(console, 'log');
    keys.become(state);
    await runNight();
    expect(logged()).toEqual([{ event: 'key-ends' }, { event: 'key-ends' }]);
  });
});

it('no other function may read the accounts and the keys', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await expect(actAs('probe', () => night())).rejects.toMatchObject({ name: 'AccessDeniedException' });
  await expect(actAs('retention', () => night())).rejects.toMatchObject({ name: 'AccessDeniedException' });
});

describe('the probe', () => {
  const runProbe = () => actAs('probe', () => probe());

  it('passes a site that answers, and fails where a page or the API does not', async () => {
    process.env.SITE_ADDRESS = product.url;
    expect(await runProbe()).toEqual({ answered: ['/', '/api/openapi.json'] });
    const broken = await startServer((request, response) => {
      response.writeHead(request.url === '/' ? 200 : 503).end();
    }, {});
    process.env.SITE_ADDRESS = `http://127.0.0.1:${broken.port}`;
    await expect(runProbe()).rejects.toThrow('The site answered with status 503');
    await broken.stop();
    await expect(runProbe()).rejects.toThrow();
  });

  describe('of a site with a certificate', () => {
    const readFixture = (name: string) => readFileSync(new URL(`../fixtures/tls/${name}`, import.meta.url));
    const [cert, key] = [readFixture('certificate.pem'), readFixture('key.pem')];
    const ends = Date.parse(new X509Certificate(cert).validTo);
    const site = createServer({ cert, key }, (_, response) => response.end());
    beforeAll(async () => {
      await once(site.listen(0), 'listening');
      const { port } = site.address() as AddressInfo;
      process.env.SITE_ADDRESS = `https://localhost:${port}`;
    });
    afterAll(() => site.close());

    it('fails where a visitor would be warned: nobody vouches for the certificate', async () => {
      await expect(runProbe()).rejects.toThrow();
    });

    it.each([
      [31, []],
      [30, []],
      [29, [{ event: 'certificate-ends', days: 29 }]],
      [1, [{ event: 'certificate-ends', days: 1 }]],
    ])('which ends in %s days, logs %j', async (days, lines) => {
      setDefaultCACertificates([cert.toString()]);
      vi.spyOn(console, 'log').mockReturnValue();
      vi.spyOn(Date, 'now').mockReturnValue(ends - days * 24 * 60 * 60 * 1000);
      await runProbe();
      expect(logged()).toEqual(lines);
    });
  });
});
