import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { alertResponse, alertReview } from '../alerts/alert.ts';
import { bookingInput } from '../appointments/appointment.ts';
import { appointmentRecord } from '../appointments/appointment-record.ts';
import { closingInput } from '../episodes/episode-input.ts';
import { groupChange, groupInput, memberInput } from '../groups/group.ts';
import { contactMessageInput, handlingChange, ringBackInput } from '../messages/contact-message.ts';
import { handOverInput } from '../patients/caseload-schema.ts';
import { openingInput } from '../patients/opening.ts';
import { patientInput } from '../patients/patient-input.ts';
import { isInUse } from '../questionnaires/in-use.ts';
import { findQuestionnaire, instruments } from '../questionnaires/registry.ts';
import { resultCorrection } from '../questionnaires/result.ts';
import { optionsOf } from '../questionnaires/scoring.ts';
import { referralDecision } from '../referrals/calls.ts';
import { checkSpan } from '../report/report.ts';
import { safetyPlanInput } from '../safety/safety-plan-schema.ts';
import { completionInput } from '../self-completion/self-completion-schema.ts';
import { settingsInput } from '../settings/calls.ts';
import { addDays } from './calendar.ts';
import { today } from './today.ts';

/** The places of what is refused, none where a request is taken. */
const refusedAt = (schema: z.ZodType, body: unknown) =>
  schema.safeParse(body).error?.issues.map(({ path }) => path.join('.')) ?? [];

const patientId = '01M5YXZYWAKE0RY5QY34VFXM34';

describe('a session that took place', () => {
  const asked = instruments.filter(({ id, questions }) => isInUse(id) && questions.every(({ askedIf }) => !askedIf));
  const three = asked.slice(0, 3).map(({ id, questions }) => ({
    questionType: id,
    answers: questions.map((_, question) => ({
      question,
      score: optionsOf(findQuestionnaire(id), question)[0]?.score,
    })),
  }));
  const [one] = three;
  const next = { day: addDays(today(), 7), time: '10:00', minutes: 50, place: 'telephone', weeks: 1 };
  const attended = { status: 'attended', workerId: 'w', day: today(), time: '10:00', minutes: 50, place: 'telephone' };
  const cancelled = {
    ...attended,
    status: 'cancelled',
    cancelled: { by: 'person', notice: 'under-a-day', reason: 'Ill' },
  };

  it.each<[string, object, string[]]>([
    ['is taken', attended, []],
    ['is not cancelled', { ...attended, cancelled: cancelled.cancelled }, ['cancelled']],
    ['is cancelled by somebody', { ...attended, status: 'cancelled' }, ['cancelled']],
    ['is taken when it was cancelled', cancelled, []],
    ['has answers', { ...attended, results: [one] }, []],
    ['has answers when they came late', { ...attended, status: 'late', results: [one] }, []],
    ['has no answers of somebody who did not come', { ...attended, status: 'missed', results: [one] }, ['results']],
    ['has the answers to a questionnaire once', { ...attended, results: [one, one] }, ['results']],
    [
      'has whole answers',
      { ...attended, results: [{ ...one, answers: [{ question: 0, score: 0 }] }] },
      ['results.0.answers'],
    ],
    ['is not of tomorrow', { ...attended, day: addDays(today(), 1) }, ['day']],
    ['may be of tomorrow when it was cancelled', { ...cancelled, day: addDays(today(), 1) }, []],
    ['plans six weeks', { ...attended, next: { ...next, weeks: 6 } }, []],
    [
      'plans six weeks with two questionnaires',
      { ...attended, results: three.slice(1), next: { ...next, weeks: 6 } },
      [],
    ],
    ['plans three weeks with three questionnaires', { ...attended, results: three, next: { ...next, weeks: 3 } }, []],
    [
      'plans no four weeks with three questionnaires',
      { ...attended, results: three, next: { ...next, weeks: 4 } },
      ['next.weeks'],
    ],
    ['has a room where it was in one', { ...attended, place: 'room' }, ['roomId']],
    ['has a room only where it was in one', { ...attended, roomId: 'r' }, ['roomId']],
    ['is in the room that it names', { ...attended, place: 'room', roomId: 'r' }, []],
    ['plans the next in a room that it names', { ...attended, next: { ...next, place: 'room' } }, ['next.roomId']],
    ['plans the next in no room by telephone', { ...attended, next: { ...next, roomId: 'r' } }, ['next.roomId']],
  ])('%s', (_, body, places) => {
    expect(refusedAt(appointmentRecord, body)).toEqual(places);
  });

  const booking = { ...next, patientId, workerId: 'w' };
  it.each<[string, object, string[]]>([
    ['is planned by telephone without a room', booking, []],
    ['is planned by telephone with no room', { ...booking, roomId: 'r' }, ['roomId']],
    ['is planned in a room that is named', { ...booking, place: 'room', roomId: 'r' }, []],
    ['is planned in no unnamed room', { ...booking, place: 'room' }, ['roomId']],
  ])('%s', (_, body, places) => {
    expect(refusedAt(bookingInput, body)).toEqual(places);
  });
});

