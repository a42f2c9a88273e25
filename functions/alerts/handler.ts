import { alertCalls } from '../../shared/alerts/calls.ts';
import { missing } from '../../shared/kernel/missing.ts';
import { today } from '../../shared/kernel/today.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { conflict, notFound } from '../kernel/http/outcome.ts';
import { serve } from '../kernel/http/serve.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { createAlertWorklist } from './store/alert-worklist.ts';
import { createAlertStore } from './store/alerts.ts';

const noneOpen = 'No review of this alert is open. Your words were not saved.';

const makeDependencies = () => {
  const table = connectTable();
  return { alerts: createAlertStore(table), worklist: createAlertWorklist(table) };
};

const handlers: Handlers<typeof alertCalls, ReturnType<typeof makeDependencies>> = {
  listAlertReviews: async ({ params, caller: { username }, access: { canOpen } }, { worklist }) => ({
    status: 200,
    body: await worklist.listReviews(params, today(), { username, canOpen }),
  }),
  listAlerts: async ({ params, caller: { username }, access: { canOpen } }, { worklist }) => ({
    status: 200,
    body: await worklist.listOpen(params, { username, canOpen }),
  }),
  respondToAlert: async ({ params, body, auditContext }, { alerts }) => {
    const responded = await alerts.respond(params, body, auditContext);
    if (responded.outcome === 'missing') return notFound(missing.alert);
    if (responded.outcome === 'done') return { status: 200, body: responded.alert };
    return conflict(`${responded.alert.response?.name} has recorded what was done already. Your words were not saved.`);
  },
  reviewAlert: async ({ params, body, auditContext }, { alerts }) => {
    const reviewed = await alerts.review(params, body, auditContext);
    if (reviewed.outcome === 'missing') return notFound(missing.alert);
    if (reviewed.outcome === 'done') return { status: 200, body: reviewed.alert };
    const other = reviewed.alert.reviews?.at(-1)?.name;
    if (reviewed.outcome === 'none' || other === undefined) return conflict(noneOpen);
    return conflict(`${other} has recorded this review already. Your words were not saved.`);
  },
  watchAlerts: async (_, { worklist }) => ({ status: 200, body: await worklist.watch() }),
};

export const handler = serve(alertCalls, handlers, makeDependencies);
