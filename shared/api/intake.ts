import { defineCall } from './call.ts';
import { contactMessage, contactMessageInput } from './contact-message.ts';

/** What anyone may send; nothing can be read here. */
export const intake = {
  sendContactMessage: defineCall({
    method: 'POST',
    path: '/api/contact',
    roles: 'public',
    body: contactMessageInput,
    replies: { 201: contactMessage },
  }),
};
