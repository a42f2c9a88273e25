import { contactForm } from '../forms/contact-form.ts';
import { referralInput } from '../forms/referral.ts';
import { referralForm } from '../forms/referral-form.ts';
import { defineCall } from './call.ts';
import { contactMessage, contactMessageInput } from './contact-message.ts';
import { htmlPage } from './page.ts';
import { referralId, sentReferral } from './record.ts';

/** What anyone may send; nothing can be read here. */
export const intake = {
  sendContactMessage: defineCall({
    method: 'POST',
    path: '/api/contact',
    roles: 'public',
    body: contactMessageInput,
    form: contactForm,
    replies: { 201: contactMessage },
  }),
  sendReferral: defineCall({
    method: 'POST',
    path: '/api/referral',
    roles: 'public',
    body: referralInput,
    // Every field of it at its longest, in letters of three bytes.
    bodyBytes: 80 * 1024,
    form: referralForm,
    replies: { 201: sentReferral },
  }),
  /** A page of the site cannot show a reference that it was not built with; this one needs no scripts for it. */
  showSentReferral: defineCall({
    method: 'GET',
    path: referralForm.sentPage,
    roles: 'public',
    params: { referralId },
    replies: { 200: htmlPage },
  }),
};
