import { limitPolicy, linkTexts } from '../../shared/kernel/limit-policy.ts';
import { missing } from '../../shared/kernel/missing.ts';
import { answeredAloneFor } from '../../shared/questionnaires/answered-alone.ts';
import { findQuestionnaire } from '../../shared/questionnaires/registry.ts';
import { completionStateOf } from '../../shared/self-completion/self-completion.ts';
import {
  type Completion,
  noSuchCompletion,
  type wayStates,
} from '../../shared/self-completion/self-completion-schema.ts';
import { wayStatesOf } from '../appointments/store/text-state.ts';
import { conflict, notFound, refusedAt } from '../kernel/http/outcome.ts';
import { log } from '../kernel/lib/log.ts';
import { pathOfLink, sendLink } from '../self-completion/send-link.ts';
import type { SelfCompletionRequest } from '../self-completion/store/items.ts';
import type { QuestionnairesHandlers } from './dependencies.ts';

const inactive = 'This patient is not active, so nothing can be sent. Please reactivate them first.';

const whyNot: Readonly<Record<Exclude<(typeof wayStates)[number], 'safe'>, string>> = {
  'not-safe':
    'The person did not say that this way is safe, so nothing was sent. Please ask them, and change the record.',
  'no-mobile': 'The record has no UK mobile number, so nothing was sent. Please add it, or choose another way.',
  'no-address': 'The record has no email address, so nothing was sent. Please add it, or choose another way.',
  'no-birth-date': 'The record has no date of birth, without which nobody can open a link. Please add it first.',
};

const messages = {
  tablet: 'Please hand over the tablet now.',
  sent: 'The link was sent. It opens for 72 hours.',
  failed: 'The link could not be sent, and it does not work. Please try again, or hand over the tablet.',
} as const;

const over = 'It was answered or closed before, so there was nothing to revoke. It is shown as it is now.';

const presentCompletion = (stored: SelfCompletionRequest, now: number): Completion => {
  const { requestId, way, questionnaires, feedback, askedAt, closesAt, openedAt, finishedAt, done } = stored;
  const known = { requestId, way, questionnaires, feedback: feedback !== 'not-asked', askedAt, closesAt, done };
  return { ...known, openedAt, finishedAt, state: completionStateOf(stored, now) };
};

/** The calls by which a worker asks somebody to answer by themselves. */
export const selfCompletionHandlers = {
  askForAnswers: async (
    { params: { patientId }, body, client: { site }, idempotencyKey, auditContext },
    { completions, readReachable, results, limits },
  ) => {
    const [person, patient] = await Promise.all([readReachable(patientId), results.readPatient(patientId)]);
    if (!person || !patient) return notFound(missing.patient);
    if (!patient.active) return conflict(inactive);
    const offered = answeredAloneFor(patient.service);
    const strange = body.questionnaires.find((type) => !offered.includes(type));
    if (strange) {
      return refusedAt(
        'questionnaires',
        `${findQuestionnaire(strange).name} is not used in the service of this patient. Please choose another questionnaire.`,
      );
    }
    const state = body.way === 'tablet' ? 'safe' : wayStatesOf(person)[body.way];
    if (state !== 'safe') return conflict(whyNot[state]);
    const asked = await completions.ask(patientId, body, idempotencyKey, auditContext);
    if (asked.outcome === 'missing') return notFound(missing.patient);
    const { request, token } = asked;
    const now = Date.now();
    // The same request again: the link has been sent, or is being sent, and nobody knows it any more.
    if (token === undefined) {
      const outcome = request.sending?.outcome ?? 'sent';
      return { status: 201, body: { ...presentCompletion(request, now), message: messages[outcome] } };
    }
    const path = pathOfLink(token, body.language);
    if (body.way === 'tablet') {
      return { status: 201, body: { ...presentCompletion(request, now), address: path, message: messages.tablet } };
    }
    const isFull = body.way === 'text' && !(await limits.spendOfDay(linkTexts, limitPolicy.linkTextsADay, now));
    if (isFull) log({ event: 'quota-exceeded', counted: linkTexts });
    const link = { way: body.way, site, path, language: body.language };
    const outcome = isFull ? 'failed' : await sendLink(link, person, { limits, now });
    const marked = await completions.markSending(request, outcome, new Date(now).toISOString());
    return { status: 201, body: { ...presentCompletion(marked, now), message: messages[outcome] } };
  },
  listSelfCompletions: async ({ params: { patientId } }, { completions, readReachable }) => {
    const [person, rows] = await Promise.all([readReachable(patientId), completions.list(patientId)]);
    if (!person) return notFound(missing.patient);
    const now = Date.now();
    const content = rows.map((row) => ('unreadable' in row ? row : presentCompletion(row, now)));
    return { status: 200, body: { ...wayStatesOf(person), language: person.language, content } };
  },
  revokeSelfCompletion: async ({ params: { patientId, requestId }, auditContext }, { completions }) => {
    const revoked = await completions.revoke(patientId, requestId, auditContext);
    if (revoked.outcome === 'missing') return notFound(noSuchCompletion);
    if (revoked.outcome === 'over') return conflict(over);
    return { status: 200, body: presentCompletion(revoked.request, Date.now()) };
  },
} satisfies Partial<QuestionnairesHandlers>;
