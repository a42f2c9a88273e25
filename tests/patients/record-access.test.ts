import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { dispose } from '../../functions/erasure/store/dispose.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { recordEntity } from '../../functions/patients/store/record.ts';
import { alertCalls } from '../../shared/alerts/calls.ts';
import { appointmentCalls } from '../../shared/appointments/calls.ts';
import { groupCalls } from '../../shared/groups/calls.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { handlerChecksAccess, recordPlacesOf } from '../../shared/kernel/call.ts';
import { recordPermissions, roleMay } from '../../shared/kernel/permissions.ts';
import { today } from '../../shared/kernel/today.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { messageCalls } from '../../shared/messages/calls.ts';
import { sentMessage } from '../../shared/messages/contact-message.ts';
import { caseNoteCalls } from '../../shared/notes/calls.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import type { OpeningInput } from '../../shared/patients/opening.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { referralCalls } from '../../shared/referrals/calls.ts';
import { settingsCalls } from '../../shared/settings/calls.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { everyCall, type Sampled } from '../platform/every-call.ts';
import { ask } from '../support/ask.ts';
import { addColleague, type Colleague, chooseServices } from '../support/colleagues.ts';
import { countRequests } from '../support/count-requests.ts';
import { freeDay } from '../support/free-day.ts';
import { openDiary } from '../support/open-diary.ts';
import { openGroups } from '../support/open-groups.ts';
import { openPatients } from '../support/open-patients.ts';
import { saveResult } from '../support/results.ts';
import { serviceAt } from '../support/services.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const admin = await addColleague(product, 'ROLE_ADMIN');
/** Works in the service of the patients below. */
const inService = await addColleague(product);
/** Works in another one. */
const elsewhere = await addColleague(product);
/** Works in another one too, and is the worker of the patients below. */
const worker = await addColleague(product);
/** Has no services set. */
const unset = await addColleague(product);
await chooseServices(product, admin, inService, [serviceAt(2)]);
await chooseServices(product, admin, elsewhere, [serviceAt(3)]);
await chooseServices(product, admin, worker, [serviceAt(1)]);

const table = connectTable();
const patients = openPatients(product, admin.headers);
const samplePatient = '01M5YXZYWAKE0RY5QY34VFXM34';

const addPatient = async (project = serviceAt(2), firstName = 'Amina') => {
  const body = { referralProject: { project }, referralPersonalDetails: { dob: '1990-05-04' } };
  const { patientId } = await patients.add(firstName, 'Yusuf', body);
  await ask(product.url, patientCalls.assignStaff, {
    body: { patientId, userId: worker.id },
    headers: admin.headers,
  });
  return patientId;
};

/** The sample of a call, about that patient wherever it names one. */
const send = async ({ call, sample }: Sampled, patientId: string, { headers }: Colleague) => {
  const sent = JSON.parse(JSON.stringify(sample).replaceAll(samplePatient, patientId)) as typeof sample;
  for (const { from, name } of recordPlacesOf(call)) {
    const named = from === 'path' ? [sent.params] : [sent.body].flat();
    for (const one of named.map((value) => Object(value) as Record<string, unknown>))
      Object.assign(one, { [name]: name.endsWith('Ids') ? [patientId] : patientId });
  }
  return await ask(product.url, call, { ...sent, headers: { ...headers, 'idempotency-key': randomUUID() } });
};

const open = (patientId: string, { headers }: Colleague, body: OpeningInput = { why: 'cover' }) =>
  ask(product.url, patientCalls.openRecord, {
    params: { patientId },
    body,
    headers: { ...headers, 'idempotency-key': randomUUID() },
  });

const closedOf = ({ body }: { body: unknown }) => (Object(body) as { closedRecord?: string }).closedRecord;
const allowed = (calls: readonly Sampled[]) =>
  calls.filter(({ call: { permission } }) => permission !== 'public' && roleMay('ROLE_STAFF', permission));

const ofOneRecord = allowed(everyCall.filter(({ call }) => recordPlacesOf(call).length > 0));
const shared = await addPatient();
const opened = await addPatient();
await open(opened, elsewhere);

/** A reading leaves a patient unchanged for the next. */
const patientFor = async ({ call }: Sampled) => (call.method === 'GET' ? opened : await addPatient());

