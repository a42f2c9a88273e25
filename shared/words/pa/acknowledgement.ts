import type { acknowledgement as english } from '../en/acknowledgement.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const acknowledgement: Words<typeof english> = overridable('pa/acknowledgement', {
  readBy: (day) => `${day} ਦੇ ਅਖ਼ੀਰ ਤੱਕ ਕੋਈ ਇਸ ਨੂੰ ਪੜ੍ਹੇਗਾ।`,
  ring: (phone, hours) => `ਜੇ ਕੁਝ ਬਦਲ ਜਾਵੇ ਤਾਂ ${phone} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ${hours}, ਬੈਂਕ ਹੌਲੀਡੇ ਤੋਂ ਬਿਨਾਂ।`,
  emergency: 'ਜੇ ਹੁਣੇ ਕੋਈ ਖ਼ਤਰੇ ਵਿੱਚ ਹੈ ਤਾਂ 999 ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ। ਸਾਡੀ ਉਡੀਕ ਨਾ ਕਰੋ।',
  referrer: {
    subject: (reference) => `ਤੁਹਾਡੀ ਬੇਨਤੀ ${reference} ਸਾਨੂੰ ਮਿਲ ਗਈ ਹੈ`,
    thanks: 'ਧੰਨਵਾਦ। ਤੁਹਾਡੀ ਭੇਜੀ ਹੋਈ ਬੇਨਤੀ ਪਹੁੰਚ ਗਈ ਹੈ।',
    reference: (reference) => `ਇਸ ਦਾ ਹਵਾਲਾ ਨੰਬਰ ${reference} ਹੈ। ਜਦੋਂ ਤੁਸੀਂ ਫ਼ੋਨ ਕਰੋ ਤਾਂ ਕਿਰਪਾ ਕਰਕੇ ਇਹ ਨੰਬਰ ਦੱਸੋ।`,
    status: (address) => `ਬੇਨਤੀ ਕਿੱਥੇ ਹੈ, ਇਹ ਕਿਸੇ ਵੀ ਵੇਲੇ ਵੇਖਣ ਲਈ ${address} ਉੱਤੇ ਜਾਓ ਅਤੇ ਇਹ ਨੰਬਰ ਅਤੇ ਤੁਹਾਡੀ ਦਿੱਤੀ ਹੋਈ ਜਨਮ ਤਾਰੀਖ਼ ਲਿਖੋ।`,
    noStatus: 'ਤੁਸੀਂ ਜਨਮ ਤਾਰੀਖ਼ ਨਹੀਂ ਦਿੱਤੀ। ਬੇਨਤੀ ਕਿੱਥੇ ਹੈ, ਇਹ ਪੁੱਛਣ ਲਈ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ ਅਤੇ ਹਵਾਲਾ ਨੰਬਰ ਦੱਸੋ।',
  },
  person: {
    subject: 'ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਸਾਨੂੰ ਮਿਲ ਗਿਆ ਹੈ',
    thanks: 'ਧੰਨਵਾਦ। ਜੋ ਤੁਹਾਡੇ ਲਈ ਸਾਨੂੰ ਭੇਜਿਆ ਗਿਆ ਉਹ ਪਹੁੰਚ ਗਿਆ ਹੈ। ਹੁਣ ਤੁਹਾਨੂੰ ਕੁਝ ਕਰਨ ਦੀ ਲੋੜ ਨਹੀਂ।',
    reference: (reference) => `ਇਸ ਦਾ ਨੰਬਰ ${reference} ਹੈ। ਜਦੋਂ ਤੁਸੀਂ ਫ਼ੋਨ ਕਰੋ ਤਾਂ ਕਿਰਪਾ ਕਰਕੇ ਇਹ ਨੰਬਰ ਦੱਸੋ।`,
    next: 'ਉਸ ਤੋਂ ਬਾਅਦ ਅਸੀਂ ਸੰਪਰਕ ਕਰਾਂਗੇ, ਉਸ ਤਰੀਕੇ ਨਾਲ ਜੋ ਤੁਸੀਂ ਸੁਰੱਖਿਅਤ ਦੱਸਿਆ।',
    emergency: 'ਐਮਰਜੈਂਸੀ ਵਿੱਚ 999 ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।',
  },
});
