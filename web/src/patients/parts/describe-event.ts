import { closingReasonLabels } from '../../../../shared/episodes/closing.ts';
import type { ReferralGroupName } from '../../../../shared/intake/referral-form.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { letterKindLabels, letterPartyLabels, letterWayLabels } from '../../../../shared/letters/letter-kinds.ts';
import { serviceName } from '../../../../shared/organisation/services.ts';
import type { StaffUser } from '../../../../shared/patients/record.ts';
import { recordGroups } from '../../../../shared/patients/record-groups.ts';
import type { TimelineEvent } from '../../../../shared/patients/timeline.ts';
import { consentLabels } from '../../../../shared/privacy/consent-purposes.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import { referralStateLabels } from '../../../../shared/referrals/referral-state.ts';
import { referrerKindLabels } from '../../../../shared/referrals/referrer-kind.ts';
import { describeRecorded } from '../../alerts/parts/response-form.tsx';
import {
  cancellerLabels,
  describeStart,
  noticeLabels,
  placeLabels,
  statusLabels,
} from '../../appointments/parts/words.ts';
import { describeClosing } from '../../episodes/parts/describe-episode.ts';
import { markWords } from '../../groups/parts/words.ts';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import { callTitles, describeCall } from '../../safety/parts/words.ts';
import { answeredByLabels, listAsked, wayLabels } from '../../self-completion/parts/words.ts';
import { externalStatusLabels, openingReasonLabels } from './words.ts';

export const isGroup = (name: string): name is ReferralGroupName => name in recordGroups;
const groupTitle = (name: string): string => (isGroup(name) ? recordGroups[name].title : name);

const describeScore = (what: Extract<TimelineEvent, { kind: 'score' | 'score-corrected' }>): string => {
  const { questionType, questionDate, score, risk } = what;
  const by = what.kind === 'score' && what.answeredBy ? `, ${answeredByLabels[what.answeredBy]}` : '';
  const test = `${findQuestionnaire(questionType).name} of ${formatDay(questionDate)}${by}`;
  const result = risk ?? score;
  return result === undefined ? test : `${test}: ${result}`;
};

const nameOf = (person: StaffUser | undefined): string => (person ? fullName(person) : 'nobody');

type Acknowledged = Extract<TimelineEvent, { kind: 'acknowledged' }>;
const partyNames: Record<Acknowledged['party'], string> = { referrer: 'The referrer', person: 'The person' };
const notInformedReasons: Record<Exclude<Acknowledged['outcome'], 'sent'>, string> = {
  'not-set-up': 'This organisation sends no email from here. Please tell them yourself.',
  'day-full': 'No more emails could be sent that day. Please tell them yourself.',
  'too-many': 'Too many emails were requested for this address, or from one connection. Please tell them yourself.',
  refused: 'The email address cannot be reached: it may be misspelt. Please tell them another way.',
  unreached: 'The email could not be sent, although it was tried again for a day. Please tell them yourself.',
  uncertain: 'The connection broke off, and nobody knows whether the email was sent. Please ask them.',
};

const triedAgain =
  'The email could not be sent just then. It is tried again by itself for a day: this timeline then says how it went.';

const consentWords = { given: 'they agree', refused: 'they do not agree', withdrawn: 'consent withdrawn' };

type Described = readonly [title: string, text?: string | undefined];

