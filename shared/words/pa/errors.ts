import type { errorPages as english } from '../en/errors.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const errorPages: Words<typeof english> = overridable('pa/errors', {
  unauthorised: {
    title: 'ਇਜਾਜ਼ਤ ਨਹੀਂ',
    description: 'ਇਹ ਪੰਨਾ ਸਟਾਫ਼ ਦੇ ਉਨ੍ਹਾਂ ਲੋਕਾਂ ਲਈ ਹੈ ਜੋ ਸਾਈਨ ਇਨ ਹਨ। ਇਸ ਦੀ ਥਾਂ ਇੱਥੇ ਜਾਓ।',
    heading: 'ਤੁਸੀਂ ਇਹ ਪੰਨਾ ਨਹੀਂ ਖੋਲ੍ਹ ਸਕਦੇ',
    text: 'ਮਾਫ਼ ਕਰਨਾ, ਤੁਹਾਨੂੰ ਇਹ ਪੰਨਾ ਵੇਖਣ ਦੀ ਇਜਾਜ਼ਤ ਨਹੀਂ। ਜੇ ਇਹ ਗ਼ਲਤੀ ਹੈ ਤਾਂ ਪ੍ਰਬੰਧਕ ਨਾਲ ਸੰਪਰਕ ਕਰੋ।',
    newAccount:
      'ਜੇ ਤੁਹਾਡਾ ਖਾਤਾ ਨਵਾਂ ਹੈ ਤਾਂ ਸੰਸਥਾ ਦੀ ਇਜਾਜ਼ਤ ਮਿਲਣ ਤੱਕ ਇਸ ਨਾਲ ਕੁਝ ਨਹੀਂ ਖੁੱਲ੍ਹੇਗਾ। ਪ੍ਰਬੰਧਕ ਤੋਂ ਇਜਾਜ਼ਤ ਮੰਗੋ, ਫਿਰ ਦੁਬਾਰਾ ਸਾਈਨ ਇਨ ਕਰੋ।',
    signInToOpen: 'ਸਾਈਨ ਇਨ ਕਰਕੇ ਇਸ ਨੂੰ ਖੋਲ੍ਹੋ',
    waysOut: '{signIn}, {contact} ਜਾਂ {home}।',
    signIn: 'ਸਾਈਨ ਇਨ ਕਰੋ',
    home: 'ਪਹਿਲੇ ਪੰਨੇ ਉੱਤੇ ਜਾਓ',
  },
  unknown: {
    title: 'ਪੰਨਾ ਨਹੀਂ ਲੱਭਿਆ',
    description: 'ਇਸ ਪਤੇ ਉੱਤੇ ਕੋਈ ਪੰਨਾ ਨਹੀਂ। ਇਸ ਦੀ ਥਾਂ ਇੱਥੇ ਜਾਓ।',
    heading: 'ਸਾਡੇ ਤੋਂ ਇੱਕ ਟਾਂਕਾ ਛੁੱਟ ਗਿਆ',
    text: 'ਮਾਫ਼ ਕਰਨਾ, ਅਜਿਹਾ ਕੋਈ ਪੰਨਾ ਨਹੀਂ। ਜੇ ਤੁਹਾਨੂੰ ਲੱਗਦਾ ਹੈ ਕਿ ਇਹ ਗ਼ਲਤੀ ਹੈ ਤਾਂ ਪ੍ਰਬੰਧਕ ਨਾਲ ਸੰਪਰਕ ਕਰੋ।',
    waysOut: '{home} ਜਾਂ {contact}।',
    home: 'ਪਹਿਲੇ ਪੰਨੇ ਉੱਤੇ ਜਾਓ',
  },
  contact: 'ਸਾਡੇ ਨਾਲ ਸੰਪਰਕ ਕਰੋ',
});
