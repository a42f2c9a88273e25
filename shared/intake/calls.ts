import * as z from 'zod';
import { upload, uploadInput } from '../documents/document.ts';
import { defineCall } from '../kernel/call.ts';
import { missing } from '../kernel/missing.ts';
import { problem } from '../kernel/problem.ts';
import { htmlPage } from '../kernel/replies.ts';
import { idText } from '../kernel/text.ts';
import { withReferralId } from '../kernel/wire-names.ts';
import { formLanguage } from '../kernel/written-in.ts';
import { contactMessageInput, ringBackInput, sentMessage, sentRingBack } from '../messages/contact-message.ts';
import { withoutBlankSignature } from '../patients/patient-input.ts';
import { recordId } from '../patients/record.ts';
import { referralInput } from '../patients/referral.ts';
import { givenReference } from '../referrals/reference.ts';
import { contactForm } from './contact-form.ts';
import { pausedAnswers, pausedReferral, resumeCode, resumedReferral } from './paused-referral.ts';
import { referralForm } from './public-referral.ts';
import { statusAnswer, statusQuestion } from './referral-status.ts';
import { ringBackForm } from './ring-back-form.ts';
import { statusForm } from './status-form.ts';

const sentReferral = withReferralId(
  z.object({
    patientId: recordId,
    reference: z.string(),
    /** With the reference it shows where the referral is: given once, where there is no date of birth to ask for. */
    statusCode: z.string().optional(),
    referralDate: z.iso.datetime(),
    active: z.boolean(),
  }),
);

const formPost = { permission: 'public', query: formLanguage } as const;

/**
 * The calls of anyone. Nothing that was sent can be read here, except the state of a referral or of a wish to be rung back by a
 * person with its reference and the date of birth or the code.
 */
export const intakeCalls = {
  sendContactMessage: defineCall('POST /api/contact', {
    ...formPost,
    body: contactMessageInput,
    form: contactForm,
    replies: { 201: sentMessage },
  }),
  askRingBack: defineCall('POST /api/ring-back', {
    ...formPost,
    body: ringBackInput,
    form: ringBackForm,
    replies: { 201: sentRingBack },
  }),
  sendReferral: defineCall('POST /api/referral', {
    ...formPost,
    body: withoutBlankSignature(referralInput),
    // Every field at its longest, in letters of three bytes.
    bodyBytes: 80 * 1024,
    form: referralForm,
    /** 400 also where a file that goes with it was sent too long ago. */
    replies: { 201: sentReferral, 400: problem },
  }),
  /** Permits a browser to send a file that is to go with a referral: it is kept for a day, and nobody opens it. */
  offerUpload: defineCall('POST /api/referral/upload', {
    permission: 'public',
    body: uploadInput,
    bodyBytes: 4096,
    replies: { 201: upload, 429: problem },
  }),
  /** Keeps the answers of a form that somebody leaves, under a code that is given once: nobody can read them without it. */
  pauseReferral: defineCall('POST /api/referral/pause', {
    permission: 'public',
    body: pausedAnswers,
    // The form at its longest, with the quotation marks of a text in a text.
    bodyBytes: 100 * 1024,
    replies: { 201: pausedReferral, 429: problem },
  }),
  /** The answers that wait under a code. */
  resumeReferral: defineCall('POST /api/referral/resume', {
    permission: 'public',
    body: resumeCode,
    bodyBytes: 1024,
    replies: { 200: resumedReferral, 404: problem, 429: problem },
  }),
  /**
   * The state of a referral, or of a wish to be rung back, in words, for a person with its reference and the date of birth or the
   * code. Whichever of the two is wrong, the answer is the same.
   */
  readReferralStatus: defineCall('POST /api/referral/status', {
    ...formPost,
    body: statusQuestion,
    bodyBytes: 1024,
    form: statusForm,
    replies: { 200: statusAnswer, 404: problem, 429: problem },
  }),
  /** A built page cannot show a reference without scripts; this is that page, filled in. */
  showSentReferral: defineCall(`GET ${referralForm.sentPage}`, {
    permission: 'public',
    query: formLanguage,
    params: { reference: idText(26, givenReference, missing.referral) },
    replies: { 200: htmlPage, 404: problem },
  }),
};
