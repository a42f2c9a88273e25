import { overridable } from '../overrides.ts';
/** The frame of every public page. The page replaces `{year}` and the like. */
export const layout = overridable('en/layout', {
  skip: 'Skip to the content',
  urgentHelp: 'Urgent help',
  leave: 'Leave this site quickly',
  yourPhone: 'Is my phone safe?',
  leaveHint: 'Or press Escape three times',
  callUs: 'Call us on',
  menu: 'Menu',
  main: 'Main',
  footer: 'Footer',
  home: 'Home',
  about: 'About us',
  services: 'Services',
  referral: 'Make a referral',
  referralStatus: 'Where is my referral?',
  contact: 'Contact us',
  admin: 'Admin',
  /** Pages in short sentences with a drawing each. */
  easyRead: 'Easy read',
  privacy: 'Privacy Policy',
  languages: 'Languages',
  /** Shown by languages that nobody has reviewed. */
  draftTranslation: 'Draft translation.',
  draftTranslationText: 'Nobody has checked these words yet. If something is not clear, please ring us.',
  credit: 'Website by {name}',
  errorTitle: (title: string) => `Error: ${title}`,
} as const);
