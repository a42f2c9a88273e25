import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { AdminGetUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type ApiFunction, apiFunctions, functionOf } from '../../functions/deployed.ts';
import { packJpeg } from '../../functions/documents/files/jpeg-codec.ts';
import { originHeader } from '../../functions/kernel/http/client.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { addLateDay } from '../../functions/tasks/store/late-days.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { today } from '../../shared/kernel/today.ts';
import { rename } from '../../shared/kernel/wire-names.ts';
import { everyCall } from '../platform/every-call.ts';
import { ask, readBody } from '../support/ask.ts';
import { makePdf, sendFile } from '../support/documents.ts';
import { signInStaff } from '../support/staff.ts';
import { startKeys } from '../support/start-keys.ts';
import { startTestProduct } from '../support/test-product.ts';
import { makeEvent } from './lambda-event.ts';
import { listShippedFunctions } from './shipped-functions.ts';
import { startAnswering } from './start-bundle.ts';

const product = await startTestProduct();
const keys = await startKeys();
afterAll(() => keys.stop());
process.env.SITE_ADDRESS = product.url;
const headers = await signInStaff(product, 'ROLE_ADMIN');
const directory = await mkdtemp(join(tmpdir(), 'shipped-'));
afterAll(() => rm(directory, { recursive: true }));

