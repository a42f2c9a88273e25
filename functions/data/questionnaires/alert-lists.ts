import type { Alert } from '../../../shared/api/alert.ts';
import { type CountedList, dayLevels, instantLevels, organisationShards } from '../counted-list.ts';

/** Alerts that nobody has answered, by when they were raised. */
export const openAlertList: CountedList = {
  name: 'open-alerts',
  levels: instantLevels,
  shards: organisationShards,
};
export const openSortOf = ({ raisedAt, alertId }: Pick<Alert, 'raisedAt' | 'alertId'>) => `${raisedAt}#${alertId}`;

/** Reviews of answered alerts that are still to be made, by the day on which they are. */
export const reviewList: CountedList = {
  name: 'alert-reviews',
  levels: dayLevels,
  shards: organisationShards,
};
export const reviewSortOf = (reviewOn: string, alertId: string) => `${reviewOn}#${alertId}`;
