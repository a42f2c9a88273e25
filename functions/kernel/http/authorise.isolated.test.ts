import { expect, it, vi } from 'vitest';
import { makeMiddlewareRequest } from '../../../tests/support/middleware-request.ts';
import { authorise } from './authorise.ts';

const claims = vi.hoisted(() => ({ username: 'somebody', 'cognito:groups': ['ROLE_STAFF'], auth_time: 1_700_000_000 }));
vi.mock('./verify-access-token.ts', () => ({ verifyAccessToken: async () => claims }));
vi.mock('../store/sessions.ts', () => ({
  createSessionStore: () => ({ check: async () => ({ touch: async () => true }) }),
}));
vi.mock('./session-table.ts', () => ({ sessionTable: () => undefined }));

const letIn = async () => {
  const request = makeMiddlewareRequest({ name: 'signOut', event: { headers: { authorization: 'Bearer a.b.c' } } });
  return await authorise().before?.(request);
};

it('a token that does not say which sign-in it is of is refused: all such would share one session', async () => {
  await expect(letIn()).rejects.toThrow('Please sign in.');
  Object.assign(claims, { origin_jti: 'one' });
  expect(await letIn()).toBeUndefined();
});
