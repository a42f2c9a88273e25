import type { referralLetters as english } from '../en/referral-letters.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const referralLetters: Words<typeof english> = overridable('pa/referral-letters', {
  titles: { me: 'ਚਿੱਠੀ ਜੋੜੋ', family: 'ਚਿੱਠੀ ਜੋੜੋ', client: 'ਚਿੱਠੀ ਨੱਥੀ ਕਰੋ' },
  hints: {
    me: 'ਜਿਵੇਂ ਤੁਹਾਡੇ ਡਾਕਟਰ ਦੀ ਚਿੱਠੀ। ਇਹ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
    family: 'ਜਿਵੇਂ ਉਨ੍ਹਾਂ ਦੇ ਡਾਕਟਰ ਦੀ ਚਿੱਠੀ, ਜੇ ਉਹ ਸਹਿਮਤ ਹੋਣ। ਇਹ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
    client: 'ਜਿਵੇਂ ਤੁਹਾਡੀ ਰੈਫ਼ਰਲ ਚਿੱਠੀ ਜਾਂ ਕੋਈ ਰਿਪੋਰਟ।',
  },
  rules: 'PDF, JPEG ਜਾਂ PNG। ਵੱਧ ਤੋਂ ਵੱਧ 3 ਫਾਈਲਾਂ, ਹਰ ਇੱਕ 10 MB ਤੱਕ।',
  sending: (name, percent) => `ਭੇਜੀ ਜਾ ਰਹੀ ਹੈ: ${name}, ${percent}`,
  arrived: 'ਪਹੁੰਚ ਗਈ। ਕਿਸੇ ਦੇ ਖੋਲ੍ਹਣ ਤੋਂ ਪਹਿਲਾਂ ਅਸੀਂ ਇਸ ਨੂੰ ਜਾਂਚਦੇ ਹਾਂ।',
  remove: 'ਹਟਾਓ',
  removed: (name) => `ਹਟਾ ਦਿੱਤੀ ਗਈ: ${name}`,
  retry: 'ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  list: 'ਤੁਹਾਡੀਆਂ ਫਾਈਲਾਂ',
  wrongType: 'ਕਿਰਪਾ ਕਰਕੇ PDF, ਜਾਂ JPEG ਜਾਂ PNG ਤਸਵੀਰ ਚੁਣੋ।',
  tooLarge: 'ਕਿਰਪਾ ਕਰਕੇ ਵੱਧ ਤੋਂ ਵੱਧ 10 MB ਦੀ ਫਾਈਲ ਚੁਣੋ।',
  empty: 'ਇਹ ਫਾਈਲ ਖਾਲੀ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਕੋਈ ਹੋਰ ਚੁਣੋ।',
  locked: 'ਇਸ PDF ਉੱਤੇ ਪਾਸਵਰਡ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਇਸ ਨੂੰ ਪਾਸਵਰਡ ਤੋਂ ਬਿਨਾਂ ਸੰਭਾਲ ਕੇ ਫਿਰ ਚੁਣੋ।',
  tooMany: 'ਕਿਰਪਾ ਕਰਕੇ ਵੱਧ ਤੋਂ ਵੱਧ 3 ਫਾਈਲਾਂ ਭੇਜੋ।',
  notSent: 'ਇਹ ਫਾਈਲ ਭੇਜੀ ਨਹੀਂ ਜਾ ਸਕੀ। ਜੋ ਤੁਸੀਂ ਲਿਖਿਆ ਉਹ ਇੱਥੇ ਹੀ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਕਨੈਕਸ਼ਨ ਵੇਖੋ ਅਤੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  tooOften: 'ਅੱਜ ਬਹੁਤ ਫਾਈਲਾਂ ਭੇਜੀਆਂ ਗਈਆਂ। ਕਿਰਪਾ ਕਰਕੇ ਫਾਰਮ ਇਸ ਤੋਂ ਬਿਨਾਂ ਭੇਜੋ, ਅਤੇ ਚਿੱਠੀ ਡਾਕ ਰਾਹੀਂ।',
  stillSending: 'ਕਿਰਪਾ ਕਰਕੇ ਫਾਈਲ ਪਹੁੰਚਣ ਤੱਕ ਉਡੀਕ ਕਰੋ, ਜਾਂ ਇਸ ਨੂੰ ਹਟਾਓ।',
  notArrived: 'ਇਹ ਫਾਈਲ ਨਹੀਂ ਪਹੁੰਚੀ। ਕਿਰਪਾ ਕਰਕੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ, ਜਾਂ ਇਸ ਨੂੰ ਹਟਾਓ।',
  chooseAgain: 'ਇੱਕ ਫਾਈਲ ਬਹੁਤ ਪਹਿਲਾਂ ਭੇਜੀ ਗਈ ਸੀ। ਕਿਰਪਾ ਕਰਕੇ ਇਸ ਨੂੰ ਹਟਾ ਕੇ ਫਿਰ ਚੁਣੋ।',
});
