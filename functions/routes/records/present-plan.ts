import type { SafetyPlan } from '../../../shared/api/safety-plan.ts';
import type { StoredPlan } from '../../data/records/safety-plans.ts';
import type { RecordsDependencies } from './dependencies.ts';

/** Plans with the names of who wrote them down; one that cannot be read is passed on unchanged. */
export const withPlanAuthors = async <Other extends { unreadable: true }>(
  plans: readonly (StoredPlan | Other)[],
  { staff }: Pick<RecordsDependencies, 'staff'>,
): Promise<(SafetyPlan | Other)[]> => {
  const names = await staff.name(plans.flatMap((plan) => ('unreadable' in plan ? [] : plan.by)));
  return plans.map((plan) =>
    'unreadable' in plan ? plan : { ...plan, by: names.get(plan.by) ?? { id: plan.by, firstName: '', lastName: '' } },
  );
};

/** One plan with the name of who wrote it down, if there is a plan. */
export const withPlanAuthor = async (
  plan: StoredPlan | undefined,
  dependencies: Pick<RecordsDependencies, 'staff'>,
): Promise<SafetyPlan | undefined> => (plan ? (await withPlanAuthors<never>([plan], dependencies))[0] : undefined);
