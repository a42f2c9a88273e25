import type { forms as english } from '../en/forms.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const forms: Words<typeof english> = overridable('hi/forms', {
  problem: 'एक समस्या है',
  error: 'ग़लती:',
  wait: 'कृपया प्रतीक्षा करें',
  notADay: 'कृपया सही तारीख़ लिखें: दिन, महीना और साल।',
  clear: 'यह जवाब हटाएँ',
  addAnother: 'एक और जोड़ें',
  leaveEmpty: 'कृपया इसे खाली छोड़ें',
  yes: 'हाँ',
  onlyIf: (question, answers) => `केवल अगर आपने ‘${question}’ के जवाब में ${answers} चुना।`,
  answer: (label) => `‘${label}’`,
  either: (one, other) => `${one} या ${other}`,
  nothingSent: 'कुछ नहीं भेजा गया।',
  typedBelow: 'आपने जो लिखा वह नीचे है।',
  typedBefore: 'आपने जो लिखा वह इससे पहले वाले पन्ने पर है।',
  check: 'भेजने से पहले देख लें',
  tooSoon: (submit) => `यह हमारे लिए थोड़ा जल्दी था। कृपया ${submit} एक बार और दबाएँ।`,
  notSentYet: 'अभी कुछ नहीं भेजा गया है। कुछ बदलना हो तो पिछले पन्ने पर जाएँ: आपने जो लिखा वह वहाँ है।',
  startAgain: 'खाली फ़ॉर्म से फिर शुरू करें',
  askAgain: 'फिर से पूछें',
});
