import { givenReference } from '../domain/reference.ts';
import { idText } from '../domain/text.ts';
import { contactForm } from '../forms/contact-form.ts';
import { referralForm } from '../forms/public-referral.ts';
import { referralInput } from '../forms/referral.ts';
import { ringBackForm } from '../forms/ring-back-form.ts';
import { defineCall } from './call.ts';
import { contactMessageInput, ringBackInput, sentMessage } from './contact-message.ts';
import { missing } from './missing.ts';
import { htmlPage } from './page.ts';
import { problem } from './problem.ts';
import { sentReferral } from './record.ts';

/** What anyone may send; nothing can be read here. */
export const intake = {
  sendContactMessage: defineCall({
    method: 'POST',
    path: '/api/contact',
    permission: 'public',
    body: contactMessageInput,
    form: contactForm,
    replies: { 201: sentMessage },
  }),
  askRingBack: defineCall({
    method: 'POST',
    path: '/api/ring-back',
    permission: 'public',
    body: ringBackInput,
    form: ringBackForm,
    replies: { 201: sentMessage },
  }),
  sendReferral: defineCall({
    method: 'POST',
    path: '/api/referral',
    permission: 'public',
    body: referralInput,
    // Every field of it at its longest, in letters of three bytes.
    bodyBytes: 80 * 1024,
    form: referralForm,
    replies: { 201: sentReferral },
  }),
  /** A page that was built cannot show a reference without scripts; this is that page, filled in. */
  showSentReferral: defineCall({
    method: 'GET',
    path: referralForm.sentPage,
    permission: 'public',
    params: { reference: idText(26, givenReference, missing.referral) },
    replies: { 200: htmlPage, 404: problem },
  }),
};
