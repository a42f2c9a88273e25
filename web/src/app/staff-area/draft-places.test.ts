import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { findDraftPlace } from './draft-places.ts';

const id = '01M5YXZYWAKE0RY5QY34VFXM34';

it('a draft leads to the screen that offers it back', () => {
  expect(findDraftPlace('case-note', id)).toEqual({ what: 'Case note', to: `/admin/crm/newcasenotes/${id}` });
  expect(findDraftPlace('case-note', 'new').to).toBe('/admin/crm/newcasenotes');
  expect(findDraftPlace('answer-phq', id)).toEqual({ what: 'PHQ-9', to: `/admin/crm/phq/${id}` });
  expect(findDraftPlace('answer-asq', 'new').to).toBe('/admin/crm/asq');
  expect(findDraftPlace('record-referral-gp-details', id).to).toBe(`/admin/crm/patient/${id}`);
  expect(findDraftPlace(`amend-${id.toLowerCase()}`, id).to).toBe(`/admin/crm/casenotes/${id}`);
});

it('one of a form that is no longer there is still told of', () =>
  expect(findDraftPlace('constructor', 'new')).toEqual({ what: 'Another form' }));

it('no form that keeps drafts is unknown', async () => {
  const named: string[] = [];
  for await (const file of glob('web/src/{features,components}/**/*.{ts,tsx}', { exclude: ['**/*.test.ts'] })) {
    named.push(
      ...[...readFileSync(file, 'utf8').matchAll(/useDraft\(\{\s*form: '([a-z-]+)'/g)].flatMap(
        ([, form]) => form ?? [],
      ),
    );
  }
  expect(named).toContain('new-patient');
  expect(named.filter((form) => findDraftPlace(form, id).what === 'Another form')).toEqual([]);
});
