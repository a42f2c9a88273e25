import { intakeCalls } from '../../shared/intake/calls.ts';
import { inEveryLanguage } from '../kernel/http/every-language.ts';
import { serve } from '../kernel/http/serve.ts';
import { askRingBack } from './ask-ring-back.ts';
import { makeDependencies } from './dependencies.ts';
import { offerUpload } from './offer-upload.ts';
import { readReferralStatus } from './read-referral-status.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { sendReferral } from './send-referral.ts';
import { showSentReferral } from './show-sent-referral.ts';

export const handler = serve(
  intakeCalls,
  {
    askRingBack,
    offerUpload,
    readReferralStatus,
    sendContactMessage,
    sendReferral,
    showSentReferral,
  },
  makeDependencies,
  inEveryLanguage,
);
