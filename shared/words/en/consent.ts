import type { ConsentPurpose } from '../../privacy/consent-purposes.ts';
import { overridable } from '../overrides.ts';

/** What somebody is asked to agree to, as the product words it: what the translations translate. */
export const builtConsentWords: Readonly<Record<ConsentPurpose, string>> = {
  gp: 'You may tell my GP that I come to you, and share with the surgery what it needs to look after me.',
  services:
    'When you refer me to another service, you may share with it what it needs to help me. You tell me first with whom, and what.',
  research: 'You may use what I told you, without my name, to find out what helps people.',
  photographs: 'You may take photographs of me, and show them on your website and in print.',
};

/** The same as the organisation words it, as it is read to them. Whoever agreed to other words is asked again. */
export const consentWords = overridable('en/consent', builtConsentWords);
