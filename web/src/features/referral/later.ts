// The parts of the form that are needed once somebody has begun to fill it in: loaded then, together, and not with the
// page.
export { journeyOf } from '../../../../shared/forms/journey.ts';
export { CheckAnswers, goToGroup } from './check-answers.tsx';
export { DraftOffer } from './draft-offer.tsx';
export { layOver } from './lay-over.ts';
export { Letters } from './letters.tsx';
export { forgetLetters } from './letters-store.ts';
export { loadSubmission } from './load-submission.ts';
export { redrawInPlace } from './redraw-in-place.ts';
export { RememberReferrer } from './remember-referrer.tsx';
export { withReferrer } from './remembered-referrer.ts';
export { checkForm, sendForm } from './send-form.ts';
