import { expect, it, vi } from 'vitest';
import { appointmentCalls } from '../../shared/appointments/calls.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { caseNoteCalls } from '../../shared/notes/calls.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { samples } from '../platform/samples.ts';
import { ask } from '../support/ask.ts';
import { addColleague, type Colleague, chooseServices } from '../support/colleagues.ts';
import { failRequestsAs, interceptRequests, listRequests } from '../support/fail-requests.ts';
import { freeDay } from '../support/free-day.ts';
import { openDiary } from '../support/open-diary.ts';
import { openPatients } from '../support/open-patients.ts';
import { serviceAt } from '../support/services.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const admin = await addColleague(product, 'ROLE_ADMIN');
const member = await addColleague(product);
await chooseServices(product, admin, member, [serviceAt(1)]);
const { headers } = member;
const patients = openPatients(product, admin.headers);
interceptRequests();

const mobile = '07700 900471';
const add = (firstName: string, project: string) =>
  patients.add(firstName, 'Osman', { referralPersonalDetails: { mobile }, referralProject: { project } });
const { patientId } = await add('Halima', serviceAt(1));
await add('Halimo', serviceAt(1));
await add('Zubeda', serviceAt(2));
await ask(product.url, caseNoteCalls.createCaseNote, { headers, body: { patientId, caseNote: 'We met.' } });
const task = { patientId, what: 'Ring the school.', until: freeDay(), ownerId: member.id };
await ask(product.url, taskCalls.createTask, { headers, body: task });
await openDiary(product, headers).book({ patientId, workerId: member.id, day: freeDay(), time: '10:00' });
const answers = samples.questionnaires.saveResult.body.map((answer) => ({ ...answer, patientId }));
await ask(product.url, questionnaireCalls.saveResult, { headers, body: answers });

const partCalls = {
  notes: [caseNoteCalls.listCaseNotes, { page: '1', size: '3' }],
  scores: [questionnaireCalls.listScores, { page: '1', size: '50' }],
  appointments: [appointmentCalls.readAppointments, {}],
  tasks: [taskCalls.listPatientTasks, {}],
  likely: [patientCalls.listLikelyPatients, {}],
  timeline: [patientCalls.readTimeline, { before: 'latest' }],
} as const;

const read = (reader = member) =>
  ask(product.url, patientCalls.readSummary, { params: { patientId }, headers: reader.headers });

it('the first screen of a record is what the call of each part answers, for whoever reads it', async () => {
  const { status, body } = await read();
  expect(status).toBe(200);
  const parts = body as Record<keyof typeof partCalls, object>;
  for (const [name, [call, params]] of Object.entries(partCalls)) {
    const own = await ask(product.url, call, { params: { patientId, ...params }, headers });
    expect({ [name]: parts[name as keyof typeof partCalls] }).toEqual({ [name]: own.body });
  }
  const { notes, scores, appointments, tasks, likely } = patientCalls.readSummary.replies[200].parse(body);
  expect([notes, scores, tasks, likely].map((part) => part?.content.length)).toEqual([1, 1, 1, 1]);
  expect(appointments?.coming.length).toBe(1);
});

it('of the people with the same phone it names those alone whose record the reader may open', async () => {
  const likelyFor = async (reader: Colleague) => {
    const { likely } = patientCalls.readSummary.replies[200].parse((await read(reader)).body);
    return onlyReadable(likely?.content ?? []).map(({ firstName }) => firstName);
  };
  expect(await likelyFor(member)).toEqual(['Halimo']);
  expect((await likelyFor(admin)).toSorted()).toEqual(['Halimo', 'Zubeda']);
});

it('a part that cannot be read leaves the others whole, and is logged; the caller learns which it is', async () => {
  const whole = (await read()).body as object;
  const logged = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const failedAlone = new Set<string>();
  // Without the session, nothing is answered.
  const requests = (await listRequests(() => read())).filter((request) => !request.includes('SESSION#'));
  for (const request of requests) {
    logged.mockClear();
    const { answer, met } = await failRequestsAs(request, () => read());
    // The entry in the audit log has a time and an id of its own.
    if (!met) continue;
    const failures = logged.mock.calls.filter(([line]) => line.event === 'unexpected-error');
    expect(failures.length).toBeGreaterThan(0);
    expect(answer.status).toBe(200);
    const parts = Object.entries(answer.body as object);
    const missing = parts.flatMap(([name, part]) => (part === null ? name : []));
    expect(failures.length).toBe(missing.length);
    if (missing.length === 1) failedAlone.add(String(missing));
    expect({ ...whole, ...Object.fromEntries(missing.map((name) => [name, null])) }).toEqual(answer.body);
  }
  logged.mockRestore();
  expect([...failedAlone].toSorted()).toEqual(['appointments', 'likely', 'notes', 'scores', 'tasks', 'timeline']);
});
