import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { foldWrites, putItems } from '../../bench/bulk-load.ts';
import { openAlertList, openSortOf, ownedBy } from '../../functions/alerts/store/alert-lists.ts';
import { alertEntity } from '../../functions/alerts/store/alerts.ts';
import { addToList } from '../../functions/kernel/store/counted-list.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { type AlertRow, mostOpenListed } from '../../shared/alerts/alert.ts';
import { alertCalls } from '../../shared/alerts/calls.ts';
import { auditCalls } from '../../shared/audit/calls.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { sessionCalls } from '../../shared/session/calls.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { ask } from '../support/ask.ts';
import { given, openQuestionnaires, phq } from '../support/open-questionnaires.ts';
import { addPatient } from '../support/patients.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);
const admin = await signInStaff(product, 'ROLE_ADMIN');
const { save, correct, respond, read } = openQuestionnaires(product, headers);
const all = { page: '1', size: '100' };
const now = today();
const tomorrow = addDays(now, 1);

const openRowOf = async (patientId: string): Promise<Extract<AlertRow, { patientId: string }> | undefined> =>
  onlyReadable((await read(alertCalls.listAlerts, all)).content).find((row) => row.patientId === patientId);
const firstAlertOf = async (patientId: string) =>
  onlyReadable((await read(questionnaireCalls.readTestState, { patientId })).alerts)[0];
const review = (patientId: string, alertId: string, body: object) =>
  ask(product.url, alertCalls.reviewAlert, { params: { patientId, alertId }, body, headers });
const reviews = async () => onlyReadable((await read(alertCalls.listAlertReviews, all)).content);

describe('an open alert', () => {
  it('shows what was answered, and what was answered to the same question the time before', async () => {
    const id = await addPatient('Amina', 'Yusuf', new Date('2025-01-05T10:00:00Z'));
    await save(id, 'phq', phq(4, 0), '2026-01-05');
    await save(id, 'gad', [1, 1, 1, 1, 1, 1, 1], '2026-02-05');
    await save(id, 'phq', phq(4, 3), '2026-03-05');
    const answered = { answered: [{ question: 8, score: 3 }] };
    const previous = { previous: { questionDate: '2026-01-05', answered: [{ question: 8, score: 0 }] } };
    expect(await openRowOf(id)).toMatchObject({ ...answered, ...previous });
    expect(await firstAlertOf(id)).toMatchObject({ ...answered, ...previous });
  });

  it('of answers that are entered late has the ones before them, not the latest', async () => {
    const id = await addPatient('Amina', 'Late', new Date('2025-01-05T10:00:00Z'));
    for (const [day, item9] of [
      ['2026-01-05', 0],
      ['2026-05-05', 0],
      ['2026-02-05', 2],
    ] as const) {
      await save(id, 'phq', phq(4, item9), day);
    }
    expect(await openRowOf(id)).toMatchObject({ previous: { questionDate: '2026-01-05' } });
  });

  it('of a first screen names every question that called for it, and nothing before', async () => {
    const id = await addPatient();
    await save(id, 'asq', [1, 0, 0, 1, 0]);
    const row = await openRowOf(id);
    expect(row?.answered).toEqual([
      { question: 0, score: 1 },
      { question: 3, score: 1 },
    ]);
    expect(row?.previous).toBeUndefined();
  });

  it('of a second screen has the outcome of the first', async () => {
    const id = await addPatient('Amina', 'Screened', new Date('2025-01-05T10:00:00Z'));
    await save(id, 'asq', [0, 0, 0, 0], '2026-01-05');
    await save(id, 'asq', [0, 0, 1, 0, 1], '2026-02-05');
    expect(await openRowOf(id)).toMatchObject({
      answered: [
        { question: 2, score: 1 },
        { question: 4, score: 1 },
      ],
      previous: { questionDate: '2026-01-05', risk: 'Negative screen', answered: [{ question: 2, score: 0 }] },
    });
  });

  it('that a correction raised has the answers before the corrected ones', async () => {
    const id = await addPatient('Amina', 'Corrected', new Date('2025-01-05T10:00:00Z'));
    await save(id, 'phq', phq(4, 0), '2026-01-05');
    const { resultId } = await save(id, 'phq', phq(4, 0), '2026-02-05');
    const body = { version: 1, questionType: 'phq', questionDate: '2026-02-05', answers: given(phq(4, 2)) };
    expect((await correct(id, resultId, body)).status).toBe(200);
    expect(await openRowOf(id)).toMatchObject({
      answered: [{ question: 8, score: 2 }],
      previous: { questionDate: '2026-01-05' },
    });
  });

  it('belongs to the worker whom the patient has at this moment', async () => {
    const { username } = sessionCalls.extendSession.replies[200].parse(
      (await ask(product.url, sessionCalls.extendSession, { headers })).body,
    );
    const assign = (patientId: string, userId: string) =>
      ask(product.url, patientCalls.assignStaff, { headers: admin, body: { patientId, userId } });
    const staff = patientCalls.listStaff.replies[200].parse(
      (await ask(product.url, patientCalls.listStaff, { headers: admin })).body,
    );
    const other = staff.find(({ id }) => id !== username)?.id ?? '';
    const id = await addPatient();
    await save(id, 'phq', phq(4, 3));
    expect(await openRowOf(id)).toMatchObject({ mine: false });
    expect((await openRowOf(id))?.owner).toBeUndefined();
    await assign(id, username);
    expect(await openRowOf(id)).toMatchObject({ mine: true, owner: { id: username } });
    await assign(id, other);
    expect(await openRowOf(id)).toMatchObject({ mine: false, owner: { id: other } });
  });
});

