import { expect, it } from 'vitest';
import { findDraftPlace } from './draft-forms.ts';

const id = '01M5YXZYWAKE0RY5QY34VFXM34';
const other = '01M5YXZYWAKE0RY5QY34VFXM35';

it('a draft leads to the form that offers it back, and opens it', () => {
  expect(findDraftPlace('case-note', id)).toEqual({ what: 'Case note', to: `/admin/crm/newcasenotes/${id}` });
  expect(findDraftPlace('case-note', 'new').to).toBe('/admin/crm/newcasenotes');
  expect(findDraftPlace('answer-phq', id)).toEqual({ what: 'PHQ-9', to: `/admin/crm/phq/${id}` });
  expect(findDraftPlace('answer-asq', 'new').to).toBe('/admin/crm/asq');
  expect(findDraftPlace('correct-phq', other, id)).toEqual({
    what: 'Correction of a PHQ-9',
    to: `/admin/crm/phq/${id}?correct=${other}`,
  });
  expect(findDraftPlace('record-referral-gp-details', id).to).toBe(
    `/admin/crm/patient/${id}/details?edit=referral-gp-details`,
  );
  expect(findDraftPlace(`amend-${other.toLowerCase()}`, id).to).toBe(`/admin/crm/casenotes/${id}?amend=${other}`);
  expect(findDraftPlace('external-progress', other, id).to).toBe(`/admin/crm/patient/${id}?progress=${other}`);
  expect(findDraftPlace('new-patient', other).to).toBe(`/admin/crm/newpatient?message=${other}`);
  expect(findDraftPlace('alert-response', other, id).to).toBe(`/admin/crm/patient/${id}?respond=${other}`);
});

it('one of a form that is no longer there is still told of', () => {
  expect(findDraftPlace('constructor', 'new')).toEqual({ what: 'Another form' });
  expect(findDraftPlace('answer-forgotten', id)).toEqual({ what: 'Another form' });
});
