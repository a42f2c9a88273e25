import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { describeUntil } from '../../../../shared/patients/caseload.ts';

/** The due day: an overdue one says so in words. */
export const Until = ({ until }: { until: string }) => {
  const { text, isOverdue } = describeUntil(until, today());
  return (
    <span data-attention={isOverdue}>
      {text} <time dateTime={until}>({formatDay(until)})</time>
    </span>
  );
};
