import { intake } from '../../../shared/api/intake.ts';
import { inEveryLanguage } from '../../http/every-language.ts';
import { serve } from '../../http/serve.ts';
import { answerQuestion } from './answer-question.ts';
import { askRingBack } from './ask-ring-back.ts';
import { makeDependencies } from './dependencies.ts';
import { leaveFeedback } from './leave-feedback.ts';
import { offerUpload } from './offer-upload.ts';
import { openLink } from './open-link.ts';
import { readReferralStatus } from './read-referral-status.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { sendReferral } from './send-referral.ts';
import { showLink } from './show-link.ts';
import { showSentReferral } from './show-sent-referral.ts';

export const handler = serve(
  intake,
  {
    answerQuestion,
    askRingBack,
    leaveFeedback,
    offerUpload,
    openLink,
    readReferralStatus,
    sendContactMessage,
    sendReferral,
    showLink,
    showSentReferral,
  },
  makeDependencies,
  inEveryLanguage,
);
