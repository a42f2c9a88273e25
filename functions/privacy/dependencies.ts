import { withStaff } from '../kernel/http/with-staff.ts';
import { readPatients } from '../patients/store/patients.ts';
import { createConsentStore } from './store/consents.ts';
import { createPackStore } from './store/packs.ts';
import { createPrivacyCaseStore } from './store/privacy-cases.ts';
import { createRecordLimitsStore } from './store/record-limits.ts';

export const makeDependencies = withStaff((table) => ({
  cases: createPrivacyCaseStore(table),
  packs: createPackStore(table),
  consents: createConsentStore(table),
  limits: createRecordLimitsStore(table),
  readAll: (ids: readonly string[]) => readPatients(table, ids),
}));
export type PrivacyDependencies = ReturnType<typeof makeDependencies>;