describe('what was done about an alert', () => {
  const response = { action: 'Rang.', name: 'Ada' };
  it.each<[string, object, string[]]>([
    ['is who and what', response, []],
    ['names the lead who was told', { ...response, steps: ['lead-told'], lead: 'Bea' }, []],
    ['does not leave open which lead was told', { ...response, steps: ['lead-told'], lead: '' }, ['lead']],
    ['has other steps without a lead', { ...response, steps: ['gp-told'] }, []],
  ])('%s', (_, body, places) => {
    expect(refusedAt(alertResponse, body)).toEqual(places);
    expect(refusedAt(alertReview, { ...body, after: 0 })).toEqual(places);
  });
});

describe('a message', () => {
  const safeContact = {};
  it.each<[string, object, string[]]>([
    ['is words and an email address', { message: 'Hello', email: 'a@example.org', safeContact }, []],
    ['is words and a number', { message: 'Hello', phone: '07700 900123', safeContact }, []],
    ['has a way to answer', { message: 'Hello', safeContact }, ['email']],
    ['has words', { phone: '07700 900123', safeContact }, ['message']],
    ['is told all that it lacks', { safeContact }, ['message', 'email']],
  ])('%s', (_, body, places) => {
    expect(refusedAt(contactMessageInput, body)).toEqual(places);
  });

  it('that asks to be rung has a number', () => {
    expect(refusedAt(ringBackInput, { phone: '07700 900123' })).toEqual([]);
    expect(refusedAt(ringBackInput, {})).toEqual(['phone']);
  });

  it('is answered in some way, and only then', () => {
    expect(refusedAt(handlingChange, { state: 'answered', how: 'rang', version: 1 })).toEqual([]);
    expect(refusedAt(handlingChange, { state: 'answered', version: 1 })).toEqual(['how']);
    expect(refusedAt(handlingChange, { state: 'new', version: 1 })).toEqual([]);
    expect(refusedAt(handlingChange, { state: 'new', how: 'rang', version: 1 })).toEqual(['how']);
  });
});

describe('an episode that ends', () => {
  const informed = (...parties: string[]) => parties.map((party) => ({ party, on: today() }));
  const closing = { number: 1, version: 1, reason: 'completed', informed: [] };
  it.each<[string, object, string[]]>([
    ['tells nobody', closing, []],
    ['tells the person', { ...closing, informed: informed('person', 'gp') }, []],
    ['tells each of them once', { ...closing, informed: informed('gp', 'gp') }, ['informed']],
    ['by a death tells the GP', { ...closing, reason: 'died', informed: informed('gp') }, []],
    [
      'by a death does not tell the person',
      { ...closing, reason: 'died', informed: informed('gp', 'person') },
      ['informed'],
    ],
  ])('%s', (_, body, places) => {
    expect(refusedAt(closingInput, body)).toEqual(places);
  });
});

