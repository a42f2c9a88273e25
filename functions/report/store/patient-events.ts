import { wasSeen } from '../../../shared/appointments/appointments.ts';
import { countsFrom, episodeAt, referralDayOf } from '../../../shared/episodes/episodes.ts';
import { daysBetween } from '../../../shared/kernel/calendar.ts';
import { today } from '../../../shared/kernel/today.ts';
import { nobody } from '../../../shared/patients/caseload-schema.ts';
import { instrumentsFor } from '../../../shared/questionnaires/offered.ts';
import type { TestResult } from '../../../shared/questionnaires/result.ts';
import { hasEnded } from '../../../shared/referrals/referral-state.ts';
import type { attendances } from '../../../shared/report/attendances.ts';
import { categoriesOf, serviceOf } from '../../../shared/report/dimensions.ts';
import type { ReportEvent } from '../../../shared/report/events.ts';
import { unknown } from '../../../shared/report/unknown.ts';
import { dayOfAppointment, type StoredAppointment } from '../../appointments/store/appointment-items.ts';
import { isUncounted, type StoredEpisode } from '../../episodes/store/episodes.ts';
import type { StoredRecord } from '../../patients/store/record.ts';
import type { StoredEvent } from '../../patients/store/timeline.ts';
import { serviceOfReferral } from '../../referrals/store/referral-places.ts';

/** The sources of the report for one patient. Events and appointments are in order. */
export type PatientSources = {
  record: StoredRecord;
  timeline: readonly StoredEvent[];
  results: readonly TestResult[];
  appointments: readonly StoredAppointment[];
};

const dayOf = (at: string): string => today(new Date(at));
const later = (one: string, other: string): string => (one > other ? one : other);

type Given = { at: string; to: string };

/** The workers of the patient, and since when; the last is the one that the record has. */
const givenTo = ({ timeline, record }: PatientSources): Given[] => {
  const given = timeline.flatMap(({ at, event }): Given[] => {
    if (event.kind === 'assigned') return [{ at, to: event.to.id }];
    return event.kind === 'handed-over' ? [{ at, to: event.to?.id ?? nobody }] : [];
  });
  const [last, worker] = [given.at(-1), record.user?.id ?? nobody];
  // From before there was a timeline, or in which two changes of one moment changed places.
  return (last?.to ?? nobody) === worker ? given : [...given, { at: last?.at ?? '', to: worker }];
};

const workerAt = (given: readonly Given[], at: string): string => given.findLast((one) => one.at <= at)?.to ?? nobody;

/** The worker when the episode began, or the first one in it. */
const firstWorker = (given: readonly Given[], from: string, until: string): string => {
  const before = workerAt(given, from);
  if (before !== nobody) return before;
  return given.find(({ at, to }) => at > from && at <= until && to !== nobody)?.to ?? nobody;
};

/** `assumed` where an import did not name the day: nobody knows when the person was contacted. */
type Move = { at: string; to: StoredEpisode['state']; assumed?: true | undefined };

const movesOf = (
  timeline: readonly StoredEvent[],
  { number, referredAt, state, stateSince, imported }: StoredEpisode,
): Move[] => {
  // That it was taken for junk meanwhile decided nothing.
  const decisions = timeline.flatMap(({ at, event }) =>
    event.kind === 'referral-state' && event.episode === number && event.to !== 'junk'
      ? [{ at, from: event.from === 'junk' ? ('new' as const) : event.from, to: event.to }]
      : [],
  );
  const first: Move[] = imported
    ? [
        { at: referredAt, to: 'new' },
        { at: imported.since, to: imported.state, assumed: imported.assumed },
      ]
    : [{ at: referredAt, to: decisions[0]?.from ?? (hasEnded(state) ? 'new' : state) }];
  const moves = [...first, ...decisions];
  // From before the timeline decisions it.
  return moves.at(-1)?.to === state ? moves : [...moves, { at: stateSince, to: state }];
};

const appointmentAttendance = ({ status, cancelled }: StoredAppointment): (typeof attendances)[number] | undefined => {
  if (status === 'cancelled') return cancelled?.by === 'service' ? 'cancelled-service' : 'cancelled-person';
  return status === 'planned' ? undefined : status;
};

type EpisodeFacts = {
  episode: StoredEpisode;
  service: string;
  worker: string;
  closedBy: string;
  person: ReturnType<typeof categoriesOf>;
  seen: StoredAppointment | undefined;
  results: readonly TestResult[];
};

/** When the referral began to wait, and when it was decided; again where the decision was reversed. */
const waitingOf = ({ episode, service, worker, person }: EpisodeFacts, moves: readonly Move[]): ReportEvent[] => {
  const first = referralDayOf(episode);
  let waits = false;
  const turns = moves.flatMap(({ at, to }) => {
    if (waits === !hasEnded(to)) return [];
    waits = !waits;
    return [{ waits, day: later(dayOf(at), first) }];
  });
  return turns.map(({ waits: begins, day }, index): ReportEvent => {
    const until = turns[index + 1]?.day;
    if (!begins) return { kind: 'decided', day, service, worker, person };
    return { kind: 'waits', day, service, worker, person, ...(until !== undefined && { until }) };
  });
};

