import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { type Consent, type ConsentState, consentWayLabels } from '../../../../shared/privacy/consent.ts';

export const consentStateLabels: Readonly<Record<ConsentState, string>> = {
  'not-asked': 'Not asked yet',
  given: 'They agree',
  refused: 'They do not agree',
  withdrawn: 'They no longer agree',
  over: 'Their consent is over: please ask again',
  changed: 'They agreed to other words: please ask again',
};

const answerLabels = { given: 'Agreed', refused: 'Did not agree', withdrawn: 'Withdrew consent' } as const;

/** An answer in one line: what, when, how, in which language, and until when. */
export const describeConsent = ({ answer, on, how, language, until }: Consent): string =>
  [
    `${answerLabels[answer]} on ${formatDay(on)}`,
    how && consentWayLabels[how].toLowerCase(),
    language && `explained in ${language}`,
    until && `until ${formatDay(until)}`,
  ]
    .filter(Boolean)
    .join(', ');
