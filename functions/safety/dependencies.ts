import type { safetyCalls } from '../../shared/safety/calls.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { lazyClient } from '../kernel/lib/lazy-client.ts';
import { readItemCached } from '../kernel/store/entity.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { patientEntity } from '../patients/store/patients.ts';
import { createDangerStore } from './store/danger-store.ts';
import { createSafetyPlanStore } from './store/safety-plans.ts';

export const makeDependencies = () => {
  const table = connectTable();
  const staff = lazyClient(async () => (await import('../kernel/identity/directory.ts')).createStaffDirectory());
  return {
    danger: createDangerStore(table),
    safetyPlans: createSafetyPlanStore(table),
    patients: { read: (patientId: string) => readItemCached(table, patientEntity, patientId) },
    staff,
  };
};
type SafetyDependencies = ReturnType<typeof makeDependencies>;
export type SafetyHandlers = Handlers<typeof safetyCalls, SafetyDependencies>;
