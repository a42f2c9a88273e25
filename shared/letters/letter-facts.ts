import type { Appointment } from '../appointments/appointment.ts';
import { daysOfPatient } from '../appointments/appointments.ts';
import { today } from '../kernel/today.ts';
import { facts } from '../organisation/facts.ts';
import { serviceName } from '../organisation/services.ts';
import type { PatientRecord } from '../patients/record.ts';
import { instruments } from '../questionnaires/registry.ts';
import type { TestResult } from '../questionnaires/result.ts';
import type { LetterFacts } from './fill-letter.ts';
import type { LetterParty } from './letter-kinds.ts';

type Named = { readonly firstName: string; readonly lastName: string };
const fullName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();

const inFull = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long' });

/** `8 December 2026`, as a letter says it. */
export const dayInLetter = (day: string): string => inFull.format(Date.parse(day));

type Session = Pick<Appointment, 'day' | 'time' | 'startsAt' | 'status'>;
type Score = Pick<TestResult, 'questionType' | 'questionDate' | 'score'>;

const describeSession = ({ day, time }: Session): string =>
  `${weekday.format(Date.parse(day))} ${dayInLetter(day)} at ${time}`;

/** The sessions of a stay that somebody came to; nothing where there may be earlier ones that were not read. */
const describeAttended = (past: readonly Session[], from: string): string => {
  const count = past.filter(({ day, status }) => day >= from && (status === 'attended' || status === 'late')).length;
  return count === 0 || past.length >= daysOfPatient ? '' : `${count} ${count === 1 ? 'session' : 'sessions'}`;
};

/** A line for each questionnaire with a total: the first score of the stay, and the latest. */
const describeScores = (scores: readonly Score[], from: string): string =>
  instruments
    .flatMap(({ id, name, reports }) => {
      const own = scores
        .filter(
          ({ questionType, questionDate, score }) => questionType === id && score !== undefined && questionDate >= from,
        )
        .toSorted((one, other) => one.questionDate.localeCompare(other.questionDate));
      const [first, last] = [own[0], own.at(-1)];
      if (reports !== 'total' || !first || !last) return [];
      const words = [...new Set([first, last])].map((one) => `${one.score} on ${dayInLetter(one.questionDate)}`);
      return [`${name}: ${words.join(', ')}`];
    })
    .join('\n');

type Known = {
  record: PatientRecord;
  /** Undefined where they could not be read: whoever writes the letter fills them in. */
  sessions: { coming: readonly Session[]; past: readonly Session[] } | undefined;
  scores: readonly Score[] | undefined;
};

/** What a letter may say of a record. */
export const letterFactsOf = ({ record, sessions, scores = [] }: Known, now = new Date()): LetterFacts => {
  const { referralPersonalDetails: person, referralGpDetails: gp, referralProject, referralDate, user } = record;
  const from = today(new Date(referralDate));
  const past = sessions?.past ?? [];
  // One of today stays among those to come until it is recorded.
  const next = sessions?.coming.find(({ startsAt }) => Date.parse(startsAt) > now.getTime());
  const missed = past.find(({ status }) => status === 'missed');
  return {
    organisation: facts.longName,
    phone: facts.phone,
    person: fullName(record),
    firstName: record.firstName,
    born: person.dob && dayInLetter(person.dob),
    reference: record.reference,
    nhsNumber: person.nhsNumber,
    service: referralProject.project && serviceName(referralProject.project),
    worker: user && fullName(user),
    referredOn: dayInLetter(from),
    nextSession: next && describeSession(next),
    missedSession: missed && dayInLetter(missed.day),
    attended: describeAttended(past, from),
    scores: describeScores(scores, from),
    gp: fullName(gp),
  };
};

const lines = (...parts: readonly string[]): string => parts.filter(Boolean).join('\n');

/** The name and the address on the envelope, as far as the record has them. */
export const envelopeOf = (
  { firstName, lastName, referralPersonalDetails: person, referralGpDetails: gp }: PatientRecord,
  party: LetterParty,
): { name: string; address: string } => {
  if (party === 'person') return { name: `${firstName} ${lastName}`, address: lines(person.address, person.postcode) };
  if (party === 'gp') return { name: fullName(gp), address: lines(gp.address, gp.postcode) };
  return { name: '', address: '' };
};
