import { findKind } from '../../../functions/data/catalogue.ts';
import { contactMessageEntity } from '../../../functions/data/contact-messages.ts';
import { recordEntity } from '../../../functions/data/records/record.ts';
import { dueBefore, type RetentionRule, retentionRules } from '../../../shared/domain/retention.ts';
import { ownersOf } from '../stored-data/collect-person.ts';
import { isOf } from '../stored-data/recount.ts';
import type { StoredItem } from '../stored-data/stored-item.ts';

export type Due = { rule: RetentionRule; id: string; since: string };

const instant = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const ruleOf = (name: RetentionRule['name']) => retentionRules.find((rule) => rule.name === name) as RetentionRule;

/** The latest instant that anything of a record names, but for who looked at it: when the patient was last seen. */
const lastContacts = (items: StoredItem[]): Map<string, string> => {
  const last = new Map(items.filter(isOf(recordEntity)).flatMap((item) => [...ownersOf(item)].map((id) => [id, ''])));
  for (const item of items) {
    if (findKind(item)?.outlastsRecords) continue;
    const text = JSON.stringify(item);
    const latest = text.match(instant)?.toSorted().at(-1);
    if (latest === undefined) continue;
    for (const id of ownersOf(item)) {
      const known = last.get(id);
      if (known !== undefined && known < latest) last.set(id, latest);
    }
  }
  return last;
};

/** Everything that was kept for as long as its rule says, the longest overdue first. */
export const findDue = (items: StoredItem[], now: Date): Due[] => {
  const messages = items.filter(isOf(contactMessageEntity)).map(({ contactId, contactDate }) => ({
    rule: ruleOf('contact-message'),
    id: String(contactId),
    since: String(contactDate),
  }));
  const records = [...lastContacts(items)].map(([id, since]) => ({ rule: ruleOf('patient-record'), id, since }));
  return [...messages, ...records]
    .filter(({ rule, since }) => since !== '' && since <= dueBefore(rule, now))
    .toSorted((one, other) => (one.since < other.since ? -1 : 1));
};
