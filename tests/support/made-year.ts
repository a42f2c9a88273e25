import type { AuditContext } from '../../functions/data/audit.ts';
import { createAppointmentRecorder } from '../../functions/data/diary/appointment-records.ts';
import type { Table } from '../../functions/data/open-table.ts';
import { createFeedbackStore } from '../../functions/data/questionnaires/feedback.ts';
import { createResultStore } from '../../functions/data/questionnaires/results.ts';
import { createAssignmentStore } from '../../functions/data/records/assignments.ts';
import { createEpisodeStore } from '../../functions/data/records/episode-store.ts';
import { currentEpisode } from '../../functions/data/records/episodes.ts';
import { createRecordStore } from '../../functions/data/records/records.ts';
import { createReferralStore } from '../../functions/data/records/referrals.ts';
import { createTimelineStore } from '../../functions/data/records/timeline.ts';
import { appointmentRecord } from '../../shared/api/appointment-record.ts';
import { placeInTime } from '../../shared/domain/appointments.ts';
import { addDays } from '../../shared/domain/calendar.ts';
import { type ClosingReason, closingReasons } from '../../shared/domain/closing.ts';
import type { ReferralState } from '../../shared/domain/referral-state.ts';
import { referrerKinds } from '../../shared/domain/referrer-kind.ts';
import { referralInput } from '../../shared/forms/referral.ts';
import { organisation } from '../../shared/organisation.ts';
import { feedbackStatements } from '../../shared/questionnaires/feedback.ts';
import { findQuestionnaire } from '../../shared/questionnaires/registry.ts';

/** The staff of that year. */
export const workers = [
  { id: '5b1f0c7e-0000-4000-8000-000000000001', firstName: 'Ada', lastName: 'Worker' },
  { id: '5b1f0c7e-0000-4000-8000-000000000002', firstName: 'Bela', lastName: 'Worker' },
  { id: '5b1f0c7e-0000-4000-8000-000000000003', firstName: 'Cem', lastName: 'Worker' },
];
/** Always the same numbers from 0 to 1. */
const makeRandom = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

type Random = () => number;
const pick = <One>(random: Random, from: readonly One[]): One => from[Math.floor(random() ** 1.7 * from.length)] as One;

const ethnicities = [
  'pakistani',
  'indian',
  'bangladeshi',
  'white',
  'black',
  'otherAsian',
  'mixedAsian',
  'arab',
  'unstated',
  '',
];
const languages = ['English', 'Urdu', 'Punjabi', 'Panjabi', 'Bengali', 'urdu and English', 'Klingon', ''];
const postcodes = ['LS8 0ZZ', 'LS7 9XX', 'ls9 9aa', 'LS11 8ZZ', 'BD3 0AB', 'not known'];
const projects = [...organisation.services.map(({ id }) => id), ''];

const answersOf = (random: Random, number: number) =>
  referralInput.parse({
    referralProject: { project: pick(random, projects) },
    referralPersonalDetails: {
      firstName: `Person${number}`,
      lastName: 'Invented',
      phone: '07700 900456',
      dob: random() < 0.05 ? '' : `${1935 + Math.floor(random() * 80)}-0${1 + Math.floor(random() * 9)}-15`,
      postcode: pick(random, postcodes),
    },
    referralDemographics: {
      ethnicity: pick(random, ethnicities),
      gender: pick(random, ['woman', 'man', 'other', 'unstated', '']),
      language: pick(random, languages),
    },
    referralReferrer: random() < 0.4 ? { firstName: 'Ruth', lastName: 'Okafor', role: 'GP' } : {},
  });

type Made = {
  patientId: string;
  referredOn: string;
  random: Random;
  contextAt: (day: string, hour?: number) => AuditContext;
};

const results = (table: Table) => createResultStore(table);
const score = (random: Random, best: number) => Math.max(0, Math.min(3, best + Math.floor(random() * 3) - 1));

const answer = async (table: Table, { patientId, random, contextAt }: Made, day: string, best: number) => {
  for (const type of random() < 0.8 ? (['phq', 'gad'] as const) : (['phq'] as const)) {
    const about = { questionType: type, referralId: patientId, questionDate: day, earlyDateConfirmed: true as const };
    const given = findQuestionnaire(type).questions.map((_, question) => ({
      ...about,
      question,
      score: score(random, best),
    }));
    const context = contextAt(day);
    const saved = await results(table).save(given, context.requestId, day, context);
    if (saved.outcome !== 'done') throw new Error(`A result was not saved: ${saved.outcome}`);
  }
};

const session = async (table: Table, { patientId, random, contextAt }: Made, day: string, place: number) => {
  const status = pick(random, ['attended', 'attended', 'attended', 'missed', 'late', 'cancelled'] as const);
  // Nobody is in two places: each has a time of their own.
  const time = `${String(8 + (place % 10)).padStart(2, '0')}:${String((Math.floor(place / 10) % 6) * 10).padStart(2, '0')}`;
  const placed = placeInTime({ day, time, minutes: 10 });
  if ('wrong' in placed) throw new Error(placed.wrong);
  const record = appointmentRecord.parse({
    status,
    ...(status === 'cancelled' && {
      cancelled: { by: random() < 0.7 ? 'person' : 'service', notice: 'longer', reason: 'Somebody was ill.' },
    }),
    ...{ workerId: pick(random, workers).id, day, time, minutes: 10, place: 'telephone' },
  });
  const context = contextAt(day);
  const done = await createAppointmentRecorder(table)(
    { patientId, record, at: placed.at, next: [] },
    context.requestId,
    context,
  );
  if (done.outcome !== 'done') throw new Error(`A session was not recorded: ${done.outcome}`);
};