describe('the answer to an alert', () => {
  const words = { action: 'Rang her; her sister is with her.', name: 'Tomasz Brzezicki' };

  it('stores what was ticked, which lead was informed, and the day of a review', async () => {
    const id = await addPatient();
    const { alert } = await save(id, 'phq', phq(4, 3));
    const steps = ['plans-and-means', 'lead-told'];
    const body = { ...words, steps, lead: 'Nasreen Akhtar', reviewOn: tomorrow };
    expect(await respond(id, alert?.alertId ?? '', body)).toMatchObject({ status: 200, body: { response: body } });
    expect(await firstAlertOf(id)).toMatchObject({ response: body, answered: [{ question: 8, score: 3 }] });
    const timeline = await read(patientCalls.readTimeline, { patientId: id, before: 'latest' });
    expect(timeline.content).toContainEqual(
      expect.objectContaining({ event: { kind: 'alert-answered', reason: alert?.reason, ...body } }),
    );
    // Sent again after a lost reply it is the same answer; with another tick it is a different one.
    expect((await respond(id, alert?.alertId ?? '', body)).status).toBe(200);
    expect((await respond(id, alert?.alertId ?? '', { ...body, steps: ['gp-told'] })).status).toBe(409);
    // Each of the three is in the audit log: a refusal that names who answered is a reading.
    const log = await ask(product.url, auditCalls.readAuditLog, { query: { record: id }, headers: admin });
    expect(JSON.stringify(log.body).match(/respondToAlert/g)).toHaveLength(3);
  });

  it.each([
    ['a tick that there is none of', { steps: ['prayed'] }, 'steps.0'],
    ['a lead who was told, without a name', { steps: ['lead-told'], lead: ' ' }, 'lead'],
    ['a review on a day that has passed', { reviewOn: addDays(now, -1) }, 'reviewOn'],
    ['a review in years', { reviewOn: addDays(now, 400) }, 'reviewOn'],
  ])('refuses %s, at its field', async (_, more, path) => {
    const id = await addPatient();
    const { alert } = await save(id, 'phq', phq(4, 3));
    const sent = await respond(id, alert?.alertId ?? '', { ...words, ...more });
    expect(sent).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    expect(await openRowOf(id)).toBeDefined();
  });

  it('as it was kept before there were ticks and reviews is read as it is', async () => {
    const table = connectTable();
    const id = await addPatient();
    const { alert } = await save(id, 'phq', phq(4, 3));
    const { previousResultId: _, ...older } = { previousResultId: undefined, ...alert };
    const response = { ...words, at: '2026-01-05T10:00:00.000Z', username: 'somebody' };
    const key = alertEntity.key({ patientId: id, alertId: alert?.alertId ?? '' });
    await table.client.send(
      new PutCommand({ TableName: table.name, Item: { ...key, ...older, response, schemaVersion: 1 } }),
    );
    expect((await firstAlertOf(id))?.response).toEqual(response);
  });
});

