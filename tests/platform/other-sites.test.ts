import { describe, expect, it } from 'vitest';
import { readOpenApi } from '../../functions/site/handler.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { ask } from '../support/ask.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';
import { everyCall } from './every-call.ts';

const product = await startTestProduct();
const headers = await signInStaff(product, 'ROLE_ADMIN');
const from = (site: string) => ({ ...headers, 'sec-fetch-site': site });

describe('a request that the page of another site makes', () => {
  const isRead = ({ call }: (typeof everyCall)[number]) => call.method === 'GET' && call.permission === 'public';

  it.each(everyCall.filter((one) => !isRead(one)))('is refused: $name', async ({ call, sample }) => {
    const { params, body } = sample;
    expect(await ask(product.url, call, { params, body, headers: from('cross-site') })).toMatchObject({
      status: 403,
      body: { status: 403, message: 'Please use our website for this.' },
    });
  });

  it.each(everyCall.filter(isRead))('is answered when it is a link to what anyone may read: $name', async (one) => {
    const { status } = await ask(product.url, one.call, { params: one.sample.params, headers: from('cross-site') });
    // The address of the sample has no diary.
    expect(status).toBe(one.name === 'readFeed' ? 404 : 200);
  });

  it('shows nothing of a form that it filled in', async () => {
    const response = await fetch(product.url + intakeCalls.sendContactMessage.path, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ firstName: 'Planted', lastName: 'By-Another', phone: '1', message: 'Planted' }),
    });
    const page = await response.text();
    expect([response.status, page.includes('Please use our website for this.')]).toEqual([403, true]);
    expect(page).not.toContain('Planted');
  });

  it.each(['same-origin', 'same-site', 'none'])('is another thing than one from here: %s', async (site) => {
    const body = { firstName: 'Amina', lastName: site, phone: '07700 900456', message: 'Please ring me.' };
    const { status } = await ask(product.url, intakeCalls.sendContactMessage, {
      body,
      headers: { 'sec-fetch-site': site },
    });
    expect(status).toBe(201);
  });
});

it('the description of the API is made once', async () => {
  const request = {
    params: {},
    query: {},
    body: undefined,
    caller: undefined,
    auditContext: undefined,
    client: { address: '', network: '', userAgent: '', site: '' },
    idempotencyKey: '1',
  };
  const read = () => readOpenApi(request, {});
  expect((await read()).body).toBe((await read()).body);
});
