import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { problem } from '../../shared/kernel/problem.ts';
import { messageCalls } from '../../shared/messages/calls.ts';
import { describeApi } from '../../shared/open-api.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { ask } from '../support/ask.ts';
import { expectedApiHeaders } from '../support/expected-headers.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';
import { everyCall } from './every-call.ts';

const product = await startTestProduct();
const headers = await signInStaff(product, 'ROLE_ADMIN');

const countItems = async () => {
  const table = connectTable();
  return (await table.client.send(new ScanCommand({ TableName: table.name, Select: 'COUNT' }))).Count;
};
const message = { firstName: 'Amina', lastName: 'Yusuf', phone: '07700 900456', message: 'Please ring me.' };

const hostileBodies: Record<string, string> = {
  'nothing at all': '',
  'half a document': '{"firstName": "Am',
  'a list': '[]',
  'a number': '7',
  null: 'null',
  'a text': '"hello"',
  'an unknown field': JSON.stringify({ ...message, contactId: '01M5YXZYWAKE0RY5QY34VFXM34' }),
  'a prototype': `{"__proto__":{"polluted":true},${JSON.stringify(message).slice(1)}`,
  'a constructor': JSON.stringify({ ...message, constructor: { prototype: { polluted: true } } }),
  'a list for a name': JSON.stringify({ ...message, firstName: ['Amina'] }),
  'an object for a message': JSON.stringify({ ...message, message: { text: 'hi' } }),
  'a NUL in a name': JSON.stringify({ ...message, firstName: 'Am\u0000ina' }),
  'half a surrogate pair': JSON.stringify({ ...message, message: '\ud83d' }),
  'a reversed reading direction': JSON.stringify({ ...message, lastName: 'Yusuf \u202Egpj.exe' }),
  'a message of a million letters': JSON.stringify({ ...message, message: 'a'.repeat(1_000_000) }),
  'a name too long': JSON.stringify({ ...message, firstName: 'a'.repeat(101) }),
  'blanks for everything': JSON.stringify({ firstName: ' ', lastName: ' ', email: ' ', phone: ' ', message: ' ' }),
  'an address that is none': JSON.stringify({ ...message, email: 'amina at home' }),
  'a phone number without a figure': JSON.stringify({ ...message, phone: 'the usual' }),
  'no way to answer': JSON.stringify({ ...message, phone: '' }),
};

describe('a body that is not what the contract asks for is refused and nothing is stored', () => {
  it.each(Object.entries(hostileBodies))('%s', async (_, raw) => {
    const before = await countItems();
    const answer = await ask(product.url, intakeCalls.sendContactMessage, { raw });
    expect([400, 413]).toContain(answer.status);
    const { status, message: text } = problem.parse(answer.body);
    expect(status).toBe(answer.status);
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toMatch(/expected|received|invalid|undefined/i);
    expect(await countItems()).toBe(before);
  });

  it('a body over 256 KB is refused before it is read', async () => {
    const raw = JSON.stringify({ ...message, message: 'a'.repeat(256 * 1024) });
    const { status, body } = await ask(product.url, intakeCalls.sendContactMessage, { raw });
    expect(status).toBe(413);
    expect(problem.parse(body).message).toBe('That is too long to be sent. Please shorten it.');
  });

  it.each(everyCall.filter(({ call }) => call.body !== undefined))('on every call with a body: $name', async (one) => {
    for (const raw of ['{', '[]', 'null', JSON.stringify({ ...(one.sample.body as object), unknown: 1 })]) {
      const { status, body } = await ask(product.url, one.call, { params: one.sample.params, raw, headers });
      expect(status).toBe(400);
      expect(problem.parse(body).status).toBe(400);
    }
  });
});

describe('a path that is not what the contract asks for is refused', () => {
  it.each(['0', '-1', '1.5', '1e3', '99999999', 'NaN', ' ', '%00', '😀', '__proto__', '1;DROP', '0x10'])(
    'page %s',
    async (page) => {
      const { status, body } = await ask(product.url, messageCalls.listContacts, { params: { page }, headers });
      expect(status).toBe(400);
      expect(problem.parse(body).errors).toEqual([{ path: 'page', message: 'Please give a page number from 1 up.' }]);
    },
  );

  it.each(['nonsense', '../../etc/passwd', 'LIST#messages', '%', 'a'.repeat(400), '\u0000', 'null'])(
    'id %s',
    async (id) => {
      for (const call of [messageCalls.readContact, messageCalls.deleteContact]) {
        const { status, body } = await ask(product.url, call, { params: { id }, headers });
        expect(status).toBe(404);
        expect(problem.parse(body)).toEqual({ status: 404, message: 'Sorry, that message does not exist.' });
      }
    },
  );

  it.each(['\u0000', 'a/b', '\u202Eali', 'a'.repeat(201)])('search for %j', async (text) => {
    const { status, body } = await ask(product.url, patientCalls.searchPatients, {
      params: { text, page: '1' },
      headers,
    });
    expect(status).toBe(400);
    expect(problem.parse(body).errors).toEqual([{ path: 'text', message: expect.stringMatching(/^Please /) }]);
  });

  it('an id of nothing is not found', async () => {
    const params = { id: '01M5YXZYWAKE0RY5QY34VFXM34' };
    const { status, body } = await ask(product.url, messageCalls.readContact, { params, headers });
    expect(status).toBe(404);
    expect(body).toEqual({ status: 404, message: 'Sorry, that message does not exist.' });
  });

  it('a page past the end is empty, not an error', async () => {
    const { status, body } = await ask(product.url, messageCalls.listContacts, {
      params: { page: '1000000' },
      headers,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ content: [], number: 999_999 });
  });

  it('a malformed escape is the gateway’s own 400', async () => {
    const response = await fetch(`${product.url}/api/contact/%zz`, { headers });
    expect(response.status).toBe(400);
  });
});

describe('an Idempotency-Key', () => {
  const send = async (key: string) =>
    (await ask(product.url, intakeCalls.sendContactMessage, { body: message, headers: { 'Idempotency-Key': key } }))
      .status;

  it.each(['', 'k'.repeat(65), 'clé', 'one\ttwo'])('that is none is refused: %j', async (key) => {
    expect(await send(key)).toBe(400);
  });

  it.each(['7', 'k'.repeat(64), 'order 1/2: "a" ~'])('is 1 to 64 printable ASCII characters: %j', async (key) => {
    expect(await send(key)).toBe(201);
  });

  it('is described as what it is', () => {
    const schema = { type: 'string', maxLength: 64, pattern: '^[ -~]{1,64}$' };
    expect(describeApi().paths['/api/contact']).toMatchObject({
      post: {
        parameters: expect.arrayContaining([
          expect.objectContaining({ name: 'Idempotency-Key', in: 'header', schema }),
        ]),
      },
    });
  });
});

it('all that is wrong is one answer, field by field', async () => {
  const answer = await ask(product.url, intakeCalls.sendContactMessage, { body: { email: 'x', extra: 1 } });
  const paths = problem.parse(answer.body).errors?.map(({ path }) => path);
  expect(paths?.toSorted()).toEqual(['email', 'extra', 'message']);
});

it.each(['/api/contacts/1', '/api/contact/%zz', '/api/nowhere', '/api/openapi.json'])(
  'every answer of the API, also the gateway’s own, is kept by nobody and framed by nobody: %s',
  async (path) => {
    const response = await fetch(`${product.url}${path}`);
    expect(Object.fromEntries(response.headers)).toMatchObject(expectedApiHeaders);
  },
);