describe('the settings', () => {
  const userId = 'someone';
  const rota = (...dates: object[]) => ({ weekly: {}, dates });
  const settings = { staffMayAssignThemselves: true, rota: rota(), version: 0 };
  const rooms = (...names: [id: string, name: string, site: string][]) => ({
    ...settings,
    sessions: { minutes: 50, feed: 'nothing', rooms: names.map(([id, name, site]) => ({ id, name, site })) },
  });
  const on = (from: string, to: string) => ({ from, to, userId });
  it.each<[string, object, string[]]>([
    ['name nobody', settings, []],
    ['name somebody for one day', { ...settings, rota: rota(on('2026-12-01', '2026-12-01')) }, []],
    ['name nobody backwards', { ...settings, rota: rota(on('2026-12-02', '2026-12-01')) }, ['rota.dates.0.to']],
    [
      'name somebody after somebody',
      { ...settings, rota: rota(on('2026-12-01', '2026-12-02'), on('2026-12-03', '2026-12-04')) },
      [],
    ],
    [
      'name one person a day',
      { ...settings, rota: rota(on('2026-12-01', '2026-12-02'), on('2026-12-02', '2026-12-04')) },
      ['rota.dates.1.from'],
    ],
    ['have rooms', rooms(['a', 'Blue', ''], ['b', 'Green', '']), []],
    ['have rooms of one name at two sites', rooms(['a', 'Blue', 'North'], ['b', 'Blue', 'South']), []],
    ['have no two rooms of one name', rooms(['a', 'Blue', ''], ['b', 'BLUE', '']), ['sessions.rooms.1.name']],
    ['have no two rooms of one id', rooms(['a', 'Blue', ''], ['a', 'Green', '']), ['sessions.rooms.1.name']],
  ])('%s', (_, body, places) => {
    expect(refusedAt(settingsInput, body)).toEqual(places);
  });
});

describe('what somebody answers by themselves', () => {
  const asked = (questionnaires: string[], feedback = false) => ({
    way: 'tablet',
    questionnaires,
    feedback,
    language: 'en',
  });
  it.each<[string, object, string[]]>([
    ['is a questionnaire', asked(['gad']), []],
    ['is the feedback alone', asked([], true), []],
    ['is something', asked([]), ['questionnaires']],
    ['is each questionnaire once', asked(['gad', 'gad']), ['questionnaires']],
    ['is not what a worker asks', asked(['gad', 'asq']), ['questionnaires']],
  ])('%s', (_, body, places) => {
    expect(refusedAt(completionInput, body)).toEqual(places);
  });
});

describe('the patient of a new record', () => {
  const details = (firstName: string, lastName: string) => ({ referralPersonalDetails: { firstName, lastName } });
  const name = 'referralPersonalDetails.firstName';
  it.each<[string, unknown, string[]]>([
    ['has a first and a last name', details('Ada', 'Okoro'), []],
    ['has a first name', details('', 'Okoro'), [name]],
    ['has a last name', details('Ada', ''), [name]],
    ['is an object', null, ['']],
    ['has details', { referralPersonalDetails: null }, ['referralPersonalDetails']],
  ])('%s', (_, body, places) => {
    expect(refusedAt(patientInput, body)).toEqual(places);
  });

  it('comes with the address of a signature that was saved before, among the personal details', () => {
    const signatureUrl = `unclaimed/${'a'.repeat(20)}.png`;
    const { referralPersonalDetails } = details('Ada', 'Okoro');
    const signed = { referralPersonalDetails: { ...referralPersonalDetails, signatureUrl } };
    expect(patientInput.parse(signed)).toMatchObject({ signatureUrl });
    expect(patientInput.parse(details('Ada', 'Okoro'))).not.toHaveProperty('signatureUrl');
  });
});

