import { contactForm } from '../forms/contact-form.ts';
import { referralInput } from '../forms/referral.ts';
import { referralForm } from '../forms/referral-form.ts';
import { defineCall } from './call.ts';
import { contactMessage, contactMessageInput } from './contact-message.ts';
import { sentReferral } from './record.ts';

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
    form: referralForm,
    replies: { 201: sentReferral },
  }),
};
