import type { forms as english } from '../en/forms.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const forms: Words<typeof english> = overridable('pa/forms', {
  problem: 'ਇੱਕ ਸਮੱਸਿਆ ਹੈ',
  error: 'ਗ਼ਲਤੀ:',
  wait: 'ਕਿਰਪਾ ਕਰਕੇ ਉਡੀਕ ਕਰੋ',
  notADay: 'ਕਿਰਪਾ ਕਰਕੇ ਸਹੀ ਤਾਰੀਖ਼ ਲਿਖੋ: ਦਿਨ, ਮਹੀਨਾ ਅਤੇ ਸਾਲ।',
  clear: 'ਇਹ ਜਵਾਬ ਹਟਾਓ',
  addAnother: 'ਇੱਕ ਹੋਰ ਜੋੜੋ',
  leaveEmpty: 'ਕਿਰਪਾ ਕਰਕੇ ਇਸ ਨੂੰ ਖਾਲੀ ਛੱਡੋ',
  yes: 'ਹਾਂ',
  onlyIf: (question, answers) => `ਸਿਰਫ਼ ਜੇ ਤੁਸੀਂ ‘${question}’ ਦੇ ਜਵਾਬ ਵਿੱਚ ${answers} ਚੁਣਿਆ।`,
  answer: (label) => `‘${label}’`,
  either: (one, other) => `${one} ਜਾਂ ${other}`,
  nothingSent: 'ਕੁਝ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ।',
  typedBelow: 'ਤੁਸੀਂ ਜੋ ਲਿਖਿਆ ਉਹ ਹੇਠਾਂ ਹੈ।',
  typedBefore: 'ਤੁਸੀਂ ਜੋ ਲਿਖਿਆ ਉਹ ਇਸ ਤੋਂ ਪਹਿਲੇ ਪੰਨੇ ਉੱਤੇ ਹੈ।',
  check: 'ਭੇਜਣ ਤੋਂ ਪਹਿਲਾਂ ਵੇਖ ਲਓ',
  tooSoon: (submit) => `ਇਹ ਸਾਡੇ ਲਈ ਥੋੜ੍ਹਾ ਜਲਦੀ ਸੀ। ਕਿਰਪਾ ਕਰਕੇ ${submit} ਇੱਕ ਵਾਰ ਹੋਰ ਦਬਾਓ।`,
  notSentYet: 'ਅਜੇ ਕੁਝ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ। ਕੁਝ ਬਦਲਣਾ ਹੋਵੇ ਤਾਂ ਪਿਛਲੇ ਪੰਨੇ ਉੱਤੇ ਜਾਓ: ਤੁਸੀਂ ਜੋ ਲਿਖਿਆ ਉਹ ਉੱਥੇ ਹੈ।',
  startAgain: 'ਖਾਲੀ ਫ਼ਾਰਮ ਨਾਲ ਦੁਬਾਰਾ ਸ਼ੁਰੂ ਕਰੋ',
  askAgain: 'ਦੁਬਾਰਾ ਪੁੱਛੋ',
});
