import { missing } from '../../shared/kernel/missing.ts';
import { conflict, notFound } from '../kernel/http/outcome.ts';
import type { AlertsHandlers } from './dependencies.ts';

export const respondToAlert: AlertsHandlers['respondToAlert'] = async ({ params, body, auditContext }, { alerts }) => {
  const responded = await alerts.respond(params, body, auditContext);
  if (responded.outcome === 'missing') return notFound(missing.alert);
  if (responded.outcome === 'done') return { status: 200, body: responded.alert };
  return conflict(`${responded.alert.response?.name} has recorded what was done already. Your words were not saved.`);
};
