import { findKind } from '../../../functions/catalogue.ts';
import { dataSubjectsOf } from '../../../functions/erasure/stored/collect-person.ts';
import { isOf } from '../../../functions/erasure/stored/item-kinds.ts';
import type { ReadItems } from '../../../functions/erasure/stored/read-stored.ts';
import { contactMessageEntity } from '../../../functions/messages/store/contact-message-items.ts';
import { recordEntity } from '../../../functions/patients/store/record.ts';
import { dueBefore, type RetentionRule, retentionRules } from '../../../shared/patients/retention.ts';

export type Due = { rule: RetentionRule; id: string; since: string };

const instant = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const ruleOf = (name: RetentionRule['name']) => retentionRules.find((rule) => rule.name === name) as RetentionRule;

/** The latest instant in a record, except for readings of it: when the patient was last seen. */
const findLastContacts = async (read: ReadItems, ids: readonly string[]): Promise<Map<string, string>> => {
  const last = new Map(ids.map((id) => [id, '']));
  for await (const item of read()) {
    if (findKind(item)?.survivesErasure) continue;
    const text = JSON.stringify(item);
    const found = text.match(instant)?.toSorted().at(-1);
    if (found === undefined) continue;
    // A copy of the text: a slice would keep the whole text in memory.
    const latest = new Date(found).toISOString();
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
    messages.push({ rule: ruleOf('contact-message'), id: String(contactId), since: String(contactDate) });
  }
  const last = await findLastContacts(read, ids);
  const records = [...last].map(([id, since]) => ({ rule: ruleOf('patient-record'), id, since }));
  return [...messages, ...records]
    .filter(({ rule, since }) => since !== '' && since <= dueBefore(rule, now))
    .toSorted((one, other) => (one.since < other.since ? -1 : 1));
};
