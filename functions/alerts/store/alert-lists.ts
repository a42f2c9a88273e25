import * as z from 'zod';
import { type Alert, alert, escalationTarget } from '../../../shared/alerts/alert.ts';
import { nobody } from '../../../shared/patients/caseload-schema.ts';
import {
  type CountedList,
  dayLevels,
  entryKey,
  monthLevels,
  organisationShards,
} from '../../kernel/store/counted-list.ts';
import type { Item } from '../../kernel/store/entity.ts';
import { patch } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { placesQuery, queryPage } from '../../kernel/store/query-items.ts';
import type { Write } from '../../kernel/store/write.ts';

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
  // Of each month a few are open: a first page and a total are all that is read.
  levels: monthLevels,
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

/*
 * The owner of each open alert: its entry is in the first index of places under the patient's worker, or under nobody. So
 * the first alerts of anybody are one query, however many are open. It is written when the alert is raised, and with
 * every change of the worker.
 */
const partitionOf = (owner: string) => `open-alerts#${owner}`;

/** The attributes that the entry of an open alert has beside the alert. */
export const ownedBy = (alert: OpenId, owner = nobody) => ({
  place1: partitionOf(owner),
  sortedBy: openSortOf(alert),
});

/** The write that puts an open alert under somebody; refused when it has been answered. */
export const giveAlert = (alert: OpenId, owner: string | undefined): Write =>
  patch(openEntries, alert, { set: ownedBy(alert, owner) }, { exists: true });

/** The entries of the first open alerts of a worker, or of nobody, the longest open first; a moment late. */
export const readOwned = async (table: Table, owner: string, size: number): Promise<Item[]> => {
  return (await queryPage(table, { ...placesQuery(partitionOf(owner)), Limit: size })).items;
};
