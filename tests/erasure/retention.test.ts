import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { createDueStore } from '../../functions/erasure/store/due.ts';
import { readItem } from '../../functions/kernel/store/entity.ts';
import { create, patch } from '../../functions/kernel/store/entity-writes.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { commitOne } from '../../functions/kernel/store/write.ts';
import { createContactMessageStore } from '../../functions/messages/store/contact-messages.ts';
import { recordEntity, type StoredRecord } from '../../functions/patients/store/record.ts';
import { eventEntity } from '../../functions/patients/store/timeline.ts';
import { erasureCalls } from '../../shared/erasure/calls.ts';
import { addDays, addMonths } from '../../shared/kernel/calendar.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { today } from '../../shared/kernel/today.ts';
import { contactMessageInput } from '../../shared/messages/contact-message.ts';
import { settingsCalls } from '../../shared/settings/calls.ts';
import { samples } from '../platform/samples.ts';
import { ask } from '../support/ask.ts';
import { addColleague } from '../support/colleagues.ts';
import { addInactive } from '../support/erasures.ts';
import { addPatient } from '../support/patients.ts';
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
    expect(idsOf((await due.list(at(19), 12)).records)).toEqual([]);
    expect(idsOf((await due.list(at(21), 12)).records)).toEqual(expect.arrayContaining([unseen, seen]));
    // A contact in some years: the instant of an event is in its id.
    const later = `${Number(today().slice(0, 4)) + 5}-01-10T10:00:00.000Z`;
    const eventId = ulid(Date.parse(later));
    const event = { eventId, at: later, event: { kind: 'referred' as const } };
    await commitOne(table, create(eventEntity, { patientId: seen, eventId }, event));
    const found = idsOf((await due.list(at(21), 12)).records);
    expect(found).toContain(unseen);
    expect(found).not.toContain(seen);
  });

  it('are referrals that led to nothing, some months after the last thing that happened to them', async () => {
    const [nowhere, touched, accepted, worked, waiting] = [
      await addInactive('Chanda'),
      await addInactive('Gita'),
      await addInactive('Daljit'),
      await addInactive('Esme'),
      await addPatient('Farah', 'Waits'),
    ];
    const stored = await readItem(table, recordEntity, accepted);
    const [episode] = stored?.episodes ?? [];
    if (!episode) throw new Error('A record that was added is missing');
    const episodes: StoredRecord['episodes'] = [{ ...episode, state: 'accepted' }];
    await commitOne(table, patch(recordEntity, accepted, { set: { episodes } }));
    const note = { caseNoteId: ulid(), eventId: ulid() };
    const event = { kind: 'note' as const, caseNoteId: note.caseNoteId, excerpt: 'She came.' };
    const at = new Date().toISOString();
    await commitOne(
      table,
      create(eventEntity, { patientId: worked, eventId: note.eventId }, { eventId: note.eventId, at, event }),
    );
    // Somebody rang about one of them half a year later.
    const later = `${addMonths(today(), 6)}T10:00:00.000Z`;
    const laterId = ulid(Date.parse(later));
    const renewed = { eventId: laterId, at: later, event: { kind: 'referred' as const } };
    await commitOne(table, create(eventEntity, { patientId: touched, eventId: laterId }, renewed));
    const inMonths = (months: number) => new Date(`${addDays(addMonths(today(), months), 1)}T23:00:00Z`);
    const unused = async (months: number, period = 12) => idsOf((await due.list(inMonths(months), period)).unused);
    expect(await unused(11)).not.toContain(nowhere);
    const found = await unused(12);
    expect(found).toContain(nowhere);
    for (const one of [touched, accepted, worked, waiting]) expect(found).not.toContain(one);
    expect(await unused(18)).toContain(touched);
    expect(await unused(12, 13)).not.toContain(nowhere);
  });

  it('goes by the months of the settings', async () => {
    const read = await list();
    expect(read.unusedMonths).toBe(12);
    const body = { staffMayAssignThemselves: false, rota: { weekly: {}, dates: [] }, version: 0 };
    expect((await send(settingsCalls.saveSettings, { body: { ...body, unusedReferralMonths: 0 } })).status).toBe(400);
    expect((await send(settingsCalls.saveSettings, { body: { ...body, unusedReferralMonths: 24 } })).status).toBe(200);
    expect((await list()).unusedMonths).toBe(24);
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
