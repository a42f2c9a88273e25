import * as z from 'zod';
import { pageNumber, pageOf } from '../domain/page.ts';
import { ulidText } from '../domain/text.ts';
import { defineCall } from './call.ts';
import { contactId, contactMessage, contactRow, handlingChange } from './contact-message.ts';
import { missing } from './missing.ts';
import { problem } from './problem.ts';

/** Somebody else has changed it since it was read; it is as `current` says. */
const changedElsewhere = z.object({ ...problem.shape, current: contactMessage });

/** The contact messages that staff read, answer and delete. */
export const inbox = {
  listContacts: defineCall({
    method: 'GET',
    path: '/api/contacts/{page}',
    permission: 'mayReadMessages',
    params: { page: pageNumber },
    replies: { 200: pageOf(contactRow) },
  }),
  readContact: defineCall({
    method: 'GET',
    path: '/api/contact/{id}',
    permission: 'mayReadMessages',
    params: { id: contactId },
    replies: { 200: contactMessage, 404: problem },
  }),
  /** Says whether somebody is answering a message, or how it was answered. */
  handleContact: defineCall({
    method: 'POST',
    path: '/api/contact/{id}/answer',
    permission: 'mayAnswerMessages',
    params: { id: contactId },
    body: handlingChange,
    replies: { 200: contactMessage, 404: problem, 409: changedElsewhere },
  }),
  /** Says whose message it is: it then stands on the patient's timeline. */
  linkContact: defineCall({
    method: 'POST',
    path: '/api/contact/{id}/patient',
    permission: 'mayWriteRecords',
    params: { id: contactId },
    body: z.strictObject({ patientId: ulidText(missing.patient), version: z.int().min(1) }),
    replies: { 200: contactMessage, 404: problem, 409: changedElsewhere },
  }),
  deleteContact: defineCall({
    method: 'DELETE',
    path: '/api/contact/{id}',
    permission: 'mayDeleteMessages',
    params: { id: contactId },
    replies: { 200: z.object({ message: z.string() }), 404: problem },
  }),
};
