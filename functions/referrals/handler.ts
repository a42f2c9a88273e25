import { missing, noColleague } from '../../shared/kernel/missing.ts';
import { facts } from '../../shared/organisation/facts.ts';
import { referralCalls } from '../../shared/referrals/calls.ts';
import { conflict, notFound } from '../kernel/http/outcome.ts';
import { serve } from '../kernel/http/serve.ts';
import type { MailOutcome } from '../kernel/lib/send-mail.ts';
import { findRinger } from '../patients/colleagues.ts';
import { presentRecord } from '../patients/store/record.ts';
import { refuseUnanswered } from '../safety/refusals.ts';
import { decideReferral } from './decide-referral.ts';
import { makeDependencies, type ReferralsHandlers } from './dependencies.ts';
import { listWorklist } from './list-worklist.ts';
import { statusCodeOf } from './status-code.ts';

const copyInstead = 'Please copy the words and send them yourself.';
const noAddress = `The referrer gave no email address. ${copyInstead}`;
const notSent: Record<Exclude<MailOutcome, 'sent'>, string> = {
  'not-set-up': `This organisation sends no email from here. ${copyInstead}`,
  'day-full': `No more emails can be sent today. Please try again tomorrow, or copy the words and send them yourself.`,
  refused: `The email could not be sent to that address. ${copyInstead}`,
  uncertain: `The connection broke off, and nobody knows whether the email was sent. Please ask the referrer before you send it again. ${copyInstead}`,
  unreached: 'The email could not be sent just now. Nothing you wrote is lost: please try again.',
};

/** The subject names no person: others may see it. */
const subjectOf = (reference: string | undefined): string =>
  `Your referral to ${facts.longName}${reference ? ` (${reference})` : ''}`;

const notJoined = {
  same: 'This is the same record. Please choose another one.',
  closed: 'This referral has ended. Please take it up again first, or leave it as it is.',
  'worked-with':
    'There are notes, answers or many tasks on this record already, and they stay where they were written. Please ask an admin.',
} as const;
const notSeparated =
  'There are notes, answers or sessions in the episode that began with this referral, and they stay where they were written. Please close that episode, say why in the closing words, and add the other person as a new patient.';

/** The referrals of a request, each with the version that was read. */
const referralsRead = ({ patientIds, versions }: { patientIds: readonly string[]; versions: readonly number[] }) =>
  patientIds.map((patientId, n) => ({ patientId, version: versions[n] ?? 0 }));

const handlers: ReferralsHandlers = {
  answerReferrer: async ({ params, body: { text }, auditContext, idempotencyKey }, { referrals, sendMail }) => {
    const { patientId, number } = params;
    const record = await referrals.read(patientId);
    if (!record?.episodes.some((episode) => episode.number === number)) return notFound(missing.referral);
    const to = record.referralReferrer.email;
    if (to === '') return conflict(noAddress);
    const answer = { patientId, number, text, to };
    // Sent before it is noted: people would wait in vain for a mail that is noted and was not sent.
    if (!(await referrals.isAnswered(answer, idempotencyKey))) {
      await auditContext.admission;
      const outcome = await sendMail({ to, subject: subjectOf(record.reference), text }, Date.parse(auditContext.at));
      if (outcome !== 'sent') return conflict(notSent[outcome]);
    }
    await referrals.noteAnswer(answer, idempotencyKey, auditContext);
    return { status: 200, body: { message: `Sent to ${to}.` } };
  },
  clearJunk: async ({ body, auditContext }, { junk }) => ({
    status: 200,
    body: await junk.clear(referralsRead(body), auditContext),
  }),
  decideReferral,
  joinReferral: async ({ params, body, caller, auditContext }, { joined, staff }) => {
    const call = await findRinger(body.call, caller.username, staff);
    if (call === 'no-colleague') return notFound(noColleague);
    const outcome = await joined.join(params.patientId, body.samePatientId, auditContext, call);
    if (outcome.outcome === 'missing') return notFound(missing.patient);
    if (outcome.outcome === 'unanswered' || outcome.outcome === 'no-ringer') return refuseUnanswered(outcome.outcome);
    if (outcome.outcome !== 'done') return conflict(notJoined[outcome.outcome]);
    const message = 'The referral is one of this person’s now.';
    return { status: 200, body: { patientId: outcome.patientId, message } };
  },
  listWorklist,
  markJunk: async ({ body, auditContext }, { junk }) => ({
    status: 200,
    body: await junk.mark(referralsRead(body), body.why, auditContext),
  }),
  readJoinedReferral: async ({ params: { patientId, formerId } }, { joined }) => {
    const found = await joined.read(formerId);
    if (found?.patientId !== patientId) return notFound(missing.referral);
    return { status: 200, body: presentRecord(found.record) };
  },
  renewStatusCode: async ({ params: { patientId }, idempotencyKey, auditContext }, { referrals }) => {
    const statusCode = statusCodeOf({ call: 'renewStatusCode', idempotencyKey, content: patientId });
    const reference = await referrals.renewCode(patientId, statusCode, auditContext);
    return reference ? { status: 201, body: { reference, statusCode } } : notFound(missing.patient);
  },
  separateReferral: async ({ params, body, auditContext }, { joined }) => {
    const separated = await joined.separate(params, body.reason, auditContext);
    if (separated.outcome === 'missing') return notFound(missing.referral);
    if (separated.outcome !== 'done') return conflict(notSeparated);
    const message = 'The referral is that of another person again.';
    return { status: 200, body: { patientId: separated.patientId, message } };
  },
};

export const handler = serve(referralCalls, handlers, makeDependencies);