const functions = listShippedFunctions(directory);
// The bundles that draw pages bring what they draw them with.
const isBrought = ({ name }: { name: string }) => name === 'publishing';
process.env.PAGE_PARTS = join(dirname(functions.find(isBrought)?.bundle ?? ''), 'pages');
const findFunction = (name: string) => {
  const found = functions.find((one) => one.name === name);
  if (!found) throw new Error(`No function of ${name} is shipped`);
  return found;
};
const answered = z.object({
  statusCode: z.number(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});

/** One event for each function that is not reached through the API. */
const innerEvents: Record<string, () => Promise<{ event: object; answer: object }>> = {
  customMessage: async () => {
    const event = { triggerSource: 'CustomMessage_Authentication', userName: 'somebody', response: {} };
    return { event, answer: event };
  },
  retention: async () => ({ event: { 'detail-type': 'Scheduled Event' }, answer: { due: 0 } }),
  escalateAlerts: async () => ({ event: { 'detail-type': 'Scheduled Event' }, answer: { escalated: 0 } }),
  // On a day that another run has counted already.
  escalateWork: async () => {
    await addLateDay(connectTable(), { day: today(), count: 0 });
    return { event: { 'detail-type': 'Scheduled Event' }, answer: { texted: 0 } };
  },
  remindPeople: async () => ({ event: { 'detail-type': 'Scheduled Event' }, answer: { reminded: 0 } }),
  // With two letters to be checked, for which it starts threads from its own upload, and reads its WebAssembly.
  checkDocuments: async () => {
    const picture = await packJpeg({ width: 8, height: 8, data: new Uint8ClampedArray(256) }, 85);
    const uploads = await Promise.all([
      sendFile(product.url, { name: 'a.pdf', type: 'application/pdf', content: await makePdf() }),
      sendFile(product.url, { name: 'a.jpg', type: 'image/jpeg', content: picture }),
    ]);
    const person = { firstName: 'Amina', lastName: 'Sends', phone: '07700 900456' };
    const body = { referralPersonalDetails: person, documents: uploads };
    expect((await ask(product.url, intakeCalls.sendReferral, { body })).status).toBe(201);
    return { event: { 'detail-type': 'Scheduled Event' }, answer: { done: 2 } };
  },
  countReport: async () => ({
    event: { 'detail-type': 'Scheduled Event' },
    answer: { counted: expect.any(Number) },
  }),
  collectPacks: async () => ({ event: { 'detail-type': 'Scheduled Event' }, answer: { collected: 0 } }),
  erase: async () => ({ event: { 'detail-type': 'Scheduled Event' }, answer: { counted: 0, erased: 0 } }),
  republish: async () => ({ event: { 'detail-type': 'Scheduled Event' }, answer: { published: expect.any(Number) } }),
  nightly: async () => ({ event: { 'detail-type': 'Scheduled Event' }, answer: { accounts: expect.any(Number) } }),
  probe: async () => ({
    event: { 'detail-type': 'Scheduled Event' },
    answer: { answered: ['/', '/api/openapi.json'] },
  }),
  preSignUp: async () => {
    const request = { userAttributes: { email: 'made@bca.example' } };
    const event = { triggerSource: 'PreSignUp_AdminCreateUser', request, response: {} };
    return { event, answer: event };
  },
  preTokenGeneration: async () => {
    const UserPoolId = process.env.USER_POOL_ID;
    const { Username: userName } = await new CognitoIdentityProviderClient({}).send(
      new AdminGetUserCommand({ UserPoolId, Username: 'role_admin@bca.example' }),
    );
    const request = { userAttributes: {}, groupConfiguration: { groupsToOverride: ['ROLE_ADMIN'] } };
    return {
      event: { userPoolId: UserPoolId, userName, request, response: {} },
      answer: {
        response: {
          claimsAndScopeOverrideDetails: { groupOverrideDetails: { groupsToOverride: ['ROLE_ADMIN'] } },
        },
      },
    };
  },
};

it('every function that is shipped is one that is invoked here', () => {
  const invoked = [...apiFunctions, ...Object.keys(innerEvents)];
  expect(functions.map(({ name }) => name).toSorted()).toEqual(invoked.toSorted());
});

const callsOf = (name: ApiFunction) => everyCall.filter(({ area }) => functionOf[area] === name);
// Signing out, which staff have, would end the session that the others need.
const others = apiFunctions.filter((name) => name !== 'staff');

describe.each([...others, 'staff'] as const)(
  'the bundle of %s, with nothing but what its template configures',
  (name) => {
    // One process for all three: to start it takes longer than its calls.
    let running: Awaited<ReturnType<typeof startAnswering>>;
    beforeAll(async () => {
      running = await startAnswering(findFunction(name));
    });
    afterAll(() => running.stop());

    it('answers each of its calls as the contract says', async () => {
      // Signing out would end the session that the others need.
      const calls = callsOf(name).toSorted(
        (one, other) => Number(one.name === 'signOut') - Number(other.name === 'signOut'),
      );
      for (const sampled of calls) {
        const event = makeEvent(sampled, sampled.call.permission === 'public' ? {} : headers);
        const { statusCode, headers: sent, body } = answered.parse(await running.invoke(event));
        const declared = sampled.call.replies[statusCode];
        expect(statusCode, `${sampled.name}: ${body}`).toBeLessThan(500);
        if (sampled.call.permission !== 'public')
          expect([401, 403], `${sampled.name}: ${body}`).not.toContain(statusCode);
        expect(
          declared?.safeParse(rename(declared, readBody(body, sent['content-type']))).success,
          `${sampled.name} ${statusCode}: ${body}`,
        ).toBe(true);
      }
    });

    it('refuses whoever comes around the site', async () => {
      for (const wrong of ['', 'a guess']) {
        for (const sampled of callsOf(name)) {
          const event = makeEvent(sampled, { ...headers, [originHeader]: wrong });
          expect(await running.invoke(event), sampled.name).toMatchObject({ statusCode: 403 });
        }
      }
    });

    it('lets nobody in without a token where the contract asks for one', async () => {
      for (const sampled of callsOf(name).filter(({ call }) => call.permission !== 'public')) {
        expect(await running.invoke(makeEvent(sampled, {})), sampled.name).toMatchObject({ statusCode: 401 });
      }
    });
  },
);

describe.each(Object.keys(innerEvents))('the bundle of %s', (name) => {
  it('answers its event', async () => {
    const running = await startAnswering(findFunction(name));
    const { event, answer } = (await innerEvents[name]?.()) ?? { event: {}, answer: {} };
    expect(await running.invoke(event)).toMatchObject(answer);
    running.stop();
  });
});

it.each(functions)('the bundle of $name is small enough to start fast', ({ bytes }) => {
  expect(bytes).toBeLessThanOrEqual(750_000);
});
