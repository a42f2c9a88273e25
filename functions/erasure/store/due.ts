import * as z from 'zod';
import {
  contactMessageRule,
  dueBefore,
  patientRecordRule,
  unusedReferralRule,
} from '../../../shared/patients/retention.ts';
import { type AuditContext, commitAudited } from '../../kernel/store/audit.ts';
import type { CountedList } from '../../kernel/store/counted-list.ts';
import { type Entity, type Item, keyPattern, parseOr } from '../../kernel/store/entity.ts';
import { put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import { readEntries } from '../../kernel/store/read-counted-list.ts';
import { junkMessageList, messageList, parseEntry } from '../../messages/store/contact-message-items.ts';
import { junkList, parsePatientRow, patientLists } from '../../patients/store/patient-lists.ts';
import { readTimeline } from '../../patients/store/timeline.ts';
import { readUnusedReferrals } from '../../referrals/store/unused-referrals.ts';

const exception = z.object({
  id: z.string(),
  reason: z.string(),
  until: z.iso.date(),
  by: z.string(),
  at: z.iso.datetime(),
});
export type RetentionException = z.infer<typeof exception>;

const partition = 'RETENTION';

/** That a record or a message is left for longer than its retention time, why, and until when. */
export const retentionExceptionEntity: Entity<string, typeof exception> = {
  name: 'Exception from a retention time',
  key: keyPattern(partition, '{id}'),
  dataSubject: { patient: ['id'], sender: ['id'] },
  schema: exception,
};

/** More than are looked at in one go: what is disposed of makes room for the next. */
const mostShown = 30;
const mostExceptions = 200;

/** The first entries of some lists that began by an instant, the longest ago first. */
const readBegun = async (table: Table, lists: readonly CountedList[], before: string): Promise<Item[]> => {
  // A list of messages begins with marks that precede every year.
  const section = { from: '1', to: `${before}~`, limit: mostShown };
  return (await Promise.all(lists.map((list) => readEntries(table, list, section)))).flat();
};

export type DueItem = { id: string; name: string; reference?: string | undefined; since: string };

/** Records that began so long ago that their time may be over, and whose last entry on the timeline is as old. */
const readDueRecords = async (table: Table, now: Date): Promise<DueItem[]> => {
  const before = dueBefore(patientRecordRule, now);
  const lists = [patientLists.active, patientLists.inactive, junkList];
  const rows = (await readBegun(table, lists, before)).map(parsePatientRow).slice(0, mostShown);
  const found = await Promise.all(
    rows
      .flatMap((row) => ('unreadable' in row ? [] : [row]))
      .map(async (row): Promise<DueItem[]> => {
        const { patientId: id, firstName, lastName, reference, referralDate } = row;
        const { events } = await readTimeline(table, id, 'latest', 1);
        const [last] = events;
        const since = last && 'at' in last ? last.at : referralDate;
        return since <= before ? [{ id, name: `${firstName} ${lastName}`.trim(), reference, since }] : [];
      }),
  );
  return found.flat();
};

const readDueMessages = async (table: Table, now: Date): Promise<DueItem[]> => {
  const before = dueBefore(contactMessageRule, now);
  const rows = (await readBegun(table, [messageList, junkMessageList], before)).map(parseEntry).slice(0, mostShown);
  return rows.flatMap((row) =>
    'unreadable' in row
      ? []
      : [{ id: row.contactId, name: `${row.firstName} ${row.lastName}`.trim(), since: row.contactDate }],
  );
};

/** The last instant of what happened to each, where nobody worked with it and that is long enough ago. */
const readDueReferrals = async (table: Table, months: number, now: Date): Promise<DueItem[]> => {
  const before = dueBefore(unusedReferralRule(months), now);
  const unused = await readUnusedReferrals(table, before, mostShown);
  return unused.map(({ record: { patientId: id, reference, referralPersonalDetails: person }, since }) => ({
    id,
    name: `${person.firstName} ${person.lastName}`.trim(),
    reference,
    since,
  }));
};

const bySince = (one: DueItem, other: DueItem): number => one.since.localeCompare(other.since);

export const createDueStore = (table: Table) => ({
  /** What is stored for longer than its retention time, the longest first, and the exceptions. */
  async list(now: Date, unusedMonths: number) {
    const [records, unused, messages, items] = await Promise.all([
      readDueRecords(table, now),
      readDueReferrals(table, unusedMonths, now),
      readDueMessages(table, now),
      readPartition(table, partition, { limit: mostExceptions }),
    ]);
    const exceptions = items.flatMap((item) => parseOr(retentionExceptionEntity, item, () => []));
    const longestFirst = (items: readonly DueItem[]) => items.toSorted(bySince);
    return {
      records: longestFirst(records),
      unused: longestFirst(unused),
      messages: longestFirst(messages),
      exceptions,
    };
  },

  /** Leaves it, for a reason, until a day; a later exception takes the place of the one before. */
  async leave(given: Pick<RetentionException, 'id' | 'reason' | 'until'>, auditContext: AuditContext): Promise<void> {
    const { at, username: by } = auditContext;
    const write = put(retentionExceptionEntity, given.id, { ...given, by, at });
    await commitAudited(table, [write], auditContext, given.id);
  },
});
