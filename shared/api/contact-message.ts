import * as z from 'zod';
import { multiLine, singleLine, ulidText } from '../domain/text.ts';
import { safeContact } from '../forms/safe-contact.ts';
import { emailOrBlank, groupInput, groupStored, honeypot, phoneNumber, withoutHoneypot } from '../forms/schema.ts';
import { orUnreadable } from './unreadable.ts';

export const contactMessageInput = z
  .strictObject({
    firstName: singleLine(100, 'Please enter your first name.'),
    lastName: singleLine(100, 'Please enter your last name.'),
    email: emailOrBlank(254),
    phone: phoneNumber(30),
    message: multiLine(4000, 'Please enter your message.'),
    safeContact: groupInput(safeContact),
    ...honeypot,
  })
  .refine(({ email, phone }) => email !== '' || phone !== '', {
    path: ['email'],
    message: 'Please enter an email address or a phone number, so that we can answer you.',
    // The message must be there even while another field is wrong: all problems in one answer.
    when: ({ value }) =>
      z.object({ email: z.string().optional(), phone: z.string().optional() }).safeParse(value).success,
  })
  .transform(withoutHoneypot);
export type ContactMessageInput = z.infer<typeof contactMessageInput>;

export const contactId = ulidText('Sorry, that message does not exist.');

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
