import { ringBackGroups } from '../../intake/ring-back-groups.ts';
import { wordsOf } from '../../kernel/forms/wording.ts';
import { overridable } from '../overrides.ts';

export const ringBackWords = overridable('en/ring-back-form', {
  title: 'Ring me back',
  submit: 'Ring me back',
  noConnection:
    'We could not reach our service. What you wrote is still here: please check your connection and send it again.',
  /** Once it was asked. */
  text: 'Thank you. We ring you when you said it is safe.',
  /** Shown once; with the reference it shows by when we ring, and whether we did. */
  keepCode:
    'Write the code down, or learn it by heart: we show it only now, and do not send it. With it and the number you can see by when we ring. So can anybody else who has both: if others use this phone, keep no picture of it here.',
  see: 'See by when we ring',
  /** The questions: in English their words are with their fields. */
  groups: wordsOf(ringBackGroups),
} as const);
