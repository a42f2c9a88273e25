import * as z from 'zod';
import { messages } from '#words/messages.ts';
import { ulidText } from '../domain/text.ts';
import { contactGroups } from '../forms/contact-groups.ts';
import { safeContact } from '../forms/safe-contact.ts';
import { fieldInputs, groupInput, groupStored, honeypot, withoutHoneypot } from '../forms/schema.ts';
import { missing } from './missing.ts';
import { orUnreadable } from './unreadable.ts';

type Given = { email?: unknown; phone?: unknown; message?: unknown };
// Said even while another field is wrong: all problems in one answer.
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/** What anyone may send as a message: their words and one way to answer; nobody has to give a name. */
export const contactMessageInput = z
  .strictObject({ ...fieldInputs(contactGroups[''].fields), safeContact: groupInput(safeContact), ...honeypot })
  .refine(({ message }: Given) => Boolean(message), { ...always, path: ['message'], message: messages.contactMessage })
  .refine(({ email, phone }: Given) => Boolean(email) || Boolean(phone), {
    ...always,
    path: ['email'],
    message: messages.contactAnswer,
  })
  .transform(withoutHoneypot);
export type ContactMessageInput = z.infer<typeof contactMessageInput>;

export const contactId = ulidText(missing.message);

export const contactMessage = z.object({
  contactId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  safeContact: groupStored(safeContact),
  contactDate: z.iso.datetime(),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** A row of the Messages table. */
export const contactRow = orUnreadable(
  contactMessage.pick({ contactId: true, firstName: true, lastName: true, contactDate: true }),
  'contactId',
);
export type ContactRow = z.infer<typeof contactRow>;
