import type { alertCalls } from '../../shared/alerts/calls.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { createAlertWorklist } from './store/alert-worklist.ts';
import { createAlertStore } from './store/alerts.ts';

export const makeDependencies = () => {
  const table = connectTable();
  return {
    alerts: createAlertStore(table),
    worklist: createAlertWorklist(table),
  };
};
type AlertsDependencies = ReturnType<typeof makeDependencies>;
export type AlertsHandlers = Handlers<typeof alertCalls, AlertsDependencies>;
