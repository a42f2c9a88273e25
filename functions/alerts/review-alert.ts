import { missing } from '../../shared/kernel/missing.ts';
import { conflict, notFound } from '../kernel/http/outcome.ts';
import type { AlertsHandlers } from './dependencies.ts';

const noneOpen = 'No review of this alert is open. Your words were not saved.';

export const reviewAlert: AlertsHandlers['reviewAlert'] = async ({ params, body, auditContext }, { alerts }) => {
  const reviewed = await alerts.review(params, body, auditContext);
  if (reviewed.outcome === 'missing') return notFound(missing.alert);
  if (reviewed.outcome === 'done') return { status: 200, body: reviewed.alert };
  const other = reviewed.alert.reviews?.at(-1)?.name;
  if (reviewed.outcome === 'none' || other === undefined) return conflict(noneOpen);
  return conflict(`${other} has recorded this review already. Your words were not saved.`);
};
