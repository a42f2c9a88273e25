import { expect, it } from 'vitest';
import { createAuditLog } from '../../functions/audit/store/audit-log.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { noteTemplateCalls } from '../../shared/notes/template-calls.ts';
import { ask } from '../support/ask.ts';
import { addColleague } from '../support/colleagues.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const [admin, second, counsellor] = [
  await addColleague(product, 'ROLE_ADMIN'),
  await addColleague(product, 'ROLE_ADMIN'),
  await addColleague(product),
];
const { saveNoteTemplates, readNoteTemplates } = noteTemplateCalls;
const template = (name: string, text = 'Why now:') => ({ id: name.toLowerCase(), name, text });
const save = ({ headers }: typeof admin, version: number, ...templates: ReturnType<typeof template>[]) =>
  ask(product.url, saveNoteTemplates, { body: { version, templates }, headers });

it('templates are changed by admins, read by staff, and never overwritten unseen', async () => {
  const { headers } = counsellor;
  expect((await ask(product.url, readNoteTemplates, { headers })).body).toEqual({ templates: [], version: 0 });
  expect((await save(counsellor, 0, template('Mine'))).status).toBe(403);
  expect((await save(admin, 0, template('First'))).body).toEqual({ templates: [template('First')], version: 1 });
  const stale = await save(second, 0, template('Second'));
  expect(stale.status).toBe(409);
  expect(stale.body).toMatchObject({ current: { templates: [template('First')], version: 1 } });
  expect((await save(second, 1, template('First'), template('Second'))).status).toBe(200);
  expect((await ask(product.url, readNoteTemplates, { headers })).body).toMatchObject({
    templates: [{ name: 'First' }, { name: 'Second' }],
  });
  const { content } = await createAuditLog(connectTable()).read({ person: second.id }, new Date());
  expect(content).toContainEqual(
    expect.objectContaining({
      call: 'saveNoteTemplates',
      changes: expect.arrayContaining([{ what: 'templates.1.name', after: 'Second' }]),
    }),
  );
});

it('a template with a sentence in it is refused, with the place', async () => {
  const refused = await save(admin, 2, template('First'), template('Facts', 'Risk:\nNone was expressed.'));
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ errors: [{ path: 'templates.1.text' }] });
});