const describe: { [Kind in TimelineEvent['kind']]: (what: Extract<TimelineEvent, { kind: Kind }>) => Described } = {
  referred: () => ['Referred through the public form'],
  acknowledged: (what) => [
    `${partyNames[what.party]} ${what.outcome === 'sent' ? 'was told by email that it has arrived' : 'was not told that it has arrived'}`,
    what.outcome === 'sent' ? undefined : what.again ? triedAgain : notInformedReasons[what.outcome],
  ],
  added: (what) => [what.imported ? 'Imported from a file' : 'Added as a new patient'],
  changed: (what) => [`Record changed: ${what.groups.map(groupTitle).join(', ')}`],
  assigned: (what) => [`Assigned to ${fullName(what.to)}`],
  'handed-over': ({ from, to, reason }) => [
    `Handed over ${from ? `from ${nameOf(from)} ` : ''}to ${nameOf(to)}`,
    reason,
  ],
  opened: (what) => [
    `Opened ${what.part ? `a restricted ${what.part} ` : ''}with a reason: ${openingReasonLabels[what.why]}`,
    [what.words, what.informed && `${nameOf(what.informed)} was told.`].filter(Boolean).join('\n'),
  ],
  restricted: ({ part, lifted }) => [`A ${part} is ${lifted ? 'no longer ' : ''}restricted`],
  task: (what) => [`Task for ${nameOf(what.owner)}, until ${formatDay(what.until)}`, what.what],
  'task-changed': (what) => [`Task changed: for ${nameOf(what.owner)}, until ${formatDay(what.until)}`, what.what],
  'task-done': ({ what, why }) => [why === undefined ? 'Task done' : `Task ended, not done: ${why}`, what],
  'task-reopened': (what) => ['Task opened again', what.what],
  'referral-state': (what) => [
    `Referral: ${referralStateLabels[what.to]}`,
    [what.why, what.insteadTo && `Where to instead: ${what.insteadTo}`].filter(Boolean).join('\n'),
  ],
  call: (what) => [callTitles[what.outcome], describeCall(what)],
  'call-handed': (what) => [
    `Call to somebody in danger: still to be made by ${what.to ? nameOf(what.to) : 'everybody'}, until ${formatDay(what.until)}`,
  ],
  danger: (what) => [what.stands ? 'Danger raised' : 'Danger lifted', what.reason],
  'code-renewed': () => ['They were given a new code, which shows where the referral is'],
  'referral-answered': (what) => ['The referrer was answered by email', what.text],
  'referral-joined': (what) => [
    `Referred again${what.reference ? ` (${what.reference})` : ''}`,
    `It came as the referral of a new person, and is episode ${what.episode} of this one now.`,
  ],
  'referral-separated': (what) => [
    what.isOwn
      ? 'Found to be another person: a record of its own again'
      : `Not the same person: the referral${what.reference ? ` ${what.reference}` : ''} is a record of its own again`,
    what.reason,
  ],
  'appointment-planned': (what) => [
    `Session planned for ${describeStart(what.startsAt)}${what.times > 1 ? `, and ${what.times - 1} more weekly` : ''}`,
    placeLabels[what.place],
  ],
  'appointment-moved': (what) => [
    what.worker
      ? `Session of ${describeStart(what.startsAt)} moved to ${nameOf(what.worker)}`
      : `Session moved from ${describeStart(what.from)} to ${describeStart(what.startsAt)}`,
  ],
  'appointment-cancelled': (what) => [
    `Session of ${describeStart(what.startsAt)} cancelled: ${cancellerLabels[what.by].toLowerCase()}, ${noticeLabels[what.notice].toLowerCase()}`,
    what.reason,
  ],
  'appointment-told': (what) => [
    `Told by a text that the session of ${describeStart(what.startsAt)}${what.times > 1 ? ` and ${what.times - 1} more are` : ' is'} cancelled`,
  ],
  appointment: (what) => [
    `Session of ${describeStart(what.startsAt)}: ${statusLabels[what.status].toLowerCase()}`,
    `${placeLabels[what.place]}, ${what.minutes} minutes`,
  ],
  'group-session': ({ name, startsAt, mark, was }) => [
    `${name} of ${describeStart(startsAt)}: ${mark ? markWords[mark] : 'taken off the register'}`,
    was && `It was: ${markWords[was]}.`,
  ],
  deactivated: () => ['Deactivated'],
  reactivated: () => ['Reactivated'],
  closed: (what) => [
    `${what.completed ? 'Closing completed' : 'Closed'}: ${closingReasonLabels[what.reason]}`,
    describeClosing(what).join('\n'),
  ],
  reopened: (what) => ['Opened again', what.reason],
  returned: (what) => [
    `Came back: episode ${what.episode}`,
    `${what.services.map(serviceName).join(', ') || 'No service chosen yet'}. ${referrerKindLabels[what.referrerKind]}.`,
  ],
  note: (what) => ['Case note', what.excerpt],
  'note-amended': (what) => ['Case note amended', what.excerpt],
  'note-withdrawn': (what) => [
    what.withdrawnAt
      ? `A note was withdrawn on ${formatInstantShort(what.withdrawnAt)}`
      : `A note of ${formatInstantShort(what.noteAt)} was withdrawn`,
  ],
  'note-moved-here': (what) => [`A note of ${formatInstantShort(what.noteAt)} was moved here from another record`],
  message: (what) => [
    'Message through the website',
    what.excerpt ?? 'It has been deleted, or is on another record now.',
  ],
  'document-added': (what) => ['Document added', what.name],
  'document-named': (what) => ['Document named', what.name],
  'document-deleted': (what) => [`Document deleted: ${what.name}`, what.reason],
  letter: ({ of, party, way, subject }) => [
    `Letter: ${letterKindLabels[of]}`,
    `${letterPartyLabels[party]}, ${letterWayLabels[way].toLowerCase()}: ${subject}`,
  ],
  'letter-deleted': ({ subject, reason }) => [`Letter deleted: ${subject}`, reason],
  consent: ({ purpose, answer }) => [`${consentLabels[purpose]}: ${consentWords[answer]}`],
  external: (what) => [`Referred to ${what.serviceType}`],
  'external-updated': (what) => [`${what.serviceType}: ${externalStatusLabels[what.status]}`, what.outcome],
  'safety-plan': (what) => [what.version === 1 ? 'Safety plan written' : 'Safety plan changed'],
  'answers-asked': (what) => [
    `${what.due ? 'Reminded' : 'Asked'} to answer alone, ${wayLabels[what.way]}: ${listAsked(what.questionnaires)}`,
  ],
  'answers-opened': (what) => [what.way === 'tablet' ? 'The tablet was handed over' : 'The link was opened'],
  'answers-finished': (what) => [`Everything was answered ${wayLabels[what.way]}`],
  'answers-revoked': (what) => [`Asked to answer alone, ${wayLabels[what.way]}: revoked`],
  score: (what) => [describeScore(what)],
  'score-corrected': (what) => [`Corrected: ${describeScore(what)}`, what.why],
  alert: (what) => [`Alert: ${what.reason}`],
  'alert-escalated': (what) => [
    what.to === 'admins' ? 'Alert still open: admins texted' : 'Alert still open: duty lead texted',
  ],
  'alert-answered': (what) => [`Alert answered by ${what.name}: ${what.reason}`, describeRecorded(what)],
  'alert-reviewed': (what) => [`Alert reviewed by ${what.name}: ${what.reason}`, describeRecorded(what)],
};

export const describeEvent = (what: TimelineEvent): Described =>
  // The compiler does not see that the kind of the event chose the description.
  (describe[what.kind] as (what: TimelineEvent) => Described)(what);
