import type { StoredPlan } from './store/safety-plans.ts';
import { namingStaff } from '../kernel/identity/name-staff.ts';

/** Plans with the names of who wrote them down. */
export const { one: withPlanAuthor, all: withPlanAuthors } = namingStaff(
  ({ by }: StoredPlan) => [by],
  (plan, nameOf) => ({ ...plan, by: nameOf(plan.by) }),
);
