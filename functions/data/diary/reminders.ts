import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { isToBeSent } from '../../../shared/domain/reminders.ts';
import { type Item, parseOr } from '../entity.ts';
import type { Table } from '../open-table.ts';
import { readBatch } from '../read-batch.ts';
import { commit, type Write } from '../write.ts';
import { reminderChoiceEntity } from './reminder-choices.ts';
import { type DueReminder, reminderEntity, reminderKey } from './reminder-items.ts';
import { reachableEntity, textStateOf } from './text-state.ts';

type Sending = NonNullable<DueReminder['sending']>;
export type ClaimedReminder = DueReminder & { mobile: string; claimed: Sending };

const update = (due: DueReminder, from: Sending | undefined, to: Sending): Write => ({
  Update: {
    Key: reminderKey(due),
    UpdateExpression: 'SET sending = :to',
    // An appointment that was cancelled or moved meanwhile is gone, or at another time.
    ConditionExpression: `startsAt = :startsAt AND ${from ? 'sending = :from' : 'attribute_not_exists(sending)'}`,
    ExpressionAttributeValues: { ':to': to, ':startsAt': due.startsAt, ...(from && { ':from': from }) },
  },
});

/** Texts about appointments: one run claims each, sends it, and records it as sent. */
export const createReminderStore = (table: Table) => ({
  /**
   * The appointments of a day with a wanted reminder and a number that is safe to text. Safety is read now, not when
   * the appointment was booked: it may have changed since.
   */
  async listDue(day: string, now: number): Promise<(DueReminder & { mobile: string })[]> {
    const query = {
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': reminderEntity.key({ day, appointmentId: '' }).pk },
      ConsistentRead: true,
    };
    const items: Item[] = [];
    for await (const { Items = [] } of paginateQuery({ client: table.client }, query)) items.push(...Items);
    const due = items
      .flatMap((item) => parseOr(reminderEntity, item, () => []))
      .filter(({ sending }) => isToBeSent(sending, now));
    const ids = [...new Set(due.map(({ patientId }) => patientId))];
    const people = await readBatch(
      table,
      ids.flatMap((id) => [reminderChoiceEntity.key(id), reachableEntity.key(id)]),
    );
    const mobileOf = (patientId: string): string | undefined => {
      const find = (key: { pk: string; sk: string }) => people.find(({ pk, sk }) => pk === key.pk && sk === key.sk);
      const [choice, record] = [find(reminderChoiceEntity.key(patientId)), find(reachableEntity.key(patientId))];
      const isWanted = choice && parseOr(reminderChoiceEntity, choice, () => undefined)?.wanted;
      const person = record && parseOr(reachableEntity, record, () => undefined);
      return isWanted && person?.active && textStateOf(person) === 'safe' ? person.mobile : undefined;
    };
    return due.flatMap((one) => {
      const mobile = mobileOf(one.patientId);
      return mobile === undefined ? [] : [{ ...one, mobile }];
    });
  },

  /** Claims the sending of a text; undefined when another run has claimed it, or there is nothing left to remind of. */
  async claim(due: DueReminder & { mobile: string }, now: number): Promise<ClaimedReminder | undefined> {
    const claimed = { claimedAt: new Date(now).toISOString() };
    const { refused } = await commit(table, [update(due, due.sending, claimed)]);
    return refused.length === 0 ? { ...due, claimed } : undefined;
  },

  async markSent({ claimed, ...due }: ClaimedReminder, now: number): Promise<void> {
    await commit(table, [update(due, claimed, { ...claimed, sentAt: new Date(now).toISOString() })]);
  },
});
export type ReminderStore = ReturnType<typeof createReminderStore>;
