import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it } from 'vitest';
import { escalateAlerts } from '../../functions/alerts/jobs/escalate-alerts.ts';
import { createEscalationStore } from '../../functions/alerts/store/escalations.ts';
import { dayCountEntity } from '../../functions/kernel/store/limits.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { alertCalls } from '../../shared/alerts/calls.ts';
import { limitPolicy } from '../../shared/kernel/limit-policy.ts';
import { minuteMs } from '../../shared/kernel/session-policy.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { type SettingsInput, settingsCalls } from '../../shared/settings/calls.ts';
import { weekdays } from '../../shared/settings/rota.ts';
import { ask } from '../support/ask.ts';
import { openQuestionnaires, phq } from '../support/open-questionnaires.ts';
import { addPatient } from '../support/patients.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const table = connectTable();
const headers = await signInStaff(product);
const admin = await signInStaff(product, 'ROLE_ADMIN');
const { save, respond, read } = openQuestionnaires(product, headers);
const staff = patientCalls.listStaff.replies[200].parse(
  (await ask(product.url, patientCalls.listStaff, { headers: admin })).body,
);
// Both are called Test Person; their numbers tell them apart.
const [adminMobile, leadMobile] = ['+447700900400', '+447700900401'];

const run = (now: number) => actAs('escalateAlerts', () => escalateAlerts(now));
const minutesAfter = (at: string, minutes: number) => Date.parse(at) + minutes * minuteMs;
const texts = () => product.outbox.list().filter(({ text }) => text === 'An alert is open. Please sign in.');
const textsSince = async (work: () => Promise<unknown>) => {
  const before = texts().length;
  await work();
  return texts()
    .slice(0, texts().length - before)
    .map(({ to }) => to)
    .toSorted();
};

const setRota = async (userId: string | undefined) => {
  const read = await ask(product.url, settingsCalls.readSettings, { headers });
  const { version } = settingsCalls.readSettings.replies[200].parse(read.body);
  const body: SettingsInput = {
    staffMayAssignThemselves: false,
    rota: {
      weekly: Object.fromEntries(weekdays.map((day) => [day, userId])) as SettingsInput['rota']['weekly'],
      dates: [],
    },
    version,
  };
  expect((await ask(product.url, settingsCalls.saveSettings, { headers: admin, body })).status).toBe(200);
};

const raised: { id: string; alertId: string }[] = [];
const raise = async () => {
  const id = await addPatient('Zarina', 'Waiting');
  const { alert } = await save(id, 'phq', phq(4, 3));
  const alertId = alert?.alertId ?? '';
  raised.push({ id, alertId });
  return { id, alertId, raisedAt: alert?.raisedAt ?? '' };
};
afterEach(async () => {
  for (const { id, alertId } of raised.splice(0)) {
    await respond(id, alertId, { action: 'Rang her.', name: 'Nasreen Akhtar' });
  }
});

describe('an alert that nobody answers', () => {
  it('is texted to the duty lead once after 30 minutes, and to the admins once after an hour, naming nobody', async () => {
    for (const { id } of staff) {
      await setRota(id);
      const { id: patient, raisedAt } = await raise();
      expect(await textsSince(() => run(minutesAfter(raisedAt, 29)))).toEqual([]);
      const [lead, ...more] = await textsSince(async () => {
        await run(minutesAfter(raisedAt, 30));
        await run(minutesAfter(raisedAt, 35));
        await run(minutesAfter(raisedAt, 59));
      });
      expect([adminMobile, leadMobile]).toContain(lead);
      expect(more).toEqual([]);
      expect(
        await textsSince(async () => {
          await run(minutesAfter(raisedAt, 60));
          await run(minutesAfter(raisedAt, 65));
          await run(minutesAfter(raisedAt, 600));
        }),
      ).toEqual([adminMobile]);
      const timeline = await read(patientCalls.readTimeline, { patientId: patient, before: 'latest' });
      expect(onlyReadable(timeline.content).map(({ event }) => event)).toEqual(
        expect.arrayContaining([
          { kind: 'alert-escalated', to: 'duty-lead' },
          { kind: 'alert-escalated', to: 'admins' },
        ]),
      );
      const { content } = await read(alertCalls.listAlerts, { page: '1', size: '100' });
      expect(onlyReadable(content).find(({ patientId }) => patientId === patient)?.escalated).toMatchObject({
        to: 'admins',
      });
      for (const one of raised.splice(0)) await respond(one.id, one.alertId, { action: 'Rang her.', name: 'Nasreen' });
    }
    // The number of each was used.
    expect([...new Set(texts().map(({ to }) => to))].toSorted()).toEqual([adminMobile, leadMobile]);
  });

  it('is texted once by two runs at the same moment', async () => {
    const { raisedAt } = await raise();
    const at = minutesAfter(raisedAt, 31);
    expect(await textsSince(() => Promise.all([run(at), run(at), run(at)]))).toHaveLength(1);
  });

  it('is one text with all the others that are due', async () => {
    await raise();
    await raise();
    const { raisedAt } = await raise();
    expect(await textsSince(() => run(minutesAfter(raisedAt, 31)))).toHaveLength(1);
  });

  it('is texted by a later run when the one that claimed it ended before it had texted anybody', async () => {
    const { raisedAt } = await raise();
    const at = minutesAfter(raisedAt, 31);
    const escalations = createEscalationStore(table);
    for (const due of await escalations.listDue(at)) await escalations.claim(due, at);
    expect(await textsSince(() => run(at + minuteMs))).toEqual([]);
    expect(await textsSince(() => run(at + 5 * minuteMs))).toHaveLength(1);
  });

  it('goes to the admins at once on a day without a duty lead', async () => {
    await setRota(undefined);
    const { raisedAt } = await raise();
    expect(await textsSince(() => run(minutesAfter(raisedAt, 31)))).toEqual([adminMobile]);
  });

  it('is texted to nobody once it is answered', async () => {
    const { id, alertId, raisedAt } = await raise();
    await respond(id, alertId, { action: 'Rang her.', name: 'Nasreen Akhtar' });
    expect(await textsSince(() => run(minutesAfter(raisedAt, 90)))).toEqual([]);
  });

  it('is a failure in the log when the texts of the day are used up, and is texted when they are not', async () => {
    const { raisedAt } = await raise();
    const at = minutesAfter(raisedAt, 31);
    const { LIMIT_FACTOR = '1' } = process.env;
    const count = (times: number) =>
      table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: {
            ...dayCountEntity.key({ what: 'alert-texts', day: new Date(at).toISOString().slice(0, 10) }),
            times,
            schemaVersion: 1,
          },
        }),
      );
    await count(limitPolicy.alertTextsADay * Number(LIMIT_FACTOR));
    await expect(run(at)).rejects.toThrow('Nobody was texted');
    await count(0);
    expect(await textsSince(() => run(at + 5 * minuteMs))).toHaveLength(1);
  });
});
