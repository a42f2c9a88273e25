import { referralLetters } from '#words/referral-letters.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { pausedTooOften, unknownCode } from '../../shared/intake/paused-referral.ts';
import { limitPolicy, sharedDays } from '../../shared/kernel/limit-policy.ts';
import { storedLanguage } from '../../shared/kernel/written-in.ts';
import type { RingBackInput, WrittenMessage } from '../../shared/messages/contact-message.ts';
import { inEveryLanguage } from '../kernel/http/every-language.ts';
import { notFound, tooMany } from '../kernel/http/outcome.ts';
import { serve } from '../kernel/http/serve.ts';
import { consumeDailyQuota } from '../kernel/lib/daily-quota.ts';
import { ringBackReferenceOf, statusCodeOf } from '../referrals/status-code.ts';
import { countSubmission } from './count-submission.ts';
import { type IntakeHandlers, makeDependencies } from './dependencies.ts';
import { readReferralStatus } from './read-referral-status.ts';
import { sendReferral } from './send-referral.ts';
import { showSentReferral } from './show-sent-referral.ts';

/** A message without words: whoever reads it rings back. It gives no permission to leave a message. */
const writtenBy = ({ name, phone, times, language, sayWhoWeAre, service }: RingBackInput): WrittenMessage => ({
  firstName: name,
  lastName: '',
  email: '',
  phone,
  message: '',
  safeContact: { methods: ['call'], times, leaveMessage: 'no', sayWhoWeAre },
  ringBack: { language, service },
});

const pauseOf = (network: string) => ({ what: 'pause', subject: '*', network });

const handlers: IntakeHandlers = {
  askRingBack: async ({ body, query: { language }, idempotencyKey, client: { network } }, { messages, limits }) => {
    const now = new Date();
    const isSetApart = await countSubmission('askRingBack', network, now.getTime(), { limits });
    const written = { ...writtenBy(body), ...storedLanguage(language) };
    const sender = { call: 'askRingBack', idempotencyKey, content: written };
    const given = { reference: ringBackReferenceOf(sender), statusCode: statusCodeOf(sender) };
    const known = { reference: given.reference, proof: given.statusCode };
    const sent = await messages.add(written, idempotencyKey, now, { isSetApart, given: known });
    return { status: 201, body: { ...sent, ...given } };
  },
  /** Permits a browser to send one file into quarantine, within the limits of its network and of the day. */
  offerUpload: async ({ body, client: { network } }, { limits, uploads, quarantine }) => {
    const now = Date.now();
    const limited = { what: 'upload', subject: '*', network };
    const isPermitted =
      (await limits.use(limited, limitPolicy.uploadsOfNetwork, now)) &&
      (await consumeDailyQuota(limits, sharedDays.uploads, network, now));
    if (!isPermitted) return tooMany(referralLetters.tooOften);
    const { uploadId } = await uploads.offer(body, new Date(now).toISOString());
    return { status: 201, body: { uploadId, ...(await quarantine.offer(uploadId, body)) } };
  },
  pauseReferral: async ({ body: { answers }, client: { network } }, { limits, paused }) => {
    const now = new Date();
    const isPermitted = await limits.use(pauseOf(network), limitPolicy.pausesOfNetwork, now.getTime());
    return isPermitted ? { status: 201, body: await paused.pause(answers, now) } : tooMany(pausedTooOften);
  },
  readReferralStatus,
  resumeReferral: async ({ body: { code }, client: { network } }, { limits, paused }) => {
    const now = new Date();
    if (!(await limits.use(pauseOf(network), limitPolicy.pausesOfNetwork, now.getTime())))
      return tooMany(pausedTooOften);
    const answers = await paused.resume(code, now);
    return answers === undefined ? notFound(unknownCode) : { status: 200, body: { answers } };
  },
  sendContactMessage: async (
    { body, query: { language }, idempotencyKey, client: { network } },
    { messages, limits },
  ) => {
    const now = new Date();
    const isSetApart = await countSubmission('sendContactMessage', network, now.getTime(), { limits });
    const written = { ...body, ...storedLanguage(language) };
    return { status: 201, body: await messages.add(written, idempotencyKey, now, { isSetApart }) };
  },
  sendReferral,
  showSentReferral,
};

export const handler = serve(intakeCalls, handlers, makeDependencies, inEveryLanguage);
