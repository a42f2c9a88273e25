import { findKind } from '../../../functions/catalogue.ts';
import { dataSubjectsOf } from '../../../functions/erasure/stored/collect-person.ts';
import { isOf } from '../../../functions/erasure/stored/item-kinds.ts';
import type { ReadItems } from '../../../functions/erasure/stored/read-stored.ts';
import { contactMessageEntity } from '../../../functions/messages/store/contact-message-items.ts';
import { recordEntity } from '../../../functions/patients/store/record.ts';
import {
  contactMessageRule,
  dueBefore,
  patientRecordRule,
  type RetentionRule,
} from '../../../shared/patients/retention.ts';

export type Due = { rule: RetentionRule; id: string; since: string };

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** The instants in the fields of an item, and none that somebody wrote in a text. */
const instantsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return instant.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(instantsOf) : [];
};

/**
 * The latest instant in a record, except for readings of it: when the patient was last seen. One that is to come is no
 * contact: who planned it was in touch.
 */
const findLastContacts = async (read: ReadItems, ids: readonly string[], now: Date): Promise<Map<string, string>> => {
  const last = new Map(ids.map((id) => [id, '']));
  for await (const item of read()) {
    if (findKind(item)?.survivesErasure) continue;
    const times = instantsOf(item)
      .map(Date.parse)
      .filter((time) => time <= now.getTime());
    if (times.length === 0) continue;
    const latest = new Date(Math.max(...times)).toISOString();
    for (const id of dataSubjectsOf(item)) {
      const known = last.get(id);
      if (known !== undefined && known < latest) last.set(id, latest);
    }
  }
  return last;
};

/** Everything whose retention time is over, the longest overdue first. */
export const findDue = async (read: ReadItems, now: Date): Promise<Due[]> => {
  const messages: Due[] = [];
  const ids: string[] = [];
  for await (const item of read()) {
    if (isOf(recordEntity)(item)) ids.push(...dataSubjectsOf(item));
    if (!isOf(contactMessageEntity)(item)) continue;
    const { contactId, contactDate } = item;
    messages.push({ rule: contactMessageRule, id: String(contactId), since: String(contactDate) });
  }
  const last = await findLastContacts(read, ids, now);
  const records = [...last].map(([id, since]) => ({ rule: patientRecordRule, id, since }));
  return [...messages, ...records]
    .filter(({ rule, since }) => since !== '' && since <= dueBefore(rule, now))
    .toSorted((one, other) => (one.since < other.since ? -1 : 1));
};
