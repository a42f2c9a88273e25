import type { ConsentWording } from '../../shared/privacy/consent.ts';
import { consentWords } from '../../shared/words/en/consent.ts';
import { tryLoadPublished } from '../kernel/site/load-published.ts';

/** What patients are asked to agree to, as the organisation has published it last. */
export const readConsentWording = async (): Promise<ConsentWording> => {
  await tryLoadPublished();
  return consentWords;
};
