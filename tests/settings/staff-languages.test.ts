import { expect, it } from 'vitest';
import { settingsCalls } from '../../shared/settings/calls.ts';
import { ask } from '../support/ask.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const admin = await signInStaff(product, 'ROLE_ADMIN');
const staff = await signInStaff(product);

const list = async (headers: Record<string, string>) =>
  settingsCalls.listStaffLanguages.replies[200].parse(
    (await ask(product.url, settingsCalls.listStaffLanguages, { headers })).body,
  ).content;

it('a member of staff lists the languages that they speak, once each, and everybody can read them', async () => {
  const body = { languages: ['Punjabi', 'Urdu', 'Punjabi'] };
  const saved = await ask(product.url, settingsCalls.saveOwnLanguages, { headers: staff, body });
  const own = settingsCalls.saveOwnLanguages.replies[200].parse(saved.body);
  expect(own.languages).toEqual(['Punjabi', 'Urdu']);
  expect(await list(admin)).toEqual([own]);
});

it('an admin lists the languages of a colleague, and of nobody who does not work here', async () => {
  const [{ id = '' } = {}] = await list(admin);
  const body = { languages: ['Gujarati'] };
  const changed = await ask(product.url, settingsCalls.saveLanguagesOf, {
    params: { accountId: id },
    headers: admin,
    body,
  });
  expect(changed.status).toBe(200);
  expect(await list(staff)).toEqual([{ id, languages: ['Gujarati'] }]);
  const stranger = { accountId: '00000000-0000-4000-8000-000000000000' };
  const none = await ask(product.url, settingsCalls.saveLanguagesOf, { params: stranger, headers: admin, body });
  expect(none.status).toBe(404);
});

it('a blank language is none', async () => {
  const { status } = await ask(product.url, settingsCalls.saveOwnLanguages, {
    headers: staff,
    body: { languages: [' '] },
  });
  expect(status).toBe(400);
});
