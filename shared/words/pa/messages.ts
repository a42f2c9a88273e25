import type { messages as english } from '../en/messages.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const messages: Words<typeof english> = overridable('pa/messages', {
  notText: 'ਕਿਰਪਾ ਕਰਕੇ ਇਸ ਨੂੰ ਸ਼ਬਦਾਂ ਵਿੱਚ ਲਿਖੋ।',
  unreadableCharacters: 'ਕਿਰਪਾ ਕਰਕੇ ਉਹ ਅੱਖਰ ਹਟਾਓ ਜੋ ਇੱਥੇ ਪੜ੍ਹੇ ਨਹੀਂ ਜਾ ਸਕਦੇ।',
  tooLong: (characters) => `ਕਿਰਪਾ ਕਰਕੇ ${characters} ਜਾਂ ਘੱਟ ਅੱਖਰ ਲਿਖੋ।`,
  tooMany: (lines) => `ਕਿਰਪਾ ਕਰਕੇ ${lines} ਜਾਂ ਘੱਟ ਲਿਖੋ।`,
  chooseOne: 'ਕਿਰਪਾ ਕਰਕੇ ਜਵਾਬਾਂ ਵਿੱਚੋਂ ਇੱਕ ਚੁਣੋ।',
  phone: 'ਕਿਰਪਾ ਕਰਕੇ ਫ਼ੋਨ ਨੰਬਰ ਅੰਕਾਂ ਵਿੱਚ ਲਿਖੋ।',
  nhsNumber: 'ਕਿਰਪਾ ਕਰਕੇ NHS ਨੰਬਰ ਵੇਖ ਲਓ। ਉਸ ਵਿੱਚ ਦਸ ਅੰਕ ਹੁੰਦੇ ਹਨ, ਅਤੇ ਆਖ਼ਰੀ ਅੰਕ ਤੋਂ ਪਤਾ ਲੱਗਦਾ ਹੈ ਕਿ ਇਹ ਸਹੀ ਨਹੀਂ ਹਨ।',
  email: 'ਕਿਰਪਾ ਕਰਕੇ ਈਮੇਲ ਪਤਾ ਇਸ ਤਰ੍ਹਾਂ ਲਿਖੋ: name@example.org',
  emailTooLong: (characters) => `ਕਿਰਪਾ ਕਰਕੇ ${characters} ਜਾਂ ਘੱਟ ਅੱਖਰਾਂ ਦਾ ਈਮੇਲ ਪਤਾ ਲਿਖੋ।`,
  future: 'ਕਿਰਪਾ ਕਰਕੇ ਅਜਿਹੀ ਤਾਰੀਖ਼ ਲਿਖੋ ਜੋ ਆਉਣ ਵਾਲੀ ਨਾ ਹੋਵੇ।',
  tooEarly: 'ਕਿਰਪਾ ਕਰਕੇ 1900 ਤੋਂ ਬਾਅਦ ਦੀ ਤਾਰੀਖ਼ ਲਿਖੋ।',
  honeypot: 'ਕਿਰਪਾ ਕਰਕੇ ਇਹ ਖਾਨਾ ਖਾਲੀ ਛੱਡੋ।',
  missing: 'ਕਿਰਪਾ ਕਰਕੇ ਇਸ ਨੂੰ ਭਰੋ।',
  unknown: 'ਇਹ ਖਾਨਾ ਇੱਥੇ ਪਛਾਣਿਆ ਨਹੀਂ ਗਿਆ।',
  notAsAsked: 'ਕਿਰਪਾ ਕਰਕੇ ਇਸ ਨੂੰ ਵੇਖੋ: ਇੱਥੇ ਇਹ ਨਹੀਂ ਪੁੱਛਿਆ ਗਿਆ।',
  bodyTooLong: 'ਇਹ ਭੇਜਣ ਲਈ ਬਹੁਤ ਲੰਮਾ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਇਸ ਨੂੰ ਛੋਟਾ ਕਰੋ।',
  ourMistake: (number) =>
    `ਮਾਫ਼ ਕਰਨਾ, ਸਾਡੇ ਪਾਸੇ ਕੁਝ ਗੜਬੜ ਹੋ ਗਈ। ਤੁਸੀਂ ਜੋ ਲਿਖਿਆ ਉਹ ਗੁਆਚਿਆ ਨਹੀਂ: ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ। ਫਿਰ ਵੀ ਇਹੀ ਹੋਵੇ ਤਾਂ ਸਾਨੂੰ ਇਹ ਨੰਬਰ ਦੱਸੋ: ${number}।`,
  contactMessage: 'ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਸੁਨੇਹਾ ਲਿਖੋ।',
  contactAnswer: 'ਕਿਰਪਾ ਕਰਕੇ ਈਮੇਲ ਜਾਂ ਫ਼ੋਨ ਨੰਬਰ ਲਿਖੋ, ਤਾਂ ਜੋ ਅਸੀਂ ਜਵਾਬ ਦੇ ਸਕੀਏ।',
  ringBackPhone: 'ਕਿਰਪਾ ਕਰਕੇ ਉਹ ਨੰਬਰ ਲਿਖੋ ਜਿਸ ਉੱਤੇ ਅਸੀਂ ਤੁਹਾਨੂੰ ਫ਼ੋਨ ਕਰ ਸਕਦੇ ਹਾਂ।',
  referralFirstName: 'ਕਿਰਪਾ ਕਰਕੇ ਉਸ ਵਿਅਕਤੀ ਦਾ ਪਹਿਲਾ ਨਾਂ ਲਿਖੋ ਜਿਸ ਨੂੰ ਮਦਦ ਚਾਹੀਦੀ ਹੈ।',
  referralLastName: 'ਕਿਰਪਾ ਕਰਕੇ ਉਸ ਵਿਅਕਤੀ ਦਾ ਪਰਿਵਾਰਕ ਨਾਂ ਲਿਖੋ ਜਿਸ ਨੂੰ ਮਦਦ ਚਾਹੀਦੀ ਹੈ।',
  referralOwnFirstName: 'ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਪਹਿਲਾ ਨਾਂ ਲਿਖੋ।',
  referralOwnLastName: 'ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਪਰਿਵਾਰਕ ਨਾਂ ਲਿਖੋ।',
  referralOwnReach: 'ਕਿਰਪਾ ਕਰਕੇ ਤੁਹਾਡੇ ਤੱਕ ਪਹੁੰਚਣ ਦਾ ਇੱਕ ਤਰੀਕਾ ਦੱਸੋ: ਫ਼ੋਨ ਨੰਬਰ, ਈਮੇਲ ਜਾਂ ਪਤਾ।',
  referralReach: 'ਕਿਰਪਾ ਕਰਕੇ ਉਸ ਵਿਅਕਤੀ ਜਾਂ ਬੇਨਤੀ ਕਰਨ ਵਾਲੇ ਤੱਕ ਪਹੁੰਚਣ ਦਾ ਇੱਕ ਤਰੀਕਾ ਦੱਸੋ: ਫ਼ੋਨ ਨੰਬਰ, ਈਮੇਲ ਜਾਂ ਪਤਾ।',
});
