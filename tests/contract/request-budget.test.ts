import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { foldWrites, putItems } from '../../bench/bulk-load.ts';
import { messageList } from '../../functions/data/contact-message-items.ts';
import { addToList, type CountedList } from '../../functions/data/counted-list.ts';
import { connectTable } from '../../functions/data/open-table.ts';
import { addDays } from '../../shared/domain/calendar.ts';
import { weekdays } from '../../shared/domain/rota.ts';
import { today } from '../../shared/domain/today.ts';
import { countRequests, type Requests } from '../support/count-requests.ts';
import { freeDay } from '../support/open-diary.ts';
import { addPatient } from '../support/patients.ts';
import { saveResult } from '../support/results.ts';
import { serviceAt } from '../support/services.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';
import { notMeasured, otherWrites, reasonsAbove } from './budget-reasons.ts';
import { openCalls } from './call-by-name.ts';
import { everyCall } from './every-call.ts';
import { samples } from './samples.ts';

const product = await startTestProduct();
const table = connectTable();
const headers = await signInStaff(product, 'ROLE_ADMIN');

/** A thousand entries of one second, as an import leaves them. */
const importThousand = async (list: CountedList, second: string, sortOf: (n: number, at: string) => string) => {
  const folded = foldWrites();
  for (let n = 0; n < 1000; n += 1) {
    const at = `${second}.${String(n % 1000).padStart(3, '0')}Z`;
    folded.add(addToList(list, { sort: sortOf(n, at), row: { contactId: `imported-${n}`, contactDate: at } }));
  }
  await putItems(table, [...folded.items.values()]);
};

type Sent = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
const call = openCalls(product, headers);

type Worded = 'requests' | 'steps' | 'read units';
const measured = new Set<string>();
type Row = { call: string; counted: Requests; writes: boolean; isPublic: boolean } & {
  [Figure in Worded]: number | string;
} & Omit<Requests, Worded>;
const rows: Row[] = [];
/** Calls that look for something by a body. */
const lookUps = ['findLikelyPatients'];
const named = (name: string) => {
  const found = everyCall.find((one) => one.name === name);
  if (!found) throw new Error(`There is no call ${name}`);
  const { method, permission } = found.call;
  return { writes: method !== 'GET' && !lookUps.includes(name), isPublic: permission === 'public' };
};
/**
 * One run before, so that loading and the session are not counted. Requests side by side are counted as steps where one of
 * them happens to be answered before another is sent; of some runs of a reading, the one with the fewest has no such chance.
 */
const measure = async (
  label: string,
  name: string,
  make: () => Promise<Sent> | Sent = () => ({}),
  /** In words, where a number varies. */
  words: Partial<Pick<Row, Worded>> = {},
) => {
  measured.add(name);
  await call(name, await make());
  const counted: Requests[] = [];
  for (let run = 0; run < (named(name).writes ? 1 : 5); run += 1) {
    const sent = await make();
    counted.push(await countRequests(() => call(name, sent)));
  }
  const [fewest] = counted.toSorted((one, other) => one.steps - other.steps || one.requests - other.requests);
  if (fewest) rows.push({ call: label, counted: fewest, ...named(name), ...fewest, ...words });
};

const phq = (patientId: string, score = 1) => ({
  body: Array.from({ length: 9 }, (_, question) => ({ question, score, questionType: 'phq', referralId: patientId })),
});

