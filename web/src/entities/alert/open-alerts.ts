import { openReviewOf, type ShownAlert } from '../../../../shared/api/alert.ts';
import { onlyReadable, type Unreadable } from '../../../../shared/api/unreadable.ts';

type Standing = { alerts: readonly (ShownAlert | Unreadable<'alertId'>)[] };

/** The open alerts as far as they can be read: one that cannot be read is taken to be open. */
export const unansweredAlerts = (standing: Standing | undefined) =>
  standing?.alerts.filter((alert) => 'unreadable' in alert || alert.response === undefined) ?? [];

/** The answered alerts with an open review. */
export const alertsToReview = (standing: Standing | undefined): ShownAlert[] =>
  onlyReadable(standing?.alerts ?? []).filter((alert) => openReviewOf(alert) !== undefined);