describe('the review of an alert', () => {
  const words = { action: 'Rang her.', name: 'Tomasz Brzezicki' };
  const answered = async (reviewOn: string, name = 'Review') => {
    const id = await addPatient('Halima', name);
    const { alert } = await save(id, 'phq', phq(4, 3));
    const alertId = alert?.alertId ?? '';
    await respond(id, alertId, { ...words, reviewOn });
    return { id, alertId };
  };

  it('is due on its day and not before, with the alert and its answers', async () => {
    const [due, later] = [await answered(now, 'Due'), await answered(tomorrow, 'Later')];
    const found = await reviews();
    expect(found.map(({ alertId }) => alertId)).not.toContain(later.alertId);
    expect(found.find(({ alertId }) => alertId === due.alertId)).toMatchObject({
      firstName: 'Halima',
      lastName: 'Due',
      reviewOn: now,
      mine: false,
      response: words,
      answered: [{ question: 8, score: 3 }],
    });
  });

  it('is open until it is recorded, and then only if another day was chosen', async () => {
    const { id, alertId } = await answered(now);
    const next = { ...words, action: 'She is well.', reviewOn: now, after: 0 };
    expect((await review(id, alertId, next)).status).toBe(200);
    expect((await reviews()).filter((one) => one.alertId === alertId)).toHaveLength(1);
    expect((await review(id, alertId, { ...words, action: 'All is well.', after: 1 })).status).toBe(200);
    expect((await reviews()).filter((one) => one.alertId === alertId)).toEqual([]);
    expect((await firstAlertOf(id))?.reviews).toMatchObject([{ action: 'She is well.' }, { action: 'All is well.' }]);
    const timeline = await read(patientCalls.readTimeline, { patientId: id, before: 'latest' });
    const kinds = onlyReadable(timeline.content).map(({ event }) => event.kind);
    expect(kinds.filter((kind) => kind === 'alert-reviewed')).toHaveLength(2);
  });

  it('is recorded by one of two who record it together, and once by one who sends it twice', async () => {
    const { id, alertId } = await answered(now);
    const sent = await Promise.all(
      ['Nasreen', 'Tomasz'].map((name) => review(id, alertId, { action: 'Rang.', name, after: 0 })),
    );
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [first] = (await firstAlertOf(id))?.reviews ?? [];
    const again = await review(id, alertId, { action: 'Rang.', name: first?.name, after: 0 });
    expect(again.status).toBe(200);
    expect((await firstAlertOf(id))?.reviews).toHaveLength(1);
  });

  it('of an alert that has none open is refused, and of one that is not there, missing', async () => {
    const id = await addPatient();
    const { alert } = await save(id, 'phq', phq(4, 3));
    expect((await review(id, alert?.alertId ?? '', { ...words, after: 0 })).status).toBe(409);
    expect((await review(id, '01M5YXZYWAKE0RY5QY34VFXM34', { ...words, after: 0 })).status).toBe(404);
  });

  it('does not hinder a patient whose alerts are answered from being made inactive', async () => {
    const { id } = await answered(tomorrow);
    const sent = await ask(product.url, patientCalls.deactivatePatient, { params: { patientId: id }, headers });
    expect(sent.status).toBe(200);
  });
});

// Last: it leaves more open alerts than are listed.
describe('the worklist of open alerts', () => {
  it('has one’s own before a hundred of others, whoever the patient was given to before, until they are answered', async () => {
    const table = connectTable();
    const { username } = sessionCalls.extendSession.replies[200].parse(
      (await ask(product.url, sessionCalls.extendSession, { headers })).body,
    );
    const [id, nobodys] = [await addPatient('Amina', 'Mine'), await addPatient('Amina', 'Nobody')];
    const folded = foldWrites();
    for (let n = 0; n < mostOpenListed + 10; n += 1) {
      const at = new Date(Date.UTC(2026, 0, 5) + n).toISOString();
      const alertId = ulid(Date.parse(at));
      const open = { alertId, raisedAt: at, questionDate: '2026-01-05', resultId: alertId };
      const about = { questionType: 'phq', reason: 'PHQ-9 item 9', action: 'Talk with them.' } as const;
      const row = { ...open, ...about, patientId: nobodys };
      folded.add(addToList(openAlertList, { sort: openSortOf(row), row: { ...row, ...ownedBy(row) } }));
    }
    await putItems(table, [...folded.items.values()]);
    const worklist = async () => (await read(alertCalls.listAlerts, all)).content;
    const today = async () =>
      onlyReadable(
        taskCalls.readToday.replies[200].parse((await ask(product.url, taskCalls.readToday, { headers })).body).alerts
          .content,
      );

    const { alert } = await save(id, 'phq', phq(4, 3));
    const alertId = alert?.alertId ?? '';
    expect((await worklist()).map((row) => row.alertId)).not.toContain(alertId);
    const given = { headers: admin, body: { patientId: id, userId: username } };
    expect((await ask(product.url, patientCalls.assignStaff, given)).status).toBe(200);
    expect((await worklist()).at(0)).toMatchObject({ alertId, mine: true, answered: [{ question: 8, score: 3 }] });
    expect((await today()).at(0)).toMatchObject({ alertId, mine: true, owner: { id: username } });
    // An alert raised while the patient is hers is hers at once.
    const { alert: second } = await save(id, 'phq', phq(5, 3), now);
    const own = [alertId, second?.alertId];
    expect((await worklist()).slice(0, 2).map((row) => row.alertId)).toEqual(own);

    await respond(id, alertId, { action: 'Rang her.', name: 'Tomasz Brzezicki' });
    expect((await worklist()).at(0)).toMatchObject({ alertId: second?.alertId });
    const away = { headers: admin, body: { from: username, to: 'nobody', reason: 'Leaves.', patientIds: [id] } };
    expect((await ask(product.url, taskCalls.handOver, away)).body).toMatchObject({ done: 1, left: 0 });
    expect(await worklist()).toHaveLength(mostOpenListed);
    expect((await worklist()).map((row) => row.alertId)).not.toContain(second?.alertId);
    expect((await today()).map(({ mine }) => mine)).toEqual([false, false, false, false, false]);
  });
});
