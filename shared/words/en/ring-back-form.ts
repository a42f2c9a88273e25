import { ringBackGroups } from '../../intake/ring-back-groups.ts';
import { wordsOf } from '../../kernel/forms/wording.ts';

export const ringBackWords = {
  title: 'Ring me back',
  submit: 'Ring me back',
  noConnection:
    'We could not reach our service. What you wrote is still here: please check your connection and send it again.',
  /** The questions: in English their words are with their fields. */
  groups: wordsOf(ringBackGroups),
} as const;
