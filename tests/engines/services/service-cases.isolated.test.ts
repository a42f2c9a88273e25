import { afterAll, describe, expect, it } from 'vitest';
import { actAs } from '../../../infra/local/guard/acting-as.ts';
import { accountCases } from './account-cases.ts';
import { messageCases } from './message-cases.ts';
import { objectCases } from './object-cases.ts';
import { openEmbeddedAccounts, openEmbeddedMessages, openEmbeddedObjects } from './open-embedded.ts';
import { openMotoAccounts, openMotoMessages, openMotoObjects } from './open-moto.ts';
import type { ServiceCase } from './service-case.ts';

// `npm test` asks the embedded services, `npm run test:engines` moto: both must do what AWS's documentation says,
// but where a case says what they do instead.
const moto = process.env.MOTO_ENDPOINT;
const endings: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of endings) await end();
});

const openEmbedded = async <Engine extends { stop(): Promise<void> }>(opened: Promise<Engine>) => {
  const engine = await opened;
  endings.push(() => engine.stop());
  return engine;
};

/** What the engine that is asked does, of the cases in which it can be. */
const listKnown = <Engine>(cases: ServiceCase<Engine>[]) =>
  cases.flatMap(({ name, ask, outcome, ...departures }) => {
    const departs = moto ? departures.moto : departures.embedded;
    if (departs && 'unable' in departs) return [];
    return [{ name, ask, expected: departs ? departs.does : outcome }];
  });

const objects = moto ? await openMotoObjects(moto) : await openEmbedded(openEmbeddedObjects());
const accounts = moto ? await openMotoAccounts(moto) : await openEmbedded(openEmbeddedAccounts());
const messages = moto ? await openMotoMessages(moto) : await openEmbedded(openEmbeddedMessages());

describe('S3', () => {
  it.each(listKnown(objectCases))('$name', async ({ ask, expected }) => {
    expect(await ask(objects)).toEqual(expected);
  });
});

describe('Cognito', () => {
  it.each(listKnown(accountCases))('$name', async ({ ask, expected }) => {
    expect(await ask(accounts)).toEqual(expected);
  });
});

describe('SNS and SES', () => {
  it.each(listKnown(messageCases))('$name', async ({ ask, expected }) => {
    expect(await actAs('remindPeople', () => ask(messages))).toEqual(expected);
  });
});
