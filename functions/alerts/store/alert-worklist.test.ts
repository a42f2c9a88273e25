import { expect, it } from 'vitest';
import type { AlertRow } from '../../../shared/alerts/alert.ts';
import { orderAlerts } from './alert-worklist.ts';

const row = (alertId: string, raisedAt: string, whose: { mine: boolean; owner?: string }): AlertRow => ({
  alertId,
  raisedAt,
  mine: whose.mine,
  ...(whose.owner && { owner: { id: whose.owner, firstName: whose.owner, lastName: '' } }),
  patientId: 'p',
  resultId: 'r',
  questionType: 'phq',
  questionDate: '2026-11-22',
  reason: 'PHQ-9 item 9',
  action: 'Talk',
  firstName: 'Amina',
  lastName: 'Yusuf',
});

it('is one’s own first, then nobody’s, then colleagues’, each the longest open first; what cannot be read before all', () => {
  const rows = [
    row('colleague, old', '2026-11-01T10:00:00Z', { mine: false, owner: 'Ben' }),
    row('nobody, new', '2026-11-22T10:00:00Z', { mine: false }),
    row('mine, new', '2026-11-22T10:00:00Z', { mine: true, owner: 'Me' }),
    row('nobody, old', '2026-11-02T10:00:00Z', { mine: false }),
    { alertId: 'unreadable', unreadable: true as const },
    row('mine, old', '2026-11-21T10:00:00Z', { mine: true, owner: 'Me' }),
  ];
  expect(orderAlerts(rows).map(({ alertId }) => alertId)).toEqual([
    'unreadable',
    'mine, old',
    'mine, new',
    'nobody, old',
    'nobody, new',
    'colleague, old',
  ]);
});
