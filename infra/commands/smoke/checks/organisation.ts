import { randomBytes } from 'node:crypto';
import { appointmentCalls } from '../../../../shared/appointments/calls.ts';
import { groupCalls } from '../../../../shared/groups/calls.ts';
import { addDays } from '../../../../shared/kernel/calendar.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { reportCalls } from '../../../../shared/report/calls.ts';
import { sessionCalls } from '../../../../shared/session/calls.ts';
import { weekdayOf } from '../../../../shared/settings/rota.ts';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { transferCalls } from '../../../../shared/transfer/calls.ts';
import { assert, type Check, type Visit } from '../visit.ts';

const inDiary = 'Look at the log of Diary for the number in the answer.';

const readWork = async ({ check, ask, signedIn: headers }: Visit) => {
  const remedy = 'Look at the log of Work. Is the index "place1" of the table there?';
  await check({ title: 'Today and the numbers in the frame are read', remedy }, async () => {
    await ask.succeed(taskCalls.readToday, { headers });
    await ask.succeed(taskCalls.readFrame, { headers });
  });
  await check(
    { title: 'The report of the last month is made', remedy: 'Look at the logs of Questionnaires and CountReport.' },
    async () => {
      const params = { from: addDays(today(), -30), to: today() };
      const { tables } = await ask.succeed(reportCalls.readReport, { params, headers });
      assert(tables.length > 0, 'it has no tables');
    },
  );
};

/** Plans a group in the past, so that it is in nobody's diary. Its register stays empty and is not counted. */
const storeGroup = async ({ check, ask, signedIn: headers, mark }: Visit) =>
  await check({ title: 'A group is planned, somebody joins, and its register opens', remedy: inDiary }, async () => {
    const { username: leaderId } = await ask.succeed(sessionCalls.extendSession, { headers });
    const day = addDays(today(), -7);
    const { groupId } = await ask.succeed(groupCalls.createGroup, {
      body: {
        ...{ name: `Smoke test ${mark}`, service: '', weekdays: [weekdayOf(day)], time: '06:00', minutes: 30 },
        ...{ from: day, until: day, leaderId, where: 'Nowhere' },
      },
      headers,
    });
    const params = { groupId };
    await ask.succeed(groupCalls.addMember, { params, body: { firstName: 'Smoke test', joinedOn: day }, headers });
    const { people } = await ask.succeed(groupCalls.readRegister, { params: { ...params, day }, headers });
    assert(people.length === 1, `its register has ${people.length} people`);
  });

const readCalendar = async ({ url, check, ask, signedIn: headers }: Visit) => {
  const remedy = 'Look at the log of Calendar.';
  await check(
    { title: 'A calendar program reads the diary by its address, until that is taken back', remedy },
    async () => {
      const { path } = await ask.succeed(appointmentCalls.renewFeed, { headers });
      const read = async () => {
        const answer = await fetch(`${url}${path}`);
        return { status: answer.status, text: await answer.text() };
      };
      const { status, text } = await read();
      assert(status === 200 && text.startsWith('BEGIN:VCALENDAR'), `it was answered ${status}`);
      await ask.succeed(appointmentCalls.revokeFeed, { headers });
      const { status: after } = await read();
      assert(after === 404, `afterwards it was answered ${after}`);
    },
  );
};

/** Nothing of it is stored. */
const tryImport = async ({ check, ask, signedIn: headers, mark }: Visit) =>
  await check(
    { title: 'Rows of a file are checked, and nothing of them is stored', remedy: 'Look at the log of Transfer.' },
    async () => {
      const { rows } = await ask.succeed(transferCalls.checkRows, {
        params: { kind: 'patients', importId: randomBytes(16).toString('hex') },
        body: { headings: ['First name', 'Last name'], rows: [{ row: 1, cells: ['Smoke test', mark] }] },
        headers,
      });
      assert(rows.length === 1, `${rows.length} rows were answered`);
    },
  );

/** What the organisation does beside single records. */
export const workTogether: Check = async (visit) => {
  // Each of these alone: one that fails says nothing of the next.
  await Promise.allSettled([readWork(visit), storeGroup(visit), readCalendar(visit), tryImport(visit)]);
};
