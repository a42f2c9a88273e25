import * as z from 'zod';
import { type Alert, alert, escalationTarget } from '../../../shared/api/alert.ts';
import { type CountedList, dayLevels, entryKey, instantLevels, organisationShards } from '../counted-list.ts';

/** Who was texted last about an open alert; stored on its entry, and deleted with it. */
const escalation = z.object({
  to: escalationTarget,
  claimedAt: z.iso.datetime(),
  sentAt: z.iso.datetime().optional(),
});
export type Escalation = z.infer<typeof escalation>;

export const openEntry = { name: 'Open alert', schema: alert.extend({ escalation: escalation.optional() }) };

/** Alerts that nobody has answered, by when they were raised. */
export const openAlertList: CountedList<typeof openEntry.schema> = {
  name: 'open-alerts',
  sort: '{at}#{alertId}',
  dataSubject: { patient: ['patientId'] },
  entry: openEntry,
  levels: instantLevels,
  shards: organisationShards,
};
export type OpenId = Pick<Alert, 'raisedAt' | 'alertId'>;
export const openSortOf = ({ raisedAt, alertId }: OpenId) => `${raisedAt}#${alertId}`;
export const openEntries = {
  key: (open: OpenId) => entryKey(openAlertList, openSortOf(open)),
  schema: openEntry.schema,
};

export const reviewEntry = {
  name: 'Alert to be reviewed',
  schema: z.object({ patientId: z.string(), alertId: z.string() }),
};

/** Reviews of answered alerts that are still to be made, by the day on which they are. */
export const reviewList: CountedList<typeof reviewEntry.schema> = {
  name: 'alert-reviews',
  sort: '{reviewOn}#{alertId}',
  dataSubject: { patient: ['patientId'] },
  entry: reviewEntry,
  levels: dayLevels,
  shards: organisationShards,
};
export const reviewSortOf = (reviewOn: string, alertId: string) => `${reviewOn}#${alertId}`;
