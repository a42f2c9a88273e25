import { randomUUID } from 'node:crypto';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { createAppointmentStore } from '../../functions/appointments/store/appointments.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { bookingInput } from '../../shared/appointments/appointment.ts';
import { mostRepeats, mostRepeatsWith, placeInTime } from '../../shared/appointments/appointments.ts';
import { appointmentCalls } from '../../shared/appointments/calls.ts';
import { bankHolidayOn } from '../../shared/country/bank-holidays.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { formatDay } from '../../shared/kernel/format-day.ts';
import { today } from '../../shared/kernel/today.ts';
import { caseNoteCalls } from '../../shared/notes/calls.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import type { QuestionnaireId } from '../../shared/questionnaires/ids.ts';
import { findQuestionnaire } from '../../shared/questionnaires/registry.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { ask } from '../support/ask.ts';
import { makeAuditContext } from '../support/audit-context.ts';
import { freeDay } from '../support/free-day.ts';
import { openDiary, type Recording } from '../support/open-diary.ts';
import { openPatients } from '../support/open-patients.ts';
import { addPatient } from '../support/patients.ts';
import { recountPatients } from '../support/recount-patients.ts';
import { recountTests } from '../support/recount-tests.ts';
import { saveResult } from '../support/results.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const table = connectTable();
const headers = await signInStaff(product);
const diary = openDiary(product, headers);
const patients = openPatients(product, headers);
const [{ id: workerId } = { id: '' }] = taskCalls.listColleagues.replies[200].parse(
  (await ask(product.url, taskCalls.listColleagues, { headers })).body,
).content;

// Each test has hours of this weekday, or another day, to itself.
const free = freeDay();

let minute = 0;
/** A time of a past day at which this worker is free: each test takes the next. */
const freeTime = () => {
  minute += 60;
  const before = Math.floor(minute / 720);
  return { day: addDays(today(), -1 - before), time: `${String(8 + (minute % 720) / 60).padStart(2, '0')}:00` };
};

const answersTo = (questionType: QuestionnaireId, score: number) => ({
  questionType,
  answers: findQuestionnaire(questionType).questions.flatMap(({ askedIf }, question) =>
    askedIf === undefined || score > 0 ? [{ question, score }] : [],
  ),
});
/** Books an appointment as if it had been planned before: today may be a bank holiday, for which nobody can plan. */
const bookToday = async (asked: { patientId: string; day: string; time: string; minutes: number }): Promise<string> => {
  const placed = placeInTime(asked);
  if ('wrong' in placed) throw new Error(placed.wrong);
  const booking = bookingInput.parse({ ...asked, workerId, place: 'telephone' });
  const booked = await createAppointmentStore(table).book(booking, [placed.at], randomUUID(), makeAuditContext());
  if (booked.outcome !== 'done') throw new Error(`It was not booked: ${booked.outcome}`);
  return booked.appointment.appointmentId;
};
const attended = (): Recording => ({ status: 'attended', workerId, ...freeTime(), minutes: 50, place: 'telephone' });
const recorded = ({ status, body }: { status: number; body: unknown }) => {
  expect({ status, body }).toMatchObject({ status: 201 });
  return appointmentCalls.recordAppointment.replies[201].parse(body);
};
const notesOf = async (patientId: string) => {
  const params = { patientId, page: '1', size: '12' };
  return caseNoteCalls.listCaseNotes.replies[200].parse(
    (await ask(product.url, caseNoteCalls.listCaseNotes, { params, headers })).body,
  );
};
const scoresOf = async (patientId: string) => {
  const params = { patientId, page: '1', size: '12' };
  return questionnaireCalls.listScores.replies[200].parse(
    (await ask(product.url, questionnaireCalls.listScores, { params, headers })).body,
  );
};
const lastContactOf = async (patientId: string) => {
  const { body } = await ask(product.url, taskCalls.listCaseload, { query: { order: 'latest' }, headers });
  const { content } = taskCalls.listCaseload.replies[200].parse(body);
  const row = content.find((one) => one.patientId === patientId);
  return row && 'lastContact' in row ? row.lastContact : undefined;
};