beforeAll(async () => {
  const patientId = await addPatient('Halima', 'Warsame');
  const params = { patientId };
  const id = { params: { id: patientId } };
  for (const day of ['2026-01-05', '2026-01-06', '2026-02-07']) await saveResult(table, patientId, { day });
  const message = async () => ({ params: { id: (await call('sendContactMessage')).contactId as string } });
  const note = async () =>
    (await call('createCaseNote', { body: { referralId: patientId, caseNote: 'We met.' } })).caseNoteId as string;
  const external = async () =>
    (
      await call('createExternalReferral', {
        body: { referralId: patientId, serviceType: 'Housing', description: 'Damp.' },
      })
    ).externalReferralId as string;
  const version = async () => (await call('readReferral', id)).version as number;
  const [member] = (await call('listStaff')) as unknown as [{ id: string }];
  await importThousand(messageList, '2026-03-03T10:00:00', (n, at) => `${at}#imported-${n}`);
  const page = (number: number, more: object = {}) => ({ params: { page: String(number), size: '12', ...more } });

  await measure('send a contact message', 'sendContactMessage');
  await measure('send a referral', 'sendReferral');
  await measure('messages, page 1', 'listContacts');
  await measure('messages, page 50 of a thousand of one second', 'listContacts', () => ({ params: { page: '50' } }));
  await measure('read a message', 'readContact', message);
  await measure('delete a message', 'deleteContact', message);
  await measure('referrals, page 1', 'listReferrals');
  await measure('patients, page 1', 'listPatients', () => page(1));
  await measure('search by name, page 1', 'searchPatients', () => ({ params: { text: 'warsame', page: '1' } }));
  await measure('search by two names', 'searchPatients', () => ({ params: { text: 'warsame hal', page: '1' } }));
  await measure('read a record', 'readReferral', () => id);
  await measure('counts of patients', 'readPatientData');
  await measure('counts of the frame', 'readFrame');
  await measure('timeline', 'readTimeline', () => ({ params: { ...params, before: 'latest' } }));
  await measure('let somebody send a letter', 'offerUpload');
  await measure('documents of a patient', 'listDocuments', () => ({ params: { ...params, before: 'latest' } }));
  await measure('case notes, page 1', 'listCaseNotes', () => page(1, params));
  await measure('versions of a note', 'listNoteVersions', async () => ({
    params: { ...params, caseNoteId: await note() },
  }));
  await measure('likely duplicates of a record', 'listLikelyPatients', () => ({ params }));
  await measure('likely duplicates of somebody new', 'findLikelyPatients');
  await measure('latest three scores', 'listScores', () => ({ params: { ...params, page: '1', size: '3' } }));
  await measure('where tests stand', 'readStanding', () => ({ params }));
  await measure('overdue, page 1', 'listOverdue', () => page(1));
  await measure('without baseline, page 1', 'listWithoutBaseline', () => page(1));
  await measure('open alerts, page 1', 'listAlerts', () => page(1));
  await measure('watch alerts', 'watchAlerts');
  await measure('organisation data', 'readOrgData');
  await measure('report of a quarter', 'readReport');
  await measure('feedback totals', 'readFeedback');
  await measure('ask somebody to answer alone', 'askForAnswers', () => ({ params }));
  await measure('what somebody was asked to answer alone', 'listSelfCompletions', () => ({ params }));
  const handedOver = async () => {
    const { address } = (await call('askForAnswers', { params })) as { address: string };
    return { link: address.replace('/answers/', ''), language: 'en' };
  };
  await measure('open what was asked', 'openLink', async () => ({ body: await handedOver() }));
  const answering = async () => {
    const body = await handedOver();
    const page = String(await call('openLink', { body }));
    const pass = /name="pass" value="([^"]+)"/.exec(page)?.[1];
    return { body: { ...body, pass, questionnaire: 'phq', question: '0', score: '1', go: 'next' } };
  };
  await measure('answer a question alone', 'answerQuestion', answering);
  await measure('audit log, today', 'readTrail', undefined, { 'read units': 'as many as there are entries' });
  await measure('review of a quarter, each page', 'reviewQuarter', undefined, {
    'read units': 'by the entries, bounded',
  });
  await measure('drafts', 'listDrafts');
  const draftRevision = async () => {
    const { draft } = (await call('readDraft')) as { draft?: { revision: string } };
    return { body: { content: '{"text":"Half a sentence"}', ...(draft && { over: draft.revision }) } };
  };
  await measure('keep a draft', 'keepDraft', draftRevision);
  await measure('read a draft', 'readDraft');
  const waiting = async () => ({ ...(await message()), body: { state: 'answered', how: 'rang', version: 1 } });
  await measure('answer a message', 'handleContact', waiting);
  const owned = { what: 'Ring the housing officer.', until: '2026-12-01', ownerId: member.id, patientId };
  const task = async () => ({ params: { taskId: (await call('createTask', { body: owned })).taskId as string } });
  await measure('create a task', 'createTask', () => ({ body: owned }));
  await measure('finish a task', 'finishTask', async () => ({ ...(await task()), body: { done: true, version: 1 } }));
  const session = await addPatient('Sabiha', 'Rehman');
  const day = freeDay();
  let hour = 6;
  const agreed = () => {
    hour += 1;
    return { workerId: member.id, time: `${String(hour).padStart(2, '0')}:00`, minutes: 50, place: 'telephone' };
  };
  const booking = (weeks = 1) => ({ body: { patientId: session, ...agreed(), day, weeks } });
  const booked = async () => {
    const { appointment } = (await call('bookAppointment', booking())) as { appointment: { appointmentId: string } };
    return { params: { appointmentId: appointment.appointmentId } };
  };
  await measure('plan a session', 'bookAppointment', () => booking());
  await measure('plan six weekly sessions', 'bookAppointment', () => booking(6));
  await measure('move a session', 'moveAppointment', async () => ({
    ...(await booked()),
    body: { ...agreed(), day, version: 1 },
  }));
  await measure('cancel a session', 'cancelAppointment', async () => ({
    ...(await booked()),
    body: { by: 'person', reason: 'Away.', version: 1 },
  }));
  const recording = (more: object) => () => ({
    params: { patientId: session },
    body: { status: 'attended', ...agreed(), day: addDays(today(), -1), caseNote: 'We met.', ...more },
  });
  await measure('record a session with its note', 'recordAppointment', recording({}));
  hour = 6;
  const phqOf = { questionType: 'phq', answers: phq(session).body.map(({ question, score }) => ({ question, score })) };
  await measure('record a session with a PHQ-9 and three more weeks', 'recordAppointment', () => {
    const { day: _, ...next } = { ...booking(3).body, time: `${22 - hour}:00`, day: addDays(day, 1) };
    const { workerId: __, patientId: ___, ...wanted } = next;
    return recording({ results: [phqOf], next: { ...wanted, day: addDays(day, 1) } })();
  });
  const diaryOf = (days: string) => () => ({ params: { kind: 'worker', of: 'me', day }, query: { days } });
  await measure('diary, a day', 'readDiary', diaryOf('1'), { 'read units': 'by the sessions of it' });
  await measure('diary, a week', 'readDiary', diaryOf('7'), { 'read units': 'by the sessions of it' });
  await measure('last and next sessions of a patient', 'readAppointments', () => ({ params: { patientId: session } }), {
    'read units': 'by the sessions shown',
  });
  const group = {
    ...{ name: 'Circle', service: '', weekdays: [...weekdays], time: '03:00', minutes: 5, where: '' },
    ...{ from: addDays(day, -60), until: addDays(day, -1), leaderId: member.id },
  };
  await measure('plan a group', 'createGroup', () => {
    group.time = group.time === '03:00' ? '03:10' : '03:20';
    return { body: group };
  });
  await measure('groups', 'listGroups', undefined, { 'read units': 'by how many there are' });
  const circle = (await call('createGroup', { body: { ...group, time: '02:00', minutes: 5 } })) as { groupId: string };
  const { groupId } = circle;
  await measure('join a group', 'addMember', () => ({
    params: { groupId },
    body: { firstName: 'Amina', joinedOn: addDays(day, -60) },
  }));
  await measure('one group', 'readGroup', () => ({ params: { groupId } }), { 'read units': 'by its people' });
  const dates = (await call('readGroup', { params: { groupId } })) as {
    members: { memberId: string }[];
    past: { day: string }[];
  };
  const register = { groupId, day: dates.past[0]?.day ?? '' };
  await measure('a register', 'readRegister', () => ({ params: register }), { 'read units': 'by its people' });
  // The last three dates: the registers below are of the latest two.
  const toCallOff = dates.past.slice(-3).map((one) => one.day);
  const toTakeBack = [...toCallOff];
  await measure('call off a date of a group', 'callOffDate', () => ({
    params: { groupId, day: toCallOff.shift() ?? '' },
    body: { reason: 'The leader is ill.' },
  }));
  await measure('take that back', 'takeBackDate', () => ({
    params: { groupId, day: toTakeBack.shift() ?? '' },
  }));
  const unmarked = dates.past.map((one) => one.day);
  await measure('save a register of one member', 'saveRegister', () => ({
    params: { groupId, day: unmarked.shift() ?? '' },
    body: { marks: [{ memberId: dates.members[0]?.memberId, mark: 'here' }], guests: [], note: '', version: 0 },
  }));
  await measure('my tasks', 'listTasks');
  await measure('patients of a worker', 'listCaseload', () => ({ query: { worker: 'me' } }));
  await measure('patients of a service and a language', 'listCaseload', () => ({
    query: { service: serviceAt(1), language: 'urdu' },
  }));
  await measure('how many patients', 'countCaseload');
  // Names and tests are one request where the lists are answered in one turn.
  const byWork = { requests: '23 or 24', 'read units': 'by what there is to do' };
  await measure('today', 'readToday', undefined, byWork);
  await measure('referrals to decide, page 1', 'listWorklist', undefined, { 'read units': 'by how many there are' });
  await measure('referrals of a language', 'listWorklist', () => ({ query: { language: 'urdu' } }), {
    'read units': 'by how many there are',
  });
  await measure('decide on a referral', 'decideReferral', async () => {
    const { referralId } = await call('sendReferral');
    const params = { patientId: referralId as string, number: '1' };
    return { params, body: { state: 'waiting', from: 'new', version: 1 } };
  });
  await measure('hand over one patient', 'handOver', async () => {
    await call('assignStaff', { body: { referralId: patientId, userId: member.id } });
    return { body: { from: member.id, to: 'nobody', reason: 'Leaves.', patientIds: [patientId] } };
  });
  await measure('keep the session', 'keepSession');
  await measure('create a patient', 'createPatient');
  await measure('change a patient', 'updatePatient', async () => ({
    body: {
      referralId: patientId,
      version: await version(),
      referralPersonalDetails: { firstName: 'Halima', lastName: `Warsame ${randomUUID().slice(0, 4)}` },
    },
  }));
  await measure('assign a patient', 'assignStaff', async () => {
    await call('unassignStaff', { params, body: { reason: 'On leave.' } });
    return { body: { referralId: patientId, userId: member.id } };
  });
  await measure('unassign a patient', 'unassignStaff', async () => {
    await call('assignStaff', { body: { referralId: patientId, userId: member.id } });
    return { params, body: { reason: 'On leave.' } };
  });
  await measure('deactivate a patient', 'deactivatePatient', async () => {
    await call('reactivatePatient', { params });
    return { params };
  });
  await call('reactivatePatient', { params });
  await measure('create a case note', 'createCaseNote', () => ({
    body: { referralId: patientId, caseNote: 'We met.' },
  }));
  await measure('amend a case note', 'amendCaseNote', async () => ({
    params: { ...params, caseNoteId: await note() },
    body: { caseNote: 'We met again.', version: 1 },
  }));
  await measure('create an external referral', 'createExternalReferral', () => ({
    body: { referralId: patientId, serviceType: 'Housing', description: 'Damp.' },
  }));
  await measure('progress of an external referral', 'updateExternalReferral', async () => ({
    ...samples.records.updateExternalReferral,
    params: { ...params, externalReferralId: await external() },
  }));
  await measure('save a PHQ-9', 'saveResult', () => phq(patientId, 0));
  await measure('save a PHQ-9 that raises an alert', 'saveResult', () => phq(patientId, 3));
  await measure('correct a GAD-7', 'correctResult', async () => {
    const { result } = await saveResult(table, patientId, { day: '2026-04-08' });
    return { ...samples.questionnaires.correctResult, params: { ...params, resultId: result.resultId } };
  });
  await measure('save feedback', 'saveFeedback');
}, 120_000);