describe.each(ofOneRecord)('$name', (one) => {
  it('is refused to whoever works elsewhere, and answers nothing of the record', async () => {
    const { status, body } = await send(one, shared, elsewhere);
    expect({ status, body }).toEqual({
      status: 403,
      body: { status: 403, message: expect.stringContaining('give your reason'), closedRecord: shared },
    });
  });

  it.each([
    { who: 'their worker', colleague: worker },
    { who: 'whoever works in their service', colleague: inService },
  ])('is answered to $who', async ({ colleague }) => {
    const answer = await send(one, await patientFor(one), colleague);
    expect(Object.keys(one.call.replies)).toContain(String(answer.status));
    expect(answer.status).not.toBe(401);
    expect(closedOf(answer)).toBeUndefined();
  });

  it('is answered to whoever has opened the record with a reason', async () => {
    const isReading = one.call.method === 'GET';
    const patientId = isReading ? opened : await addPatient();
    if (!isReading) expect((await open(patientId, elsewhere)).status).toBe(201);
    expect(closedOf(await send(one, patientId, elsewhere))).toBeUndefined();
  });
});

describe('the id of a record that exists no more', async () => {
  const [manager, volunteer] = [
    await addColleague(product, 'ROLE_MANAGER'),
    await addColleague(product, 'ROLE_VOLUNTEER'),
  ];
  const callers = [
    ...([
      ['its worker', 'ROLE_STAFF', worker],
      ['its service', 'ROLE_STAFF', inService],
    ] as const),
    ...([
      ['another service', 'ROLE_STAFF', elsewhere],
      ['no service', 'ROLE_STAFF', unset],
    ] as const),
    ...([
      ['a manager', 'ROLE_MANAGER', manager],
      ['a volunteer', 'ROLE_VOLUNTEER', volunteer],
    ] as const),
    ['an admin', 'ROLE_ADMIN', admin] as const,
  ];
  const canary = `canary${randomUUID().slice(0, 8)}`;
  const staffCalls = everyCall.filter(({ call }) => call.permission !== 'public');
  const named = staffCalls.filter(({ call }) => recordPlacesOf(call).length > 0);
  const changed = async (patientId: string) => {
    const { version, ...record } = await patients.read(patientId);
    expect((await patients.update({ ...record, version, referralContent: { content: canary } })).status).toBe(200);
  };
  const addFormer = async () => {
    const patientId = await addPatient();
    await changed(patientId);
    return patientId;
  };
  const join = async (formerId: string, samePatientId: string) =>
    ask(product.url, referralCalls.joinReferral, {
      params: { patientId: formerId },
      body: { samePatientId },
      headers: { ...admin.headers, 'idempotency-key': randomUUID() },
    });
  const separate = (patientId: string, formerId: string) =>
    ask(product.url, referralCalls.separateReferral, {
      params: { patientId, formerId },
      body: { reason: 'They are cousins.' },
      headers: admin.headers,
    });
  const storedUnder = async (patientId: string) => {
    const { Items } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': recordEntity.key(patientId).pk },
        ConsistentRead: true,
      }),
    );
    return Items;
  };

  const person = await addPatient(serviceAt(3), 'Person');
  const joined = await addFormer();
  expect((await join(joined, person)).status).toBe(200);
  const disposed = await addFormer();
  await dispose(
    { client: new DynamoDBClient({}), name: table.name },
    {
      because: { rule: 'patient-record', id: disposed, since: new Date().toISOString(), approvedBy: 'Ruth Adeyemi' },
      now: new Date(),
      signatures: { remove: async () => {} },
    },
  );
  const gone = [
    { what: 'was joined to another one', id: joined },
    { what: 'was disposed of', id: disposed },
  ];

  /** Calls that may name what is gone: words of one's own, and submissions that are done. */
  const open = ['askHandOver', 'clearJunk', 'discardDraft', 'handOver', 'markJunk', 'readDraft', 'saveDraft'];

  it('passes the gate of these calls alone, of which the handler finds nothing', () => {
    const optional = named.filter(({ call }) => !recordPlacesOf(call).some(({ mustExist }) => mustExist));
    expect(optional.map(({ name }) => name).toSorted()).toEqual(open);
    const some = named.filter(({ call }) => recordPlacesOf(call).some(({ mustExist }) => !mustExist));
    expect(some.map(({ name }) => name).toSorted()).toEqual([...open, 'joinReferral'].toSorted());
  });

  it.each(named)('opens nothing to anybody: $name', async (one) => {
    for (const { what, id } of gone) {
      const before = await storedUnder(id);
      for (const [who, role, colleague] of callers) {
        const { status, body, text } = await send(one, id, colleague);
        const isAllowed = one.call.permission !== 'public' && roleMay(role, one.call.permission);
        const at = `${who}, ${what}`;
        expect({ at, closed: closedOf({ body }) }).toEqual({ at, closed: undefined });
        expect(text, at).not.toContain(canary);
        if (!isAllowed) expect({ at, status }).toEqual({ at, status: 403 });
        else if (!open.includes(one.name)) {
          const given = {
            status: 404,
            message: expect.stringMatching(/^Sorry, that (patient|referral) does not exist\.$/),
          };
          expect({ at, status, body }).toEqual({ at, status: 404, body: given });
        } else expect({ at, isGone: status < 300 || status === 409 }).toEqual({ at, isGone: true });
      }
      expect(await storedUnder(id), what).toEqual(before);
    }
  });

  it('is not who somebody is, and cannot be opened with a reason', async () => {
    const identity = staffCalls.filter(({ name }) => ['identifyRecord', 'openRecord'].includes(name));
    for (const { id } of gone) {
      for (const one of identity) expect((await send(one, id, elsewhere)).status, one.name).toBe(404);
    }
  });

  it('leads to the person where the referral is theirs: its earlier version is read as a version of theirs', async () => {
    const read = (of: string, { headers }: Colleague) =>
      ask(product.url, patientCalls.readPatientVersion, {
        params: { patientId: person, version: '1' },
        query: { of },
        headers,
      });
    const { content } = await patients.timeline(person);
    const { event } = content.find(({ event: { kind } }) => kind === 'changed') ?? {};
    expect(event).toMatchObject({ kind: 'changed', version: 1, of: joined });
    const answer = await read(joined, elsewhere);
    expect(answer.status).toBe(200);
    const { record } = patientCalls.readPatientVersion.replies[200].parse(answer.body);
    expect(record).toMatchObject({ patientId: joined, referralContent: { content: '' } });
    expect((await read(disposed, elsewhere)).status).toBe(404);
    const another = await addColleague(product);
    await chooseServices(product, admin, another, [serviceAt(4)]);
    expect(closedOf(await read(joined, another))).toBe(person);
  });

  describe('that was joined, and separated again', async () => {
    const [cousin, separated] = [await addPatient(serviceAt(3), 'Cousin'), await addFormer()];
    expect((await join(separated, cousin)).status).toBe(200);
    expect((await separate(cousin, separated)).status).toBe(200);

    it.each(ofOneRecord)('has the access of its own: $name', async (one) => {
      const refused = await send(one, separated, elsewhere);
      expect(closedOf(refused)).toBe(separated);
      expect(refused.text).not.toContain(canary);
      if (one.call.method !== 'GET') return;
      for (const colleague of [worker, inService, unset, admin]) {
        expect(closedOf(await send(one, separated, colleague))).toBeUndefined();
      }
    });

    it('is nothing of the person any more', async () => {
      const params = { patientId: cousin, formerId: separated };
      for (const { headers } of [elsewhere, admin]) {
        expect((await ask(product.url, referralCalls.readJoinedReferral, { params, headers })).status).toBe(404);
        const query = { of: separated };
        const version = { params: { patientId: cousin, version: '1' }, query, headers };
        expect((await ask(product.url, patientCalls.readPatientVersion, version)).status).toBe(404);
      }
      const { content } = await patients.timeline(cousin);
      expect(content.map(({ event: { kind } }) => kind)).not.toContain('changed');
    });
  });
});

