import { limitPolicy, linkTexts } from '../../shared/kernel/limit-policy.ts';
import { missing } from '../../shared/kernel/missing.ts';
import { answeredAloneFor } from '../../shared/questionnaires/answered-alone.ts';
import { findQuestionnaire } from '../../shared/questionnaires/registry.ts';
import type { wayStates } from '../../shared/self-completion/self-completion-schema.ts';
import { wayStatesOf } from '../appointments/store/text-state.ts';
import { conflict, notFound, refusedAt } from '../kernel/http/outcome.ts';
import { log } from '../kernel/lib/log.ts';
import { pathOfLink, sendLink } from '../self-completion/send-link.ts';
import type { QuestionnairesHandlers } from './dependencies.ts';
import { presentCompletion } from './present-completion.ts';

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

export const askForAnswers: QuestionnairesHandlers['askForAnswers'] = async (
  { params: { patientId }, body, client: { site }, idempotencyKey, auditContext },
  { completions, readReachable, results, limits },
) => {
  const [person, patient] = await Promise.all([readReachable(patientId), results.readPatient(patientId)]);
  if (!person || !patient) return notFound(missing.patient);
  if (!patient.active) return { status: 409, body: conflict(inactive).body };
  const offered = answeredAloneFor(patient.service);
  const strange = body.questionnaires.find((type) => !offered.includes(type));
  if (strange) {
    return refusedAt(
      'questionnaires',
      `${findQuestionnaire(strange).name} is not used in the service of this patient. Please choose another questionnaire.`,
    );
  }
  const state = body.way === 'tablet' ? 'safe' : wayStatesOf(person)[body.way];
  if (state !== 'safe') return { status: 409, body: conflict(whyNot[state]).body };
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
};