const move = async (table: Table, { patientId, contextAt }: Made, day: string, state: ReferralState) => {
  const referrals = createReferralStore(table);
  const record = await referrals.read(patientId);
  if (!record) throw new Error('A person is missing');
  const { number, version, state: from } = currentEpisode(record.episodes);
  if (from === state) return;
  await referrals.decide(
    { patientId, number },
    { state, from, version, why: 'It was agreed.' },
    { worker: undefined, may: () => true },
    contextAt(day, 9),
  );
};

const close = async (table: Table, { patientId, contextAt }: Made, day: string, reason: ClosingReason) => {
  const store = createEpisodeStore(table);
  const episodes = await store.read(patientId);
  if (!episodes) throw new Error('A person is missing');
  const { number, version } = currentEpisode(episodes);
  const context = contextAt(day, 17);
  const words = { number, version, reason, outcome: undefined, words: undefined, withoutMeasures: 'None.', told: [] };
  return (await store.close(patientId, words, context.requestId, context)).outcome;
};

/** The events of one person, which may end at any point. */
const live = async (table: Table, made: Made, number: number, from: string) => {
  const { random, referredOn, patientId, contextAt } = made;
  const contacted = addDays(from, Math.floor(random() * 12));
  if (random() < 0.1) return;
  if (random() < 0.8) await move(table, made, contacted, 'contacted');
  if (random() < 0.08) return await move(table, made, addDays(contacted, 2), 'declined');
  const accepted = addDays(contacted, Math.floor(random() * 20));
  const worker = pick(random, workers);
  // After they were contacted, if on the same day: it accepts them.
  if (random() < 0.9) await createAssignmentStore(table).assign(patientId, worker, contextAt(accepted, 10));
  if (number % 3 === 0) {
    // As two changes of one moment were told once: the record has the other worker.
    const told = { kind: 'assigned', to: workers[(workers.indexOf(worker) + 1) % workers.length] ?? worker } as const;
    await createTimelineStore(table).add(patientId, contextAt(accepted, 11), told);
  }
  if (random() < 0.15) return;
  await move(table, made, accepted, 'accepted');
  const first = addDays(accepted, 1 + Math.floor(random() * 25));
  const visits = Math.floor(random() * 6);
  for (let visit = 0; visit < visits; visit += 1) {
    const day = addDays(first, visit * 7);
    await session(table, made, day, number + visit * 7);
    if (visit === 0 || visit === visits - 1) await answer(table, made, day, visit === 0 ? 2 : 1);
  }
  if (random() < 0.1) {
    await createAssignmentStore(table).handOver(
      patientId,
      { from: worker.id, to: pick(random, workers), reason: 'On leave.' },
      contextAt(addDays(first, visits * 7), 12),
    );
  }
  if (random() < 0.35) return;
  const closedOn = addDays(first, visits * 7 + Math.floor(random() * 30));
  const outcome = await close(table, made, closedOn, pick(random, closingReasons));
  // A patient with an open alert stays.
  if (outcome !== 'done' || random() > 0.15 || referredOn !== from) return;
  const returnedOn = addDays(closedOn, 10 + Math.floor(random() * 40));
  const context = contextAt(returnedOn, 10);
  await createEpisodeStore(table).start(
    patientId,
    { after: 1, referredOn: returnedOn, service: pick(random, projects), referrerKind: pick(random, referrerKinds) },
    context.requestId,
    context,
  );
  await live(table, made, number + 3, returnedOn);
};

// There is one store; the writes of one person may wait for those of another.
const together = 6;

const makeContexts = (name: string) => {
  let requests = 0;
  return (day: string, hour = 14): AuditContext => {
    requests += 1;
    const rest = `${String(requests % 60).padStart(2, '0')}.${String(requests % 1000).padStart(3, '0')}`;
    return {
      at: `${day}T${String(hour).padStart(2, '0')}:${String(Math.floor(requests / 60) % 60).padStart(2, '0')}:${rest}Z`,
      requestId: `${name}-${requests}`,
      username: 'made',
      role: 'ROLE_STAFF',
      call: 'made',
      written: false,
    };
  };
};

const addPerson = async (table: Table, firstDay: string, seed: number, number: number): Promise<void> => {
  const random = makeRandom(seed + number * 7919);
  const contextAt = makeContexts(`person-${number}`);
  const referredOn = addDays(firstDay, Math.floor(random() * 365));
  const context = contextAt(referredOn, 7);
  const byStaff = random() < 0.3;
  const { referralId: patientId } = await createRecordStore(table).add(
    { answers: answersOf(random, number) },
    {
      ...{ call: 'made', idempotencyKey: context.requestId, content: number, at: context.at },
      ...(byStaff && { auditContext: context }),
    },
  );
  await live(table, { patientId, referredOn, random, contextAt }, number, referredOn);
};

/**
 * A year of the given number of people, through the functions that staff and visitors use; each from a seed of their
 * own.
 */
export const makeYear = async (
  table: Table,
  { people, firstDay, seed }: { people: number; firstDay: string; seed: number },
): Promise<void> => {
  const numbers = Array.from({ length: people }, (_, number) => number);
  const work = async () => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
      await addPerson(table, firstDay, seed, number);
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  const random = makeRandom(seed);
  const contextAt = makeContexts('form');
  for (let form = 0; form < people / 5; form += 1) {
    const context = contextAt(addDays(firstDay, Math.floor(random() * 365)));
    const answers = feedbackStatements.map((_, question) => ({
      question,
      score: Math.floor(random() * 5),
      tests: 1 as const,
    }));
    await createFeedbackStore(table).add(answers, context.requestId, context);
  }
};
