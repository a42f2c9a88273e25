import { expect, it, vi } from 'vitest';
import { records } from '../../../shared/api/records.ts';
import { send } from './api-client.ts';
import { failureText } from './failure-text.ts';
import { connectSession } from './session/current-session.ts';

const setup = (status: number, body: string | null) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  const refused = vi.fn();
  connectSession({ accessToken: async () => undefined, refused });
  return { refused };
};

it('has words for a refusal without a body, of too much from one address', async () => {
  setup(429, null);
  const sent = await send(records.listStaff, {});
  expect(sent.status).toBe('busy');
  expect(failureText(sent as { status: 'busy' })).toContain('Please wait five minutes');
});

it('does not take a refusal before our service for the end of the session', async () => {
  const { refused } = setup(403, '<html>Request blocked</html>');
  expect((await send(records.listStaff, {})).status).toBe('barred');
  expect(refused).not.toHaveBeenCalled();
});

it('ends the session when our own service refuses the person', async () => {
  const { refused } = setup(403, JSON.stringify({ status: 403, message: 'Forbidden' }));
  await send(records.listStaff, {});
  expect(refused).toHaveBeenCalledWith(403);
});
