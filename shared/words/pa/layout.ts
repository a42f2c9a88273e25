import type { layout as english } from '../en/layout.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const layout: Words<typeof english> = overridable('pa/layout', {
  skip: 'ਸਿੱਧਾ ਸਮੱਗਰੀ ਉੱਤੇ ਜਾਓ',
  urgentHelp: 'ਤੁਰੰਤ ਮਦਦ',
  leave: 'ਇਹ ਸਾਈਟ ਫ਼ੌਰਨ ਛੱਡੋ',
  yourPhone: 'ਕੀ ਮੇਰਾ ਫ਼ੋਨ ਸੁਰੱਖਿਅਤ ਹੈ?',
  leaveHint: 'ਜਾਂ Escape ਤਿੰਨ ਵਾਰ ਦਬਾਓ',
  callUs: 'ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ',
  menu: 'ਮੀਨੂ',
  main: 'ਮੁੱਖ ਮੀਨੂ',
  footer: 'ਪੰਨੇ ਦੇ ਅੰਤ ਦੇ ਲਿੰਕ',
  home: 'ਪਹਿਲਾ ਪੰਨਾ',
  about: 'ਸਾਡੇ ਬਾਰੇ',
  services: 'ਸੇਵਾਵਾਂ',
  referral: 'ਮਦਦ ਲਈ ਬੇਨਤੀ ਕਰੋ',
  referralStatus: 'ਮੇਰੀ ਬੇਨਤੀ ਕਿੱਥੇ ਹੈ?',
  contact: 'ਸਾਡੇ ਨਾਲ ਸੰਪਰਕ ਕਰੋ',
  admin: 'ਸਟਾਫ਼',
  easyRead: 'ਸੌਖੇ ਸ਼ਬਦਾਂ ਵਿੱਚ',
  privacy: 'ਨਿੱਜਤਾ ਨੀਤੀ',
  languages: 'ਭਾਸ਼ਾਵਾਂ',
  draftTranslation: 'ਅਨੁਵਾਦ ਦਾ ਖਰੜਾ।',
  draftTranslationText: 'ਇਹ ਸ਼ਬਦ ਅਜੇ ਕਿਸੇ ਨੇ ਜਾਂਚੇ ਨਹੀਂ। ਕੋਈ ਗੱਲ ਸਮਝ ਨਾ ਆਵੇ ਤਾਂ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
  credit: 'ਵੈੱਬਸਾਈਟ: {name}',
  errorTitle: (title) => `ਗ਼ਲਤੀ: ${title}`,
});