describe('a report', () => {
  it.each([
    ['one day', '2026-01-01', '2026-01-01', undefined],
    ['three years', '2024-01-01', addDays('2024-01-01', 1097), undefined],
    ['no day more than three years', '2024-01-01', addDays('2024-01-01', 1098), 'Please choose at most three years.'],
    ['nothing backwards', '2026-01-02', '2026-01-01', 'Please choose a last day that is not before the first.'],
  ])('is of %s', (_, from, to, wrong) => {
    expect(checkSpan({ from, to })).toBe(wrong);
  });
});

describe('a group', () => {
  const weekly = {
    name: 'Walking',
    service: '',
    weekdays: ['monday'],
    time: '10:00',
    minutes: 60,
    leaderId: 'w',
    where: '',
  };
  const group = { ...weekly, from: '2026-12-01' };
  it.each<[string, object, string[]]>([
    ['has no last day', group, []],
    ['may end on its first day', { ...group, until: '2026-12-01' }, []],
    ['does not end before it', { ...group, until: '2026-11-30' }, ['until']],
    ['meets on each of its days once', { ...group, weekdays: ['monday', 'monday'] }, ['weekdays']],
  ])('%s', (_, body, places) => {
    expect(refusedAt(groupInput, body)).toEqual(places);
    expect(refusedAt(groupChange, { ...body, version: 1 })).toEqual(places);
  });
});

it('a member of a group is a patient or a first name, and not both', () => {
  const joinedOn = today();
  expect(refusedAt(memberInput, { patientId, joinedOn })).toEqual([]);
  expect(refusedAt(memberInput, { firstName: 'Ada', joinedOn })).toEqual([]);
  expect(refusedAt(memberInput, { joinedOn })).toEqual(['firstName']);
  expect(refusedAt(memberInput, { patientId, firstName: 'Ada', joinedOn })).toEqual(['firstName']);
});

it('a safety plan has at least one part in words', () => {
  expect(refusedAt(safetyPlanInput, { version: 0 })).toHaveLength(1);
  const [part = ''] = refusedAt(safetyPlanInput, { version: 0 });
  expect(refusedAt(safetyPlanInput, { version: 0, [part]: 'Music' })).toEqual([]);
});

it('a hand-over of more ticked patients than one request takes is told what to do instead', () => {
  const handOver = (count: number) => ({
    from: 'one',
    to: 'other',
    reason: 'Leave',
    patientIds: Array.from({ length: count }, () => patientId),
  });
  expect(refusedAt(handOverInput, handOver(100))).toEqual([]);
  expect(handOverInput.safeParse(handOver(101)).error?.issues).toMatchObject([
    {
      path: ['patientIds'],
      message: 'Please choose at most 100 patients at a time. Hand these over, and then the others.',
    },
  ]);
});

it('a record is opened for a reason of the list, and for any other in words', () => {
  expect(refusedAt(openingInput, { why: 'cover' })).toEqual([]);
  expect(refusedAt(openingInput, { why: 'other' })).toEqual(['words']);
  expect(refusedAt(openingInput, { why: 'other', words: 'A visit' })).toEqual([]);
});

describe('a decision about a referral', () => {
  const decision = (from: string, state: string) => ({ from, state, version: 1 });
  it.each<[string, object, string[]]>([
    ['that goes on needs no reason', decision('new', 'reading'), []],
    ['that turns somebody away says why', decision('reading', 'declined'), ['why']],
    ['with a reason turns somebody away', { ...decision('reading', 'declined'), why: 'No places' }, []],
    ['that leaves the state as it was needs no reason', decision('declined', 'declined'), []],
  ])('%s', (_, body, places) => {
    expect(refusedAt(referralDecision, body)).toEqual(places);
  });
});

it('a correction has whole answers', () => {
  const correction = { version: 1, questionType: 'gad', questionDate: today(), why: 'A slip' };
  expect(refusedAt(resultCorrection, { ...correction, answers: [] })).toEqual(['answers']);
});
