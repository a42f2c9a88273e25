import { afterEach, describe, expect, it, vi } from 'vitest';
import { intakeCalls } from '../../../../shared/intake/calls.ts';
import { backgroundHeader } from '../../../../shared/kernel/call.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { connectSession } from '../session/current-session.ts';
import { send } from './api-client.ts';
import { failureText } from './failure-text.ts';

const setup = (status: number, body: string | null) => {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, { status }));
  vi.stubGlobal('fetch', fetch);
  const refused = vi.fn();
  connectSession({ accessToken: async () => undefined, refused, leave: async () => undefined });
  return { refused, headers: () => new Headers(fetch.mock.calls[0]?.[1].headers) };
};

it.each([
  ['without a body', 429, null],
  ["with the gateway's own body", 429, '{"message":"Too Many Requests"}'],
  ['with a page for people', 429, '<!doctype html><h1>Please wait</h1>'],
  ['since no function was free', 503, '{"message":"Service Unavailable"}'],
])('has words for a refusal %s, of too much at once', async (_, status, body) => {
  setup(status, body);
  const sent = await send(patientCalls.listStaff, {});
  expect(sent.status).toBe('busy');
  expect(failureText(sent as { status: 'busy' })).toContain('Please wait five minutes');
});

it('does not take a refusal before our service for the end of the session', async () => {
  const { refused } = setup(403, '<html>Request blocked</html>');
  expect((await send(patientCalls.listStaff, {})).status).toBe('barred');
  expect(refused).not.toHaveBeenCalled();
});

it('ends the session when our own service refuses the person', async () => {
  const { refused } = setup(403, JSON.stringify({ status: 403, message: 'Forbidden' }));
  await send(patientCalls.listStaff, {});
  expect(refused).toHaveBeenCalledWith(403);
});

it('says of a call that a timer made that nobody did, so that it keeps no session open', async () => {
  const { headers } = setup(500, null);
  await send(patientCalls.listStaff, { background: true });
  expect(headers().has(backgroundHeader)).toBe(true);
});

it('says of no other call that nobody made it', async () => {
  const { headers } = setup(500, null);
  await send(patientCalls.listStaff, {});
  expect(headers().has(backgroundHeader)).toBe(false);
});

describe('of a store that was busy', () => {
  afterEach(() => void vi.useRealTimers());

  const askWhileBusy = async (busyTimes: number, later: Record<string, string> = { 'retry-after': '5' }) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let asked = 0;
    const fetch = vi.fn(async (_path: string, _init: RequestInit) => {
      asked += 1;
      const message = JSON.stringify({ status: 503, message: 'Several people are saving here.' });
      if (asked <= busyTimes) return new Response(message, { status: 503, headers: later });
      const upload = { uploadId: 'u'.repeat(32), url: 'https://files.example', fields: {} };
      return new Response(JSON.stringify(upload), { status: 201 });
    });
    vi.stubGlobal('fetch', fetch);
    const body = { name: 'Letter.pdf', type: 'application/pdf', bytes: 1 } as const;
    const sent = send(intakeCalls.offerUpload, { body, idempotencyKey: 'key-1' });
    await vi.advanceTimersByTimeAsync(20_000);
    const keys = fetch.mock.calls.map(([, { headers }]) => new Headers(headers).get('idempotency-key'));
    return { sent: await sent, keys };
  };

  it.each([1, 2])('asks again by itself, with the same key, after %i refusals', async (busyTimes) => {
    const { sent, keys } = await askWhileBusy(busyTimes);
    expect(sent.status).toBe(201);
    expect(keys).toEqual(Array.from({ length: busyTimes + 1 }, () => 'key-1'));
  });

  it('leaves the third refusal to the person', async () => {
    const { sent, keys } = await askWhileBusy(9);
    expect(keys).toHaveLength(3);
    expect(['busy', 503]).toContain(sent.status);
  });

  it('does not ask again where nobody says when', async () => {
    expect((await askWhileBusy(9, {})).keys).toHaveLength(1);
  });
});
