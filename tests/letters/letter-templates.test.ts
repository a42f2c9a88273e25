import { expect, it } from 'vitest';
import { letterTemplateCalls } from '../../shared/letters/template-calls.ts';
import { ask } from '../support/ask.ts';
import { addColleague } from '../support/colleagues.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const [admin, second, counsellor] = [
  await addColleague(product, 'ROLE_ADMIN'),
  await addColleague(product, 'ROLE_ADMIN'),
  await addColleague(product),
];
const { saveLetterTemplates, readLetterTemplates } = letterTemplateCalls;
const template = (name: string, text = 'Dear {firstName},') => ({
  ...{ id: name.toLowerCase(), name, party: 'person' as const, subject: 'Welcome', text },
});
const save = ({ headers }: typeof admin, version: number, ...templates: ReturnType<typeof template>[]) =>
  ask(product.url, saveLetterTemplates, { body: { version, templates }, headers });

it('letters of the organisation are changed by admins, read by staff, and never overwritten unseen', async () => {
  const { headers } = counsellor;
  expect((await ask(product.url, readLetterTemplates, { headers })).body).toEqual({ templates: [], version: 0 });
  expect((await save(counsellor, 0, template('Mine'))).status).toBe(403);
  expect((await save(admin, 0, template('First'))).body).toEqual({ templates: [template('First')], version: 1 });
  const stale = await save(second, 0, template('Second'));
  expect(stale).toMatchObject({ status: 409, body: { current: { templates: [template('First')], version: 1 } } });
  expect((await save(second, 1, template('First'), template('Second'))).status).toBe(200);
  expect((await ask(product.url, readLetterTemplates, { headers })).body).toMatchObject({
    templates: [{ name: 'First' }, { name: 'Second' }],
  });
});

it('are refused with a field that there is not, and with a name twice, at their place', async () => {
  const unknown = await save(admin, 2, template('First'), template('Shoes', 'Dear {firstName}, your {shoes}'));
  expect(unknown).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'templates.1.text', message: expect.stringContaining('{shoes}') }] },
  });
  const twice = await save(admin, 2, template('First'), { ...template('FIRST'), id: 'other' });
  expect(twice).toMatchObject({ status: 400, body: { errors: [{ path: 'templates.1.name' }] } });
});
