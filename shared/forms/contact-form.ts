import type { PublicForm } from './public-form.ts';
import { safeContact } from './safe-contact.ts';

/** The contact form as data. */
export const contactForm = {
  title: 'Write to us',
  page: '/contact',
  sentPage: '/contact/sent',
  submit: 'Send',
  groups: {
    '': {
      title: 'Your message',
      hint: 'Please write a message, and give us either an email address or a phone number so that we can answer you.',
      fields: {
        firstName: { kind: 'text', label: 'First name', maxLength: 100, autoComplete: 'given-name' },
        lastName: { kind: 'text', label: 'Last name', maxLength: 100, autoComplete: 'family-name' },
        email: { kind: 'email', label: 'Email', maxLength: 254, autoComplete: 'email' },
        phone: { kind: 'phone', label: 'Phone', maxLength: 30, autoComplete: 'tel' },
        message: { kind: 'long-text', label: 'Message', maxLength: 4000 },
      },
    },
    safeContact,
  },
} as const satisfies PublicForm;
