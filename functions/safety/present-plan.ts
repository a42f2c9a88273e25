import { namingStaff } from '../kernel/identity/name-staff.ts';
import type { StoredPlan } from './store/safety-plans.ts';

/** Plans with the names of who wrote them down. */
export const { one: withPlanAuthor, all: withPlanAuthors } = namingStaff(
  ({ by }: StoredPlan) => [by],
  (plan, nameOf) => ({ ...plan, by: nameOf(plan.by) }),
);
