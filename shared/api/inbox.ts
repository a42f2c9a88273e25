import * as z from 'zod';
import { pageNumber, pageOf } from '../domain/page.ts';
import { defineCall } from './call.ts';
import { contactId, contactMessage, contactRow, handlingChange, messageChanged } from './contact-message.ts';
import { problem } from './problem.ts';

/** The contact messages that staff read, answer and delete. One that was put on a record follows the access to it. */
export const inbox = {
  listContacts: defineCall({
    method: 'GET',
    path: '/api/contacts/{page}',
    permission: 'mayReadMessages',
    concerns: 'rows',
    params: { page: pageNumber },
    replies: { 200: pageOf(contactRow) },
  }),
  readContact: defineCall({
    method: 'GET',
    path: '/api/contact/{id}',
    permission: 'mayReadMessages',
    concerns: 'found',
    params: { id: contactId },
    replies: { 200: contactMessage, 404: problem },
  }),
  /** Records that somebody is answering a message, or how it was answered. */
  handleContact: defineCall({
    method: 'POST',
    path: '/api/contact/{id}/answer',
    permission: 'mayAnswerMessages',
    concerns: 'found',
    params: { id: contactId },
    body: handlingChange,
    replies: { 200: contactMessage, 404: problem, 409: messageChanged },
  }),
  deleteContact: defineCall({
    method: 'DELETE',
    path: '/api/contact/{id}',
    permission: 'mayDeleteMessages',
    concerns: 'found',
    params: { id: contactId },
    replies: { 200: z.object({ message: z.string() }), 404: problem },
  }),
};
