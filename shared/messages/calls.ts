import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { judged, junkWhy } from '../kernel/junk.ts';
import { pageNumber, pageOf } from '../kernel/page.ts';
import { problem } from '../kernel/problem.ts';
import { confirmation } from '../kernel/replies.ts';
import { oneOf } from '../kernel/text.ts';
import {
  apartMessages,
  contactId,
  contactMessage,
  contactRow,
  handlingChange,
  judgedMessages,
  messageChanged,
  messageLists,
} from './contact-message.ts';

const ofMessage = { concerns: 'found', params: { id: contactId } } as const;
const judging = { permission: 'mayAnswerMessages', replies: { 200: judged } } as const;

/** The contact messages that staff read, answer and delete. One that was put on a record follows the access to it. */
export const messageCalls = {
  listContacts: defineCall('GET /api/contacts/{page}', {
    permission: 'mayReadMessages',
    concerns: 'rows',
    params: { page: pageNumber },
    query: { list: oneOf(messageLists, 'Please ask for all, apart or junk.').default('all') },
    /** Beside the page: how many are set apart to be looked at, and how many of these to read first. */
    replies: { 200: z.object({ ...pageOf(contactRow).shape, apart: apartMessages }) },
  }),
  /** Says of some messages or ring-backs that they are junk: they leave every list but that of junk, and are kept. */
  markJunkMessages: defineCall('POST /api/contacts/junk', {
    ...judging,
    body: z.strictObject({ messages: judgedMessages, why: junkWhy }),
  }),
  /** Says that they are none: junk is new again, and what was set apart is among the others. */
  clearJunkMessages: defineCall('POST /api/contacts/not-junk', {
    ...judging,
    body: z.strictObject({ messages: judgedMessages }),
  }),
  readContact: defineCall('GET /api/contact/{id}', {
    ...ofMessage,
    permission: 'mayReadMessages',
    replies: { 200: contactMessage, 404: problem },
  }),
  /** Records that somebody is answering a message, or how it was answered. */
  handleContact: defineCall('POST /api/contact/{id}/answer', {
    ...ofMessage,
    permission: 'mayAnswerMessages',
    body: handlingChange,
    replies: { 200: contactMessage, 404: problem, 409: messageChanged },
  }),
  deleteContact: defineCall('DELETE /api/contact/{id}', {
    ...ofMessage,
    permission: 'mayDeleteMessages',
    replies: { 200: confirmation, 404: problem },
  }),
};
