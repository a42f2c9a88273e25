import type { ringBackWords as english } from '../en/ring-back-form.ts';
import type { Words } from '../language.ts';

export const ringBackWords: Words<typeof english> = {
  title: 'ਮੈਨੂੰ ਫ਼ੋਨ ਕਰੋ',
  submit: 'ਮੈਨੂੰ ਫ਼ੋਨ ਕਰੋ',
  noConnection: 'ਸਾਡੀ ਸੇਵਾ ਤੱਕ ਪਹੁੰਚ ਨਹੀਂ ਹੋ ਸਕੀ। ਤੁਸੀਂ ਜੋ ਲਿਖਿਆ ਉਹ ਅਜੇ ਵੀ ਇੱਥੇ ਹੈ: ਆਪਣਾ ਇੰਟਰਨੈੱਟ ਵੇਖੋ ਅਤੇ ਦੁਬਾਰਾ ਭੇਜੋ।',
  groups: {
    '': {
      title: 'ਕਿੱਥੇ ਅਤੇ ਕਦੋਂ',
      hint: 'ਸਾਨੂੰ ਸਿਰਫ਼ ਤੁਹਾਡਾ ਨੰਬਰ ਚਾਹੀਦਾ ਹੈ। ਅਸੀਂ ਸੋਮਵਾਰ ਤੋਂ ਸ਼ੁੱਕਰਵਾਰ ਫ਼ੋਨ ਕਰਦੇ ਹਾਂ, ਅਤੇ ਕੋਈ ਸੁਨੇਹਾ ਨਹੀਂ ਛੱਡਦੇ।',
      fields: {
        name: { label: 'ਅਸੀਂ ਤੁਹਾਨੂੰ ਕਿਸ ਨਾਂ ਨਾਲ ਬੁਲਾਈਏ?', hint: 'ਜੋ ਨਾਂ ਤੁਹਾਨੂੰ ਚੰਗਾ ਲੱਗੇ, ਜਾਂ ਕੋਈ ਵੀ ਨਹੀਂ।' },
        phone: { label: 'ਤੁਹਾਡਾ ਨੰਬਰ' },
        times: { label: 'ਕਿਸ ਵੇਲੇ ਫ਼ੋਨ ਕਰਨਾ ਸੁਰੱਖਿਅਤ ਹੈ?', hint: 'ਜਿਵੇਂ: ਸੋਮਵਾਰ ਤੋਂ ਸ਼ੁੱਕਰਵਾਰ, ਦੁਪਹਿਰ 3 ਵਜੇ ਤੋਂ ਪਹਿਲਾਂ।' },
        language: { label: 'ਤੁਸੀਂ ਕਿਹੜੀ ਭਾਸ਼ਾ ਵਿੱਚ ਗੱਲ ਕਰਨੀ ਚਾਹੋਗੇ?' },
        sayWhoWeAre: {
          label: 'ਜੇ ਕੋਈ ਹੋਰ ਫ਼ੋਨ ਚੁੱਕੇ ਤਾਂ ਕੀ ਅਸੀਂ ਦੱਸ ਸਕਦੇ ਹਾਂ ਕਿ ਅਸੀਂ ਕੌਣ ਹਾਂ?',
          choices: { yes: 'ਹਾਂ', no: 'ਨਹੀਂ' },
        },
      },
    },
  },
};
