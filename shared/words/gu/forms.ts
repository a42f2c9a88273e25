import type { forms as english } from '../en/forms.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const forms: Words<typeof english> = overridable('gu/forms', {
  problem: 'એક સમસ્યા છે',
  error: 'ભૂલ:',
  wait: 'કૃપા કરીને રાહ જુઓ',
  notADay: 'કૃપા કરીને સાચી તારીખ લખો: દિવસ, મહિનો અને વર્ષ.',
  clear: 'આ જવાબ કાઢી નાખો',
  addAnother: 'એક વધુ ઉમેરો',
  leaveEmpty: 'કૃપા કરીને આ ખાલી રાખો',
  yes: 'હા',
  onlyIf: (question, answers) => `માત્ર જો તમે ‘${question}’ સવાલમાં ${answers} પસંદ કર્યું હોય.`,
  answer: (label) => `‘${label}’`,
  either: (one, other) => `${one} કે ${other}`,
  nothingSent: 'કંઈ મોકલાયું નથી.',
  typedBelow: 'તમે જે લખ્યું તે નીચે છે.',
  typedBefore: 'તમે જે લખ્યું તે હજી આ પહેલાંના પાના પર છે.',
  check: 'મોકલતાં પહેલાં જોઈ લો',
  tooSoon: (submit) => `આ અમારા માટે થોડું વહેલું હતું. કૃપા કરીને ${submit} એક વાર ફરી દબાવો.`,
  notSentYet: 'હજી કંઈ મોકલાયું નથી. કંઈ બદલવું હોય તો પાછલા પાના પર જાઓ: તમે જે લખ્યું તે હજી ત્યાં છે.',
  startAgain: 'ખાલી ફોર્મથી ફરી શરૂ કરો',
  askAgain: 'ફરી પૂછો',
});
