import { overridable } from '../../overrides.ts';
/** The page with the form. */
export const ringBack = overridable('en/pages/ring-back', {
  title: 'Ring me back',
  description: 'Leave a number, say when it is safe, and we ring you. You do not have to give your name.',
  lead: 'Leave a number, say when it is safe, and we ring you. You do not have to say why, or who you are.',
  about: (service: string) => `You would like to talk about: ${service}.`,
} as const);