const rowOf = (label: string): Row => {
  const row = rows.find((one) => one.call === label);
  if (!row) throw new Error(`${label} was not counted`);
  return row;
};

const listed = (reasons: Readonly<Record<string, string>>) =>
  Object.entries(reasons).map(([label, reason]) => `- **${label}**: ${reason}`);

const labelsOf = (wanted: (row: Row) => boolean) => rows.filter(wanted).map((row) => row.call);

describe('what a call costs', () => {
  it('is what the table in the documentation says', async () => {
    const names = ['call', 'requests', 'steps', 'read units', 'write units'] as const;
    const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
    const text = [
      '# What each call asks of the table',
      '',
      'Written by `request-budget.test.ts` from calls through the gateway; run `npx vitest run tests/contract/request-budget.test.ts -u`',
      'when they change. A call of staff has one request for its session in it, and a reading one for the audit log. Steps',
      'are requests that wait for each other. Units are those that DynamoDB charges, of a small table.',
      '',
      line(names),
      line(names.map((_, index) => (index === 0 ? '---' : '---:'))),
      ...rows.map((row) => line(names.map((name) => row[name]))),
      '',
      '## Why a call asks more than three times, or waits more than twice',
      '',
      ...listed(reasonsAbove),
      '',
      '## Which writes are not one transaction after at most one reading, beside that of the session',
      '',
      ...listed(otherWrites),
      '',
      '## How the others keep to it',
      '',
      '- What a call reads by key before it waits for any answer is one request with its session: the record, names, settings.',
      '  Names in its answer, and what a write is conditioned on, are not read twice.',
      '- The entry of the audit log is put as soon as the session is admitted, beside what is read next. It comes last only where',
      '  the handler finds whose record it is: a refusal is another entry.',
      '- What is written is answered from what the transaction stored; nobody reads it again.',
      '',
    ].join('\n');
    await expect(text).toMatchFileSnapshot('../../functions/data/request-budget.md');
  });

  it('is measured for every call but those that the list names', () => {
    const isKnown = ({ name }: { name: string }) => measured.has(name) || notMeasured.includes(name);
    expect(everyCall.filter((one) => !isKnown(one)).map(({ name }) => name)).toEqual([]);
  });

  it('is three requests in two steps at the most, or the page says why for that very call', () => {
    expect(Object.keys(reasonsAbove).toSorted()).toEqual(
      labelsOf(({ counted }) => counted.requests > 3 || counted.steps > 2).toSorted(),
    );
  });

  it('is, for a write, one transaction and at most one reading before it, or the page says why for that very write', () => {
    const isOther = ({ writes, isPublic, counted: { requests, readings } }: Row) =>
      writes && (requests - readings > 1 || readings > (isPublic ? 1 : 2));
    expect(Object.keys(otherWrites).toSorted()).toEqual(labelsOf(isOther).toSorted());
  });

  // The first page and its total, the session and the audit log; names for rows are one request and step more.
  it.each(['messages, page 1', 'referrals, page 1', 'patients, page 1'])('%s: two requests side by side', (label) => {
    expect(rowOf(label)).toMatchObject({ requests: 4, steps: 2 });
  });

  it('is at most four requests for a page far down, among a thousand entries of one second', () => {
    expect(rowOf('messages, page 50 of a thousand of one second').requests).toBeLessThanOrEqual(4 + 2);
  });

  it.each(['read a record', 'timeline', 'search by name, page 1', 'feedback totals', 'organisation data'])(
    '%s: session and data side by side, then the audit log',
    (label) => {
      expect(rowOf(label)).toMatchObject({ requests: 3, steps: 2 });
    },
  );

  it.each(['read a message', 'read a draft'])('%s: session and data in one request, then the audit log', (label) => {
    expect(rowOf(label)).toMatchObject({ requests: 2, steps: 2 });
  });

  it.each([
    ['overdue, page 1', 6],
    ['without baseline, page 1', 5],
    ['my tasks', 5],
  ] as const)('%s: the names of its rows beside the audit log', (label, requests) => {
    expect(rowOf(label)).toMatchObject({ requests, steps: 2 });
  });

  it.each([
    'create a case note',
    'create a patient',
    'create an external referral',
    'save feedback',
    'amend a case note',
    'delete a message',
    'progress of an external referral',
  ])('%s: the session and what it is about in one request, then one transaction', (label) => {
    expect(rowOf(label)).toMatchObject({ requests: 2, steps: 2 });
  });

  it('saves a PHQ-9 by what was read at one moment, beside the session', () => {
    expect(rowOf('save a PHQ-9')).toMatchObject({ requests: 3, steps: 2 });
  });
});
