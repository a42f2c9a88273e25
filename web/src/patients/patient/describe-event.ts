import { closingReasonLabels } from '../../../../shared/episodes/closing.ts';
import type { ReferralGroupName } from '../../../../shared/intake/referral-form.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import type { StaffUser } from '../../../../shared/patients/record.ts';
import { recordGroups } from '../../../../shared/patients/record-groups.ts';
import type { TimelineEvent } from '../../../../shared/patients/timeline.ts';
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
import { formatInstantShort } from '../../kernel/lib/format-date.ts';
import { callTitles, describeCall } from '../../safety/parts/words.ts';
import { answeredByLabels, listAsked, wayLabels } from '../../self-completion/parts/words.ts';
import { statusLabels as externalLabels } from '../parts/external-referral/status-labels.ts';
import { openingReasonLabels } from '../parts/opening-words.ts';
import { serviceName } from '../parts/service-name.ts';

export const isGroup = (name: string): name is ReferralGroupName => name in recordGroups;
const groupTitle = (name: string): string => (isGroup(name) ? recordGroups[name].title : name);

type Scored = Extract<TimelineEvent, { kind: 'score' | 'score-corrected' }>;

const describeScore = (what: Scored): string => {
  const { questionType, questionDate, score, risk } = what;
  const by = what.kind === 'score' && what.answeredBy ? `, ${answeredByLabels[what.answeredBy]}` : '';
  const test = `${findQuestionnaire(questionType).name} of ${formatDay(questionDate)}${by}`;
  const result = risk ?? score;
  return result === undefined ? test : `${test}: ${result}`;
};

const nameOf = (person: StaffUser | undefined): string =>
  person ? `${person.firstName} ${person.lastName}` : 'nobody';
const fromTo = ({ from, to }: Extract<TimelineEvent, { kind: 'handed-over' }>): string =>
  `${from ? `from ${nameOf(from)} ` : ''}to ${nameOf(to)}`;

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

type Described = { title: string; text?: string };

