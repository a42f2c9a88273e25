import type { Group } from '../kernel/forms/field.ts';
import { safeContact } from '../patients/safe-contact.ts';

/**
 * The questions of the contact form as data. The schema of the API, the form on the site and the one without scripts
 * are made from it: add a field here, and to the stored message.
 */
export const contactGroups = {
  '': {
    title: 'Your message',
    hint: 'Please write a message, and give us either an email address or a phone number so that we can answer you. You do not have to give your name.',
    fields: {
      firstName: { kind: 'text', label: 'First name', maxLength: 100, autoComplete: 'given-name' },
      lastName: { kind: 'text', label: 'Last name', maxLength: 100, autoComplete: 'family-name' },
      email: { kind: 'email', label: 'Email', maxLength: 254, autoComplete: 'email' },
      phone: { kind: 'phone', label: 'Phone', maxLength: 30, autoComplete: 'tel' },
      message: { kind: 'long-text', label: 'Message', maxLength: 4000 },
    },
  },
  safeContact,
} as const satisfies Record<string, Group>;
