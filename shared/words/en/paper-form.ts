import { overridable } from '../overrides.ts';
/** The referral form on paper. */
export const paperForm = overridable('en/paper-form', {
  footer: (organisation: string, page: number) => `${organisation}, referral form, page ${page}`,
  day: (label: string) => `${label}, day / month / year`,
  introduction:
    'For yourself, or for somebody you care about or work with. We need a first name, a last name and one way to reach somebody. You may leave everything else blank.',
  send: (email: string, address: string, phone: string) =>
    `Email it to ${email}, or post it to ${address}. Questions: ${phone}.`,
  cannotWait: (help: string) => `If it cannot wait: ${help}.`,
} as const);