it('refused calls have changed nothing, and each refusal is in the audit log with the record', async () => {
  const { content } = await patients.timeline(shared);
  expect(content.map(({ event: { kind } }) => kind).toSorted()).toEqual(['added', 'assigned', 'referral-state']);
  const { body } = await ask(product.url, everyCall.find(({ name }) => name === 'readAuditLog')?.call as never, {
    query: { record: shared },
    headers: admin.headers,
  });
  const entries = (body as { content: { call: string; refused?: true; username: string }[] }).content;
  expect(entries.filter(({ refused, username }) => refused && username === elsewhere.id).length).toBeGreaterThan(30);
});

describe('the contract', () => {
  it('declares for every call with an id of a patient whose record it is; these exceptions show who somebody is, and no more', () => {
    const exempt = everyCall.filter(
      ({ call, sample }) =>
        call.permission !== 'public' &&
        /"patientId":"01M5YXZYWAKE0RY5QY34VFXM34"/.test(JSON.stringify(sample)) &&
        recordPlacesOf(call).length === 0,
    );
    expect(exempt.map(({ name }) => name)).toEqual(['identifyRecord', 'openRecord']);
  });

  it('has no call about records that does not declare whose record it is', () => {
    const about = everyCall.filter(({ call: { permission } }) => recordPermissions.some((one) => one === permission));
    const silent = about.filter(({ call }) => call.concerns === undefined && recordPlacesOf(call).length === 0);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('lets these calls check the access themselves', () => {
    const asking = everyCall.filter(({ call }) => handlerChecksAccess(call)).map(({ name }) => name);
    expect(asking.toSorted()).toEqual([
      ...['addPrivacyRequest', 'addPrivacyStep', 'askPack', 'blackOutWords', 'cancelAppointment', 'changeMember'],
      ...['changeTask', 'countCaseload', 'decidePackItem', 'deleteContact', 'findLikelyPatients'],
      ...['finishTask', 'handleContact', 'linkContact', 'listAlertReviews', 'listAlerts', 'listCaseload'],
      ...['listContacts', 'listLikelyPatients', 'listLooks', 'listNumber', 'listTasks', 'listWorklist'],
      ...['moveAppointment', 'readAbsenceSummary', 'readAppointment'],
      ...['readContact', 'readCovered', 'readDiary', 'readFeedback', 'readLeadWork'],
      ...['readOrgData', 'readPack', 'readPrivacyCase', 'readReport', 'readSummary'],
      ...['readTask', 'readToday', 'searchPatients'],
    ]);
  });
});

describe('opening with a reason', () => {
  it('is immediate, is on the timeline, and the worker is informed on Today', async () => {
    const patientId = await addPatient(serviceAt(2), 'Told');
    const answer = await open(patientId, elsewhere, { why: 'other', words: 'Their mother rang in tears.' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ message: expect.stringContaining('is told') });
    const { content } = await patients.timeline(patientId);
    expect(content[0]?.event).toMatchObject({
      kind: 'opened',
      why: 'other',
      words: 'Their mother rang in tears.',
      informed: { id: worker.id },
    });
    const { body } = await ask(product.url, taskCalls.readToday, { headers: worker.headers });
    expect(taskCalls.readToday.replies[200].parse(body).openings.content[0]).toMatchObject({
      ...{ patientId, firstName: 'Told', why: 'other', words: 'Their mother rang in tears.' },
      by: { id: elsewhere.id },
    });
  });

  it('opens that record and no other, for nobody else', async () => {
    const [one, other] = [await addPatient(), await addPatient()];
    const another = await addColleague(product);
    await chooseServices(product, admin, another, [serviceAt(3)]);
    await open(one, elsewhere);
    const read = (id: string, { headers }: Colleague) =>
      ask(product.url, patientCalls.readReferral, { params: { id }, headers }).then(({ status }) => status);
    expect([await read(one, elsewhere), await read(other, elsewhere), await read(one, another)]).toEqual([
      200, 403, 403,
    ]);
  });

  it('asks for words where the reason is another one, and for a patient who is there', async () => {
    expect((await open(shared, elsewhere, { why: 'other' })).status).toBe(400);
    expect((await open(samplePatient, elsewhere)).status).toBe(404);
  });

  it('sent twice counts once', async () => {
    const patientId = await addPatient();
    const headers = { ...elsewhere.headers, 'idempotency-key': randomUUID() };
    const twice = () =>
      ask(product.url, patientCalls.openRecord, { params: { patientId }, body: { why: 'alert' }, headers });
    expect([(await twice()).status, (await twice()).status]).toEqual([201, 201]);
    const { content } = await patients.timeline(patientId);
    expect(content.filter(({ event: { kind } }) => kind === 'opened')).toHaveLength(1);
  });

  it('needs only who it is to be sure of the right record', async () => {
    const { body } = await ask(product.url, patientCalls.identifyRecord, {
      params: { patientId: shared },
      headers: elsewhere.headers,
    });
    expect(body).toEqual({
      ...{ patientId: shared, reference: expect.any(String), firstName: 'Amina', lastName: 'Yusuf', active: true },
      ...{ dob: '1990-05-04', service: serviceAt(2) },
      worker: { id: worker.id, firstName: 'Colleague', lastName: expect.any(String) },
    });
  });
});

it('an admin and somebody whose services nobody has set are asked for no reason', async () => {
  for (const { headers } of [admin, unset]) {
    expect((await ask(product.url, patientCalls.readReferral, { params: { id: shared }, headers })).status).toBe(200);
  }
});

it('a record of no service of ours is for everybody who works here', async () => {
  const patientId = await addPatient('');
  const { status } = await ask(product.url, patientCalls.readReferral, {
    params: { id: patientId },
    headers: elsewhere.headers,
  });
  expect(status).toBe(200);
});

it('the gate adds no request and no step: a reading of staff costs what one of an admin does', async () => {
  for (const call of [patientCalls.readTimeline, caseNoteCalls.listCaseNotes, questionnaireCalls.readTestState]) {
    const params = { patientId: opened, before: 'latest', page: '1', size: '12' };
    const count = async ({ headers }: Colleague) => {
      await ask(product.url, call, { params, headers });
      const { requests, steps } = await countRequests(() => ask(product.url, call, { params, headers }));
      return { requests, steps };
    };
    expect(await count(elsewhere)).toEqual(await count(admin));
  }
});

describe('in a list of many', () => {
  it('an alert of a closed record shows whose it is, and nothing of its content', async () => {
    const patientId = await addPatient(serviceAt(2), 'Alerted');
    await saveResult(connectTable(), patientId, { type: 'phq', day: today(), score: 3 });
    const rowFor = async ({ headers }: Colleague) => {
      const { body } = await ask(product.url, alertCalls.listAlerts, {
        params: { page: '1', size: '50' },
        headers,
      });
      return alertCalls.listAlerts.replies[200]
        .parse(body)
        .content.find((row) => 'patientId' in row && row.patientId === patientId);
    };
    const seen = await rowFor(inService);
    const unseen = await rowFor(elsewhere);
    expect(seen).toMatchObject({ reason: expect.stringMatching(/./), answered: expect.any(Array) });
    expect(unseen).toMatchObject({ firstName: 'Alerted', reason: '', action: '', closed: true });
    expect(unseen).not.toHaveProperty('answered');
    await open(patientId, elsewhere, { why: 'alert' });
    expect(await rowFor(elsewhere)).toEqual({ ...seen, mine: false });
  });

  it('a referral of a closed record shows that it mentions danger, and not which', async () => {
    const { patientId } = await patients.add('Referred', 'Yusuf', {
      referralProject: { project: serviceAt(2) },
      referralRiskAssessment: { selfHarm: true },
    });
    const rowFor = async ({ headers }: Colleague) => {
      const query = { state: 'open', order: 'newest' };
      const { body } = await ask(product.url, referralCalls.listWorklist, { params: { page: '1' }, query, headers });
      const rows = referralCalls.listWorklist.replies[200].parse(body).content;
      return rows.find((row) => row.patientId === patientId);
    };
    expect(await rowFor(inService)).toMatchObject({ danger: ['selfHarm'], ticked: ['selfHarm'] });
    expect(await rowFor(elsewhere)).toMatchObject({
      ...{ firstName: 'Referred', danger: [], ticked: [], referrer: '', closed: true, speaksOfDanger: true },
    });
  });

  describe('of likely duplicates', () => {
    const known = { dob: '1971-02-03', postcode: 'LS8 1AB', phone: '0113 496 0777' };
    const add = async () => {
      const named = { firstName: 'Guessed', lastName: `Q${randomUUID().slice(0, 8)}` };
      const { patientId } = await patients.add(named.firstName, named.lastName, {
        referralProject: { project: serviceAt(2) },
        referralPersonalDetails: known,
      });
      return { patientId, named };
    };
    const sameOf = async (patientId: string, body: object, { headers }: Colleague) => {
      const answer = await ask(product.url, patientCalls.findLikelyPatients, { body, headers });
      const { content } = patientCalls.findLikelyPatients.replies[200].parse(answer.body);
      return onlyReadable(content).find((row) => row.patientId === patientId)?.same;
    };

    it('a closed record is one by its name and date of birth, and by nothing else', async () => {
      const { patientId, named } = await add();
      const all = { ...named, ...known };
      expect(await sameOf(patientId, all, inService)).toEqual(['name', 'dob', 'postcode', 'phone']);
      expect(await sameOf(patientId, all, elsewhere)).toEqual(['name', 'dob']);
      const { dob, phone, postcode } = known;
      expect(await sameOf(patientId, { ...named, postcode, phone }, elsewhere)).toEqual(['name']);
      for (const guess of [{ phone }, { dob, phone }, { dob, postcode }, { phone, postcode }]) {
        expect(await sameOf(patientId, guess, inService)).toEqual(expect.arrayContaining(Object.keys(guess)));
        expect(await sameOf(patientId, guess, elsewhere)).toBeUndefined();
      }
    });

    it('a closed record is none of a patient with another name, even with the same phone and postcode', async () => {
      const { patientId } = await add();
      const own = await patients.add('Another', 'Person', {
        referralProject: { project: serviceAt(3) },
        referralPersonalDetails: known,
      });
      const likely = async ({ headers }: Colleague) => {
        const params = { patientId: own.patientId };
        const { body } = await ask(product.url, patientCalls.listLikelyPatients, { params, headers });
        return patientCalls.listLikelyPatients.replies[200].parse(body).content.map(({ patientId }) => patientId);
      };
      expect(await likely(admin)).toContain(patientId);
      expect(await likely(elsewhere)).not.toContain(patientId);
    });

    it('a search finds it by who they are, and not by a guessed phone or postcode', async () => {
      const phone = `0113 496 ${randomUUID().replaceAll(/\D/g, '').padEnd(4, '0').slice(0, 4)}`;
      const { patientId, reference = '' } = await patients.add('Sought', 'Yusuf', {
        referralProject: { project: serviceAt(2) },
        referralPersonalDetails: { dob: '1931-02-03', postcode: 'LS9 9ZZ', phone },
      });
      const finds = async (text: string, { headers }: Colleague) => {
        const { body } = await ask(product.url, patientCalls.searchPatients, { params: { text, page: '1' }, headers });
        const { content, totalElements } = patientCalls.searchPatients.replies[200].parse(body);
        const isFound = content.some((row) => row.patientId === patientId);
        expect(totalElements > 0).toBe(content.length > 0);
        return isFound;
      };
      for (const text of [phone, 'LS9 9ZZ']) {
        expect([await finds(text, inService), await finds(text, elsewhere)]).toEqual([true, false]);
      }
      for (const text of ['sought yus', '1931-02-03', reference, patientId]) {
        expect(await finds(text, elsewhere)).toBe(true);
      }
    });
  });

  it('a caseload names a closed record and not its language, and no list of a language has it', async () => {
    const language = `Language ${randomUUID().slice(0, 6)}`;
    const { patientId } = await patients.add('Spoken', 'Yusuf', {
      referralProject: { project: serviceAt(2) },
      referralDemographics: { language },
    });
    const assigned = { body: { patientId, userId: worker.id }, headers: admin.headers };
    await ask(product.url, patientCalls.assignStaff, assigned);
    const list = async ({ headers }: Colleague, query: Record<string, string>) => {
      const { body } = await ask(product.url, taskCalls.listCaseload, { query, headers });
      return taskCalls.listCaseload.replies[200].parse(body).content.find((row) => row.patientId === patientId);
    };
    const count = async ({ headers }: Colleague) => {
      const { body } = await ask(product.url, taskCalls.countCaseload, { query: { language }, headers });
      return taskCalls.countCaseload.replies[200].parse(body).count;
    };
    const latest = { worker: worker.id, order: 'latest' };
    expect(await list(inService, latest)).toMatchObject({ firstName: 'Spoken', language });
    expect(await list(elsewhere, latest)).toMatchObject({ firstName: 'Spoken', language: '' });
    expect(await list(inService, { language })).toMatchObject({ language });
    expect(await list(elsewhere, { language })).toBeUndefined();
    expect(await list(elsewhere, { worker: worker.id, language })).toBeUndefined();
    expect([await count(inService), await count(admin), await count(elsewhere)]).toEqual([1, 1, 0]);
  });

  it('a member of a group with a closed record is let go by whoever may open it, or leads the group', async () => {
    const day = today();
    const start = async (leader: Colleague) => {
      const led = { leaderId: leader.id, weekdays: ['monday' as const], from: day };
      const { body } = await openGroups(product, admin.headers).create(led);
      return groupCalls.createGroup.replies[201].parse(body).groupId;
    };
    const join = async (groupId: string) => {
      const member = { patientId: await addPatient(), joinedOn: day };
      const { body } = await openGroups(product, inService.headers).add(groupId, member);
      return { ...member, memberId: groupCalls.addMember.replies[201].parse(body).member.memberId };
    };
    const leave = (groupId: string, memberId: string, { headers }: Colleague) =>
      openGroups(product, headers).changeMember(groupId, memberId, { leftOn: day });
    const [theirs, own] = [await start(worker), await start(elsewhere)];
    const { patientId, memberId } = await join(theirs);
    expect(closedOf(await leave(theirs, memberId, elsewhere))).toBe(patientId);
    expect((await leave(theirs, memberId, inService)).status).toBe(200);
    expect(closedOf(await leave(theirs, memberId, elsewhere))).toBe(patientId);
    expect((await leave(own, (await join(own)).memberId, elsewhere)).status).toBe(200);
  });

  describe('a message that was put on a record', () => {
    const sendMessage = async () => {
      const { body } = await ask(product.url, intakeCalls.askRingBack, {
        body: { phone: '07700 900456', times: 'Before 3pm', language: 'Punjabi' },
        headers: { 'idempotency-key': randomUUID() },
      });
      return sentMessage.parse(body).contactId;
    };
    const link = (id: string, patientId: string, { headers }: Colleague, version = 1) =>
      ask(product.url, patientCalls.linkContact, { params: { id }, body: { patientId, version }, headers });
    const read = (id: string, { headers }: Colleague) =>
      ask(product.url, messageCalls.readContact, { params: { id }, headers });
    const rowFor = async (id: string, { headers }: Colleague) => {
      const { body } = await ask(product.url, messageCalls.listContacts, { params: { page: '1' }, headers });
      return messageCalls.listContacts.replies[200].parse(body).content.find(({ contactId }) => contactId === id);
    };

    it('follows the access to it: in the inbox it shows whose record it is on, and nothing of its content', async () => {
      const patientId = await addPatient(serviceAt(2), 'Written');
      const id = await sendMessage();
      expect(await rowFor(id, elsewhere)).toMatchObject({ ringBack: { language: 'Punjabi' } });
      expect((await link(id, patientId, inService)).status).toBe(200);
      const patient = { patientId, firstName: 'Written', lastName: 'Yusuf' };
      expect(await rowFor(id, inService)).toMatchObject({ ringBack: { language: 'Punjabi' } });
      const closed = { closed: { patient }, firstName: '', lastName: '', handling: { state: 'new' } };
      expect(await rowFor(id, elsewhere)).toEqual({ contactId: id, contactDate: expect.any(String), ...closed });
      const today = await ask(product.url, taskCalls.readToday, { headers: elsewhere.headers });
      const waiting = taskCalls.readToday.replies[200].parse(today.body).messages.content;
      expect(waiting.find(({ contactId }) => contactId === id)).toMatchObject(closed);
      const own = await addPatient(serviceAt(3));
      const handled = { state: 'answering' as const, version: 2 };
      const answers = [
        await read(id, elsewhere),
        await ask(product.url, messageCalls.handleContact, {
          params: { id },
          body: handled,
          headers: elsewhere.headers,
        }),
        await ask(product.url, messageCalls.handleContact, {
          params: { id },
          body: { ...handled, version: 1 },
          headers: elsewhere.headers,
        }),
        await ask(product.url, messageCalls.deleteContact, { params: { id }, headers: elsewhere.headers }),
        await link(id, own, elsewhere, 2),
        await link(id, own, elsewhere, 1),
      ];
      expect(answers.map(closedOf)).toEqual(answers.map(() => patientId));
      for (const { text } of answers) expect(text).not.toContain('Punjabi');
      expect((await read(id, inService)).body).toMatchObject({
        patient,
        ringBack: { language: 'Punjabi' },
        version: 2,
      });
      expect((await link(id, await addPatient(), inService, 2)).status).toBe(200);
    });

    it('follows its referral to the person whom that is joined to', async () => {
      const [former, person] = [await addPatient(), await addPatient(serviceAt(3), 'Joined')];
      const id = await sendMessage();
      await link(id, former, inService);
      const params = { patientId: former };
      const joined = { params, body: { samePatientId: person }, headers: admin.headers };
      expect((await ask(product.url, referralCalls.joinReferral, joined)).status).toBe(200);
      expect((await read(id, elsewhere)).body).toMatchObject({ patient: { patientId: person, firstName: 'Joined' } });
      const { content } = await patients.timeline(person);
      const { event } = content.find(({ event: { kind } }) => kind === 'message') ?? {};
      expect(event).toMatchObject({ contactId: id, excerpt: expect.any(String) });
      const another = await addColleague(product);
      await chooseServices(product, admin, another, [serviceAt(4)]);
      expect(closedOf(await read(id, another))).toBe(person);
    });
  });

  it("a colleague's task about a closed record has no words, and is refused; one's own is one's own", async () => {
    const patientId = await addPatient();
    const make = async (ownerId: string) => {
      const { body } = await ask(product.url, taskCalls.createTask, {
        body: { what: 'Ask about the tablets.', until: '2030-12-01', ownerId, patientId },
        headers: { ...worker.headers, 'idempotency-key': randomUUID() },
      });
      return taskCalls.createTask.replies[201].parse(body).taskId;
    };
    const [theirs, mine] = [await make(worker.id), await make(elsewhere.id)];
    const { body } = await ask(product.url, taskCalls.listTasks, {
      params: { owner: worker.id, state: 'open', page: '1' },
      headers: elsewhere.headers,
    });
    const { content } = taskCalls.listTasks.replies[200].parse(body);
    expect(content.find((row) => 'taskId' in row && row.taskId === theirs)).toMatchObject({ what: '', closed: true });
    const on = (call: Sampled['call'], taskId: string, change?: object) =>
      ask(product.url, call, { params: { taskId }, ...(change && { body: change }), headers: elsewhere.headers });
    const finished = { to: 'done', version: 1 };
    const changed = { what: 'Changed.', until: '2030-12-01', ownerId: worker.id, version: 1 };
    expect(closedOf(await on(taskCalls.readTask, theirs))).toBe(patientId);
    expect(closedOf(await on(taskCalls.finishTask, theirs, finished))).toBe(patientId);
    expect(closedOf(await on(taskCalls.changeTask, theirs, changed))).toBe(patientId);
    expect((await on(taskCalls.readTask, mine)).body).toMatchObject({ what: 'Ask about the tablets.' });
    expect((await on(taskCalls.finishTask, mine, finished)).status).toBe(200);
    const kinds = (await patients.timeline(patientId)).content.map(({ event }) => event.kind);
    expect(kinds.filter((kind) => kind === 'task-done')).toHaveLength(1);
    expect(kinds).not.toContain('task-changed');
  });

  it("a colleague's session with a closed record is in the diary, and not to be opened, moved or cancelled", async () => {
    const patientId = await addPatient(serviceAt(2), 'Booked');
    const day = freeDay();
    const booked = await openDiary(product, worker.headers).book({
      patientId,
      workerId: worker.id,
      day,
      time: '10:00',
    });
    const { appointmentId, version } = appointmentCalls.bookAppointment.replies[201].parse(booked.body).appointment;
    const others = openDiary(product, elsewhere.headers);
    const place = { minutes: 50, place: 'telephone', interpreter: '' } as const;
    const moved = await others.move(appointmentId, { workerId: worker.id, day, time: '12:00', version, ...place });
    expect(closedOf(moved)).toBe(patientId);
    expect(closedOf(await others.cancel(appointmentId, { by: 'service', reason: 'x', version }))).toBe(patientId);
    const read = await ask(product.url, appointmentCalls.readAppointment, {
      params: { appointmentId },
      headers: elsewhere.headers,
    });
    expect(closedOf(read)).toBe(patientId);
    await openDiary(product, worker.headers).cancel(appointmentId, {
      by: 'service',
      reason: 'She is in hospital.',
      version,
    });
    const rowFor = async ({ headers }: Colleague) =>
      (await openDiary(product, headers).read('worker', worker.id, day))[0];
    expect((await rowFor(worker))?.cancelled?.reason).toBe('She is in hospital.');
    expect(await rowFor(elsewhere)).toMatchObject({ patient: { firstName: 'Booked' }, cancelled: { reason: '' } });
  });
});

it('where the organisation says so, everybody who works here opens every record', async () => {
  const { body } = await ask(product.url, settingsCalls.readSettings, { headers: admin.headers });
  const { dutyLead: _, missed: __, sessions, ...read } = settingsCalls.readSettings.replies[200].parse(body);
  const save = (recordAccess: string, version: number) =>
    ask(product.url, settingsCalls.saveSettings, { body: { ...read, recordAccess, version }, headers: admin.headers });
  const patientId = await addPatient();
  const status = async () =>
    (await ask(product.url, patientCalls.readReferral, { params: { id: patientId }, headers: elsewhere.headers }))
      .status;
  expect(read.recordAccess).toBe('services');
  expect(await status()).toBe(403);
  expect((await save('everybody', read.version)).status).toBe(200);
  expect(await status()).toBe(200);
  expect((await save('services', read.version + 1)).status).toBe(200);
  expect(await status()).toBe(403);
});
