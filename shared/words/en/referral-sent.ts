import { overridable } from '../overrides.ts';
/** The page after a sent referral, with scripts and without. */
export const referralSent = overridable('en/referral-sent', {
  title: 'Thank you',
  description: 'Your referral has been accepted. What happens now, and what to do if it cannot wait.',
  text: 'Your referral has been accepted and will be answered in due course.',
  reference: 'Reference number',
  keepReference: 'Tell us this number when you ring.',
  /** Shown once, where no date of birth was given. */
  code: 'Code',
  keepCode:
    'Write the code down, or learn it by heart: we show it only now, and do not send it. With it and the number you can see where the referral is. So can anybody else who has both: if others use this phone, keep no picture of it here.',
  inDanger: 'If somebody may be harmed',
  /** Shown to everybody, so that neither the page nor its address reveals an answer. */
  whatWeDo:
    'If you told us that somebody may be harmed, we ring within one working day, only in ways you said are safe. We are not an emergency service. These people answer at once:',
  next: 'What happens now',
  whatHappens: [
    'Somebody reads it on the next working day.',
    'We get in touch in the way you said is safe. We keep to it.',
    'We agree together what comes next.',
  ],
  whereIsIt: 'With this number, and the date of birth or the code, you can see {status}.',
  statusLink: 'where the referral is',
  ifAnythingChanges: 'If anything changes, call {phone}. If it cannot wait, use the numbers at the top of this page.',
  home: 'Go to the home page',
} as const);
