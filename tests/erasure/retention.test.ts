import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { createDueStore } from '../../functions/erasure/store/due.ts';
import { create } from '../../functions/kernel/store/entity-writes.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { commitOne } from '../../functions/kernel/store/write.ts';
import { createContactMessageStore } from '../../functions/messages/store/contact-messages.ts';
import { eventEntity } from '../../functions/patients/store/timeline.ts';
import { erasureCalls } from '../../shared/erasure/calls.ts';
import { addDays, addMonths } from '../../shared/kernel/calendar.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { today } from '../../shared/kernel/today.ts';
import { contactMessageInput } from '../../shared/messages/contact-message.ts';
import { samples } from '../platform/samples.ts';
import { ask } from '../support/ask.ts';
import { addColleague } from '../support/colleagues.ts';
import { addInactive } from '../support/erasures.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const admin = await addColleague(product, 'ROLE_ADMIN');
const table = connectTable();
const due = createDueStore(table);

const send = (call: Call, request: { params?: Record<string, string>; body?: unknown } = {}) =>
  ask(product.url, call, { ...request, headers: admin.headers });
const sendMessage = async (monthsAgo: number) => {
  const words = contactMessageInput.parse(samples.intake.sendContactMessage.body);
  const at = new Date(`${addMonths(today(), -monthsAgo)}T10:00:00Z`);
  return (await createContactMessageStore(table).add(words, `due-${monthsAgo}`, at)).contactId;
};
const list = async () => erasureCalls.listDue.replies[200].parse((await send(erasureCalls.listDue)).body);
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('what is stored too long', () => {
  it('are messages after six months, the longest first, and none before', async () => {
    const [old, older, young] = [await sendMessage(7), await sendMessage(9), await sendMessage(5)];
    const shown = idsOf((await list()).messages);
    expect(shown).toEqual([older, old]);
    expect(shown).not.toContain(young);
  });

  it('are records 20 years after the last contact, and not after the referral', async () => {
    const [unseen, seen] = [await addInactive('Amina'), await addInactive('Balwinder')];
    const at = (years: number) => new Date(`${Number(today().slice(0, 4)) + years}-06-15T10:00:00Z`);
    expect(idsOf((await due.list(at(19))).records)).toEqual([]);
    expect(idsOf((await due.list(at(21))).records)).toEqual(expect.arrayContaining([unseen, seen]));
    // A contact in some years: the instant of an event is in its id.
    const later = `${Number(today().slice(0, 4)) + 5}-01-10T10:00:00.000Z`;
    const eventId = ulid(Date.parse(later));
    const event = { eventId, at: later, event: { kind: 'referred' as const } };
    await commitOne(table, create(eventEntity, { patientId: seen, eventId }, event));
    const found = idsOf((await due.list(at(21))).records);
    expect(found).toContain(unseen);
    expect(found).not.toContain(seen);
  });

  it('are left for a reason until a day to come', async () => {
    const [first] = (await list()).messages;
    const params = { dueId: first?.id ?? '' };
    const leave = (until: string) =>
      send(erasureCalls.leaveDue, { params, body: { reason: 'A complaint is open.', until } });
    expect((await leave(today())).status).toBe(400);
    expect((await leave(addDays(today(), 30))).status).toBe(200);
    const [left] = (await list()).messages;
    expect(left).toMatchObject({ id: params.dueId, left: { reason: 'A complaint is open.', by: { id: admin.id } } });
  });
});
