import type { StoredPlan } from '../../data/records/safety-plans.ts';
import { namingStaff } from './name-staff.ts';

/** Plans with the names of who wrote them down. */
export const { one: withPlanAuthor, all: withPlanAuthors } = namingStaff(
  ({ by }: StoredPlan) => [by],
  (plan, nameOf) => ({ ...plan, by: nameOf(plan.by) }),
);
