import { nameServices } from '../own-words.ts';

/** The organisation's services. */
export const serviceNames = nameServices<'pa'>({
  rahat: 'ਰਾਹਤ: ਔਰਤਾਂ ਅਤੇ ਕੁੜੀਆਂ',
  counselling: 'ਕਾਊਂਸਲਿੰਗ',
  yaarana: 'ਯਾਰਾਨਾ: ਬਜ਼ੁਰਗ ਮਰਦਾਂ ਲਈ ਦਿਨ ਦੀ ਦੇਖਭਾਲ',
  cancer: 'ਕੈਂਸਰ ਵਿੱਚ ਸਾਥੀ',
});