const describe: { [Kind in TimelineEvent['kind']]: (what: Extract<TimelineEvent, { kind: Kind }>) => Described } = {
  referred: () => ({ title: 'Referred through the public form' }),
  acknowledged: (what) => ({
    title: `${partyNames[what.party]} ${what.outcome === 'sent' ? 'was told by email that it has arrived' : 'was not told that it has arrived'}`,
    ...(what.outcome !== 'sent' && { text: what.again ? triedAgain : notInformedReasons[what.outcome] }),
  }),
  added: (what) => ({ title: what.imported ? 'Imported from a file' : 'Added as a new patient' }),
  changed: (what) => ({ title: `Record changed: ${what.groups.map(groupTitle).join(', ')}` }),
  assigned: (what) => ({ title: `Assigned to ${what.to.firstName} ${what.to.lastName}` }),
  'handed-over': (what) => ({ title: `Handed over ${fromTo(what)}`, text: what.reason }),
  opened: (what) => ({
    title: `Opened with a reason: ${openingReasonLabels[what.why]}`,
    text: [what.words, what.informed && `${nameOf(what.informed)} was told.`].filter(Boolean).join('\n'),
  }),
  task: (what) => ({ title: `Task for ${nameOf(what.owner)}, until ${formatDay(what.until)}`, text: what.what }),
  'task-changed': (what) => ({
    title: `Task changed: for ${nameOf(what.owner)}, until ${formatDay(what.until)}`,
    text: what.what,
  }),
  'task-done': (what) => ({ title: 'Task done', text: what.what }),
  'task-reopened': (what) => ({ title: 'Task opened again', text: what.what }),
  'referral-state': (what) => ({
    title: `Referral: ${referralStateLabels[what.to]}`,
    text: [what.why, what.insteadTo && `Where to instead: ${what.insteadTo}`].filter(Boolean).join('\n'),
  }),
  call: (what) => ({ title: callTitles[what.outcome], text: describeCall(what) }),
  'call-handed': (what) => ({
    title: `Call to somebody in danger: still to be made by ${what.to ? nameOf(what.to) : 'everybody'}, until ${formatDay(what.until)}`,
  }),
  danger: (what) => ({ title: what.stands ? 'Danger raised' : 'Danger lifted', text: what.reason }),
  'referral-answered': (what) => ({ title: 'The referrer was answered by email', text: what.text }),
  'referral-joined': (what) => ({
    title: `Referred again${what.reference ? ` (${what.reference})` : ''}`,
    text: `It came as the referral of a new person, and is episode ${what.episode} of this one now.`,
  }),
  'referral-separated': (what) => ({
    title: what.isOwn
      ? 'Found to be another person: a record of its own again'
      : `Not the same person: the referral${what.reference ? ` ${what.reference}` : ''} is a record of its own again`,
    text: what.reason,
  }),
  'appointment-planned': (what) => ({
    title: `Session planned for ${describeStart(what.startsAt)}${what.times > 1 ? `, and ${what.times - 1} more weekly` : ''}`,
    text: placeLabels[what.place],
  }),
  'appointment-moved': (what) => {
    if (what.worker) return { title: `Session of ${describeStart(what.startsAt)} moved to ${nameOf(what.worker)}` };
    return { title: `Session moved from ${describeStart(what.from)} to ${describeStart(what.startsAt)}` };
  },
  'appointment-cancelled': (what) => ({
    title: `Session of ${describeStart(what.startsAt)} cancelled: ${cancellerLabels[what.by].toLowerCase()}, ${noticeLabels[what.notice].toLowerCase()}`,
    text: what.reason,
  }),
  'appointment-told': (what) => ({
    title: `Told by a text that the session of ${describeStart(what.startsAt)}${what.times > 1 ? ` and ${what.times - 1} more are` : ' is'} cancelled`,
  }),
  appointment: (what) => ({
    title: `Session of ${describeStart(what.startsAt)}: ${statusLabels[what.status].toLowerCase()}`,
    text: `${placeLabels[what.place]}, ${what.minutes} minutes`,
  }),
  'group-session': (what) => {
    const { name, startsAt, mark, was } = what;
    const now = mark ? markWords[mark] : 'taken off the register';
    return {
      title: `${name} of ${describeStart(startsAt)}: ${now}`,
      ...(was && { text: `It was: ${markWords[was]}.` }),
    };
  },
  deactivated: () => ({ title: 'Deactivated' }),
  reactivated: () => ({ title: 'Reactivated' }),
  closed: (what) => ({
    title: `${what.completed ? 'Closing completed' : 'Closed'}: ${closingReasonLabels[what.reason]}`,
    text: describeClosing(what).join('\n'),
  }),
  reopened: (what) => ({ title: 'Opened again', text: what.reason }),
  returned: (what) => ({
    title: `Came back: episode ${what.episode}`,
    text: `${what.services.map(serviceName).join(', ') || 'No service chosen yet'}. ${referrerKindLabels[what.referrerKind]}.`,
  }),
  note: (what) => ({ title: 'Case note', text: what.excerpt }),
  'note-amended': (what) => ({ title: 'Case note amended', text: what.excerpt }),
  'note-withdrawn': (what) => ({
    title: what.withdrawnAt
      ? `A note was withdrawn on ${formatInstantShort(what.withdrawnAt)}`
      : `A note of ${formatInstantShort(what.noteAt)} was withdrawn`,
  }),
  'note-moved-here': (what) => ({
    title: `A note of ${formatInstantShort(what.noteAt)} was moved here from another record`,
  }),
  message: (what) => ({
    title: 'Message through the website',
    text: what.excerpt ?? 'It has been deleted, or is on another record now.',
  }),
  'document-added': (what) => ({ title: 'Document added', text: what.name }),
  'document-named': (what) => ({ title: 'Document named', text: what.name }),
  'document-deleted': (what) => ({ title: `Document deleted: ${what.name}`, text: what.reason }),
  external: (what) => ({ title: `Referred to ${what.serviceType}` }),
  'external-updated': (what) => ({ title: `${what.serviceType}: ${externalLabels[what.status]}`, text: what.outcome }),
  'safety-plan': (what) => ({ title: what.version === 1 ? 'Safety plan written' : 'Safety plan changed' }),
  'answers-asked': (what) => ({
    title: `${what.due ? 'Reminded' : 'Asked'} to answer alone, ${wayLabels[what.way]}: ${listAsked(what.questionnaires)}`,
  }),
  'answers-opened': (what) => ({ title: what.way === 'tablet' ? 'The tablet was handed over' : 'The link was opened' }),
  'answers-finished': (what) => ({ title: `Everything was answered ${wayLabels[what.way]}` }),
  'answers-revoked': (what) => ({ title: `Asked to answer alone, ${wayLabels[what.way]}: revoked` }),
  score: (what) => ({ title: describeScore(what) }),
  'score-corrected': (what) => ({ title: `Corrected: ${describeScore(what)}`, text: what.why }),
  alert: (what) => ({ title: `Alert: ${what.reason}` }),
  'alert-escalated': (what) => ({
    title: what.to === 'admins' ? 'Alert still open: admins texted' : 'Alert still open: duty lead texted',
  }),
  'alert-answered': (what) => ({
    title: `Alert answered by ${what.name}: ${what.reason}`,
    text: describeRecorded(what),
  }),
  'alert-reviewed': (what) => ({
    title: `Alert reviewed by ${what.name}: ${what.reason}`,
    text: describeRecorded(what),
  }),
};

export const describeEvent = (what: TimelineEvent): Described =>
  // The compiler does not see that the kind of the event chose the description.
  (describe[what.kind] as (what: TimelineEvent) => Described)(what);
