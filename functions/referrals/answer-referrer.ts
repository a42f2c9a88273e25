import { missing } from '../../shared/kernel/missing.ts';
import { organisation } from '../../shared/organisation/organisation.ts';
import { conflict, notFound } from '../kernel/http/outcome.ts';
import type { MailOutcome } from '../kernel/lib/send-mail.ts';
import type { ReferralsHandlers } from './dependencies.ts';

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
  `Your referral to ${organisation.longName}${reference ? ` (${reference})` : ''}`;

export const answerReferrer: ReferralsHandlers['answerReferrer'] = async (
  { params: { patientId, number }, body: { text }, auditContext, idempotencyKey },
  { referrals, sendMail },
) => {
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
};
