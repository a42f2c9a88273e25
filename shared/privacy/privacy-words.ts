import type { arrivals, Outcome, RequestKind, Risk, StepKind } from './privacy-case.ts';
import type { Due } from './privacy-clock.ts';

export const requestLabels: Readonly<Record<RequestKind, string>> = {
  access: 'A copy of what we hold about them',
  correction: 'Something wrong put right',
  erasure: 'Their information erased',
  restriction: 'Their information not used for now',
  objection: 'An objection to how it is used',
  complaint: 'A complaint about how we handle information',
};

/** What is done about each, in this product, in a sentence for whoever answers. */
export const requestGuides: Readonly<Record<RequestKind, string>> = {
  access: 'Collect the copy below, read it through, and hand it over by a way that is safe for them.',
  correction:
    'Change the answer on their record, or amend the note: what was there before stays as a version. Tell them what was changed.',
  erasure:
    'Where the law lets you: deactivate their record and ask there for it to be erased. Answer them and finish this first; then a second person agrees.',
  restriction:
    'Agree with their worker what is not used for now. On Details, under Who may open this record, restrict it to those who have to; then write it down here.',
  objection:
    'Stop what they object to, unless you have reasons that weigh more: write these down, and tell them. Consent is withdrawn on Details of their record.',
  complaint:
    'Tell them within 30 days that it has arrived. Look into it, tell them what you found, and where else they can complain.',
};

export const arrivalLabels: Readonly<Record<(typeof arrivals)[number], string>> = {
  letter: 'By letter',
  email: 'By email',
  phone: 'By telephone',
  'in-person': 'In person',
};

export const riskLabels: Readonly<Record<Risk, string>> = {
  unknown: 'Not known yet',
  unlikely: 'Harm is unlikely',
  likely: 'Harm is likely',
  high: 'Harm is very likely, or would be serious',
};

export const outcomeLabels: Readonly<Record<Outcome, string>> = {
  done: 'Done as they asked',
  'in-part': 'Done in part',
  refused: 'Refused',
  withdrawn: 'They took it back',
};

/** Each step, as it is chosen and as it is read. */
export const stepLabels: Readonly<Record<StepKind, string>> = {
  note: 'Something was done or said',
  identity: 'We know who they are',
  acknowledged: 'We told them that it has arrived',
  extended: 'We told them that it takes up to two months longer',
  risk: 'We judged how likely harm is',
  'regulator-informed': 'The regulator was informed',
  'people-informed': 'The people were informed',
  'people-not-informed': 'The people need not be informed',
  ended: 'It is finished',
  reopened: 'Opened again',
};

export const dueLabels: Readonly<Record<Due['what'], string>> = {
  answer: 'Answer them',
  acknowledge: 'Tell them that it has arrived',
  report: 'Inform the regulator',
  close: 'Write down what was learned',
};
