import { openReviewOf, type ShownAlert } from '../../../../shared/alerts/alert.ts';
import { onlyReadable, type Unreadable } from '../../../../shared/kernel/unreadable.ts';

type Summary = { alerts: readonly (ShownAlert | Unreadable<'alertId'>)[] };

/** The open alerts as far as they can be read: one that cannot be read is taken to be open. */
export const unansweredAlerts = (summary: Summary | undefined) =>
  summary?.alerts.filter((alert) => 'unreadable' in alert || alert.response === undefined) ?? [];

/** The answered alerts with an open review. */
export const alertsToReview = (summary: Summary | undefined): ShownAlert[] =>
  onlyReadable(summary?.alerts ?? []).filter((alert) => openReviewOf(alert) !== undefined);
