import { overridable } from '../../overrides.ts';
/** The page after a sent message, with scripts and without. */
export const contactSent = overridable('en/pages/contact-sent', {
  thanks: "Thank you for dropping us a line. We'll get back to you soon.",
  title: 'Your message was sent',
  description: 'Your message has reached us. What happens now, and what to do if it cannot wait.',
  next: 'What happens now',
  whatHappens: (openingHours: string) => `We read messages on weekdays: ${openingHours}.`,
  answer: 'We answer in the way you said is safe. We keep to it.',
  ifItCannotWait: 'If it cannot wait, use the numbers at the top of this page. {home}.',
  home: 'Go to the home page',
} as const);
