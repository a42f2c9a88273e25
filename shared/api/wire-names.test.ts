import { expect, it } from 'vitest';
import { describeApi } from './open-api.ts';
import { routeKeyOf } from './wire-names.ts';

it('keeps the given name of the patient’s id in addresses', () => {
  const key = routeKeyOf({ method: 'GET', path: '/api/crm/casenote/{patientId}/{caseNoteId}' });
  expect(key).toBe('GET /api/crm/casenote/{referralId}/{caseNoteId}');
});

it('describes no parameter by our own name for it', () => {
  const described = JSON.stringify(Object.entries(describeApi().paths).map(([path, calls]) => [path, calls]));
  expect(described).toContain('/api/draft/{form}/{referralId}');
  expect(described).not.toMatch(/\{(patientId|recordId)\}|"name":"(patientId|recordId)"/);
});
