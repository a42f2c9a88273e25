import { afterAll, expect, it } from 'vitest';
import { startFunctionThread } from '../../infra/local/gateway/function-thread.ts';
import { createTestProduct } from '../support/lend-product.ts';
import { signInStaff } from '../support/staff.ts';

// `npm start` on a machine of several cores, and each request judged as IAM would.
const product = await createTestProduct({ threaded: true, guarded: true });
afterAll(() => product.stop());
const headers = await signInStaff(product, 'ROLE_ADMIN');

const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(product.url + path, init);
  return { status: answer.status, body: await answer.json() };
};

it('answers from the thread of the functions, each call its own', async () => {
  const pages = ['1', '2', '3', '4'].map((page) => ask(`/api/crm/patients/${page}/12`, { headers }));
  const answers = await Promise.all([...pages, ask('/api/referral/01M5YXZYWAKE0RY5QY34VFXM34', { headers })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404]);
  expect(answers.slice(0, 4)).toEqual(
    ['1', '2', '3', '4'].map(() => ({ status: 200, body: expect.objectContaining({ totalElements: 0 }) })),
  );
});

it('takes a body and is judged by its function, as from the thread of the gateway', async () => {
  const body = JSON.stringify({
    firstName: 'Amina',
    lastName: 'Yusuf',
    phone: '07700 900456',
    message: 'Please ring.',
  });
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  expect(await ask('/api/contact', sent)).toMatchObject({ status: 201 });
  expect(await ask('/api/contact', { ...sent, body: '{}' })).toMatchObject({ status: 400 });
});

it('fails the one call whose function fails', async () => {
  const functions = await startFunctionThread(() => undefined);
  const event = {} as Parameters<typeof functions.call>[1];
  await expect(functions.call('no-such-area', event)).rejects.toThrow('No function is loaded for the area');
  await functions.stop();
});