describe('what happened at an appointment', () => {
  it('is one request: whether they came, the note, the scores with their alert, and the next weeks', async () => {
    const patientId = await addPatient('Amina', 'Whole');
    const time = freeTime();
    const next = { day: free, time: '09:00', minutes: 50, place: 'video' as const, weeks: 3 };
    const answer = await diary.record(patientId, {
      ...attended(),
      ...time,
      interpreter: 'Punjabi',
      caseNote: 'We talked about sleep.',
      results: [answersTo('phq', 2), answersTo('gad', 1)],
      next,
    });
    const { appointment, results, alerts, message } = recorded(answer);
    expect(appointment).toMatchObject({ status: 'attended', interpreter: 'Punjabi', ...time });
    expect(results.map(({ questionType, score, questionDate }) => [questionType, score, questionDate])).toEqual([
      ['phq', 18, time.day],
      ['gad', 7, time.day],
    ]);
    expect(alerts).toMatchObject([{ questionType: 'phq' }]);
    expect(message).toContain('and 2 more, weekly');
    expect((await notesOf(patientId)).content).toMatchObject([
      { caseNoteText: 'We talked about sleep.', caseNoteId: appointment.caseNoteId },
    ]);
    expect((await scoresOf(patientId)).totalElements).toBe(2);
    const { past, coming } = await diary.ofPatient(patientId);
    expect([past.length, coming.map((one) => one.day)]).toEqual([1, [0, 7, 14].map((n) => addDays(next.day, n))]);
    const kinds = (await patients.timeline(patientId)).content.map(({ event }) => event.kind);
    expect(kinds.toSorted()).toEqual(
      ['referred', 'appointment', 'note', 'score', 'score', 'alert', 'appointment-planned'].toSorted(),
    );
    for (const { stored, recounted } of [await recountPatients(table), await recountTests(table)]) {
      expect(stored).toEqual(recounted);
    }
  });

  it('sent again, at once or later, is stored once and answered the same', async () => {
    const patientId = await addPatient('Amina', 'Again');
    const body: Recording = {
      ...attended(),
      caseNote: 'Once.',
      results: [answersTo('phq', 1)],
      next: { day: free, time: '11:00', minutes: 50, place: 'telephone', weeks: 2 },
    };
    const key = randomUUID();
    const send = () => diary.record(patientId, body, key);
    const answers = [...(await Promise.all([send(), send(), send()])), await send()].map(recorded);
    expect(new Set(answers.map(({ appointment }) => appointment.appointmentId)).size).toBe(1);
    expect(new Set(answers.map(({ results, alerts }) => `${results[0]?.resultId} ${alerts[0]?.alertId}`)).size).toBe(1);
    expect([(await notesOf(patientId)).totalElements, (await scoresOf(patientId)).totalElements]).toEqual([1, 1]);
    expect((await diary.ofPatient(patientId)).coming).toHaveLength(2);
  });

  it('is stored, with its note and its alert, when the next time is taken: only that is not planned', async () => {
    const [other, patientId] = [await addPatient('Bushra', 'There'), await addPatient('Amina', 'Stored')];
    const [day, minutes, place] = [addDays(free, 1), 50, 'telephone' as const];
    await diary.book({ workerId, day: addDays(day, 7), time: '10:00', patientId: other });
    const next = { day, time: '10:30', minutes, place, weeks: 2 };
    const body = { ...attended(), caseNote: 'She told me.', results: [answersTo('phq', 2)], next };
    const key = randomUUID();
    const first = recorded(await diary.record(patientId, body, key));
    const reason = `already has a session from 10:00 to 10:50 on ${formatDay(addDays(day, 7))}. Please choose another time.`;
    expect(first).toMatchObject({
      alerts: [{ questionType: 'phq' }],
      notPlanned: { path: 'next.time', message: expect.stringContaining(reason) },
    });
    expect(first.message).toMatch(/has been saved\. The next session has not been planned\.$/);
    const again = recorded(await diary.record(patientId, body, key));
    expect(again).toMatchObject({
      appointment: first.appointment,
      notPlanned: { path: 'next.time', message: expect.stringContaining('Please choose another time.') },
    });
    expect([(await notesOf(patientId)).totalElements, (await scoresOf(patientId)).totalElements]).toEqual([1, 1]);
    expect((await diary.ofPatient(patientId)).coming).toEqual([]);

    const instead = await diary.book({ workerId, patientId, day, time: '11:00', weeks: 2 });
    expect(instead).toMatchObject({ status: 201 });
    expect((await diary.ofPatient(patientId)).coming.map(({ time }) => time)).toEqual(['11:00', '11:00']);
    for (const { stored, recounted } of [await recountPatients(table), await recountTests(table)]) {
      expect(stored).toEqual(recounted);
    }
  });

  const holiday = Array.from({ length: 200 }, (_, n) => addDays(today(), n + 1)).find(bankHolidayOn) ?? '';
  it.each([
    ['a bank holiday', { day: holiday, place: 'telephone' as const }, 'next.day', 'is a bank holiday'],
    [
      'in no room of ours',
      { day: addDays(free, 2), place: 'room' as const, roomId: 'gone' },
      'next.roomId',
      'a room from',
    ],
  ])('is stored with a message when what is planned next is %s', async (_, next, path, words) => {
    const patientId = await addPatient('Amina', 'Kept');
    const body = { ...attended(), caseNote: 'Stored.', next: { ...next, time: '10:00', minutes: 50, weeks: 2 } };
    expect(recorded(await diary.record(patientId, body))).toMatchObject({
      notPlanned: { path, message: expect.stringContaining(words) },
    });
    expect((await notesOf(patientId)).totalElements).toBe(1);
    expect((await diary.ofPatient(patientId)).coming).toEqual([]);
  });

  it('is stored although another session overlaps, with its note and its alert, and the answer mentions the overlap', async () => {
    const patientId = await addPatient('Amina', 'Overlapping');
    const recording = { ...attended(), caseNote: 'She came all the same.' };
    recorded(await diary.record(patientId, recording));
    const answer = recorded(await diary.record(patientId, { ...recording, results: [answersTo('phq', 2)] }));
    expect(answer.message).toContain('This overlaps with another booking');
    expect(answer.message).toContain(`has another session from ${recording.time} to`);
    expect(answer.alerts).toMatchObject([{ questionType: 'phq' }]);
    expect((await notesOf(patientId)).totalElements).toBe(2);
    // A correction of it is not refused either.
    const planned = { appointmentId: answer.appointment.appointmentId, version: 1 };
    recorded(await diary.record(patientId, { ...recording, minutes: 40, planned }));
  });

  it('is put on the planned one, and a colleague’s change of it meanwhile is not undone', async () => {
    const patientId = await addPatient('Amina', 'Planned');
    const at = { day: today(), time: '23:00', minutes: 10 };
    const appointmentId = await bookToday({ patientId, ...at });
    const recording = { ...attended(), ...at, planned: { appointmentId, version: 1 } };
    expect(recorded(await diary.record(patientId, { ...recording, status: 'missed' })).appointment).toMatchObject({
      appointmentId,
      status: 'missed',
      version: 2,
    });
    expect(await diary.record(patientId, recording)).toMatchObject({
      status: 409,
      body: { current: { status: 'missed' } },
    });
    expect((await diary.ofPatient(patientId)).past).toHaveLength(1);
  });

  it('frees the time of one to which nobody came, for somebody else', async () => {
    const [missed, instead] = [await addPatient('Amina', 'Missed'), await addPatient('Bushra', 'Instead')];
    const time = freeTime();
    recorded(await diary.record(missed, { ...attended(), ...time, status: 'missed' }));
    recorded(await diary.record(instead, { ...attended(), ...time }));
  });

  it('is a contact when they were seen, on that day, and none when they were not', async () => {
    const monthAgo = new Date(Date.now() - 30 * 24 * 60 * 60_000);
    const [seen, unseen] = [await addPatient('Amina', 'Seen', monthAgo), await addPatient('Amina', 'Unseen', monthAgo)];
    const time = attended();
    recorded(await diary.record(seen, { ...time, status: 'late' }));
    recorded(await diary.record(unseen, { ...attended(), status: 'missed', caseNote: 'Did not come.' }));
    await vi.waitFor(async () => expect(await lastContactOf(seen)).toBe(time.day));
    expect(await lastContactOf(unseen)).toBeUndefined();
  });

  it.each([
    ['a day to come, unless it is cancelled', { day: free }],
    ['answers where nobody came', { status: 'missed' as const, results: [answersTo('phq', 1)] }],
    ['a cancellation without who and why', { status: 'cancelled' as const }],
    ['the same questionnaire twice', { results: [answersTo('phq', 1), answersTo('phq', 2)] }],
    [
      'a questionnaire half answered',
      { results: [{ questionType: 'phq' as const, answers: [{ question: 0, score: 1 }] }] },
    ],
    ['a room without its name', { place: 'room' as const }],
  ])('is refused for %s', async (_, wrong) => {
    const patientId = await addPatient('Amina', 'Wrong');
    expect((await diary.record(patientId, { ...attended(), ...wrong })).status).toBe(400);
  });

  it('fits into one transaction at its largest', async () => {
    const sizes: number[] = [];
    const send = DynamoDBDocumentClient.prototype.send;
    const spy = vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(function (
      this: unknown,
      ...sent
    ) {
      const [command] = sent as unknown[];
      if (command instanceof TransactWriteCommand) sizes.push(command.input.TransactItems?.length ?? 0);
      return Reflect.apply(send, this, sent);
    } as typeof send);
    const times = ['07:00', '08:00', '09:00', '10:00'];
    const each: QuestionnaireId[] = ['phq', 'gad', 'asq', 'ons4'];
    for (const count of [2, each.length]) {
      for (const isFirst of [true, false]) {
        const patientId = await addPatient('Amina', 'Largest');
        // Tests that are due again move from one month to another, which makes the most writes.
        if (!isFirst)
          for (const type of each) await saveResult(table, patientId, { type, day: '2026-01-05', score: 0 });
        const weeks = mostRepeatsWith(count);
        const answer = await diary.record(patientId, {
          ...attended(),
          caseNote: 'Everything at once.',
          results: each.slice(0, count).map((type) => answersTo(type, 1)),
          next: { day: addDays(free, 3), time: times.shift() ?? '', minutes: 50, place: 'telephone', weeks },
        });
        expect(answer).toMatchObject({ status: 201 });
      }
    }
    spy.mockRestore();
    // A room is one more item for each week and for the appointment itself, and one for the groups of each of two
    // rooms.
    expect(Math.max(...sizes)).toBeLessThanOrEqual(100 - mostRepeats - 1 - 2);
  });
});