const contactOf = ({ episode, service, worker, seen }: EpisodeFacts, moves: readonly Move[]): ReportEvent[] => {
  const decision = moves.find(({ to, assumed }) => !assumed && (to === 'contacted' || to === 'accepted'));
  const days = [...(decision ? [dayOf(decision.at)] : []), ...(seen ? [dayOfAppointment(seen)] : [])].toSorted();
  const [first] = days;
  if (first === undefined) return [];
  const referred = referralDayOf(episode);
  const day = later(first, referred);
  return [{ kind: 'contacted', day, service, worker, days: daysBetween(referred, day) }];
};

const seenOf = ({ episode, service, seen, person }: EpisodeFacts): ReportEvent[] => {
  if (!seen) return [];
  const referred = referralDayOf(episode);
  const day = later(dayOfAppointment(seen), referred);
  return [{ kind: 'seen', day, service, worker: seen.workerId, person, days: daysBetween(referred, day) }];
};

/** The first result of an instrument in the episode, and the last, where there are two. */
const endsOf = (results: readonly TestResult[], instrument: string) => {
  const own = results
    .filter(({ questionType, score }) => questionType === instrument && score !== undefined)
    .toSorted(
      (one, two) => one.questionDate.localeCompare(two.questionDate) || one.resultId.localeCompare(two.resultId),
    );
  return { count: own.length, ...(own.length > 1 && { first: own[0]?.score, latest: own.at(-1)?.score }) };
};

const closedOf = (facts: EpisodeFacts): ReportEvent[] => {
  const { episode, closedBy: worker, person, seen, results } = facts;
  if (!episode.closing) return [];
  const day = later(dayOf(episode.closing.at), referralDayOf(episode));
  const { service } = facts;
  const reason = episode.closing.reason ?? 'unknown';
  // An instrument of every service is also used for an unknown one.
  const used = instrumentsFor(service === unknown ? '' : service);
  const measured = used.flatMap(({ id: instrument, reports, reliableChange }): ReportEvent[] => {
    if (reports !== 'total' || reliableChange === undefined || reason === 'died') return [];
    const { count, first, latest } = endsOf(results, instrument);
    if (!seen && count === 0) return [];
    const ends = first === undefined || latest === undefined ? {} : { first, latest };
    return [{ kind: 'measured', day, service, worker, instrument, ...ends }];
  });
  return [{ kind: 'closed', day, service, worker, person, reason }, ...measured];
};

/** All events of a patient that the report counts, of junk and of a practice patient none. The same sources always give the same events. */
export const eventsOfPatient = (sources: PatientSources): ReportEvent[] => {
  const { record, timeline, results, appointments } = sources;
  if (isUncounted(record)) return [];
  const { episodes, referralDemographics, referralPersonalDetails } = record;
  const given = givenTo(sources);
  const days = countsFrom(episodes);
  const ofEpisodes = episodes.map((episode, index): EpisodeFacts => {
    const isIn = (day: string) => episodeAt(episodes, day).number === episode.number;
    const until = episode.closing?.at ?? episodes[index + 1]?.referredAt ?? '9';
    const person = { ...referralDemographics, ...referralPersonalDetails, referrerKind: episode.referrerKind };
    return {
      episode,
      service: serviceOf(serviceOfReferral(record, episode)),
      worker: firstWorker(given, episode.referredAt, until),
      closedBy: workerAt(given, episode.closing?.at ?? ''),
      person: categoriesOf(person, referralDayOf(episode)),
      seen: appointments.find((one) => wasSeen(one.status) && isIn(dayOfAppointment(one))),
      results: results.filter(({ questionDate }) => isIn(questionDate)),
    };
  });

  const countedEpisodes = ofEpisodes.flatMap((facts): ReportEvent[] => {
    const { episode, service, worker, person } = facts;
    const moves = movesOf(timeline, episode);
    return [
      { kind: 'referred', day: referralDayOf(episode), service, worker, person },
      ...waitingOf(facts, moves),
      ...contactOf(facts, moves),
      ...seenOf(facts),
      ...closedOf(facts),
    ];
  });
  const attendances = appointments.flatMap((one): ReportEvent[] => {
    const attendance = appointmentAttendance(one);
    const day = dayOfAppointment(one);
    const service =
      ofEpisodes[days.findLastIndex((from) => from <= day)]?.service ?? ofEpisodes[0]?.service ?? serviceOf('');
    return attendance ? [{ kind: 'session', day, service, worker: one.workerId, attendance }] : [];
  });
  return [...countedEpisodes, ...attendances];
};
