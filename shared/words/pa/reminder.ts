import type { reminder as english } from '../en/reminder.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const reminder: Words<typeof english> = overridable('pa/reminder', {
  text: (time, phone) => `ਯਾਦ ਕਰਾਉਣ ਲਈ: ਆਉਣ ਵਾਲੇ ਕੱਲ੍ਹ ${time} ਵਜੇ। ਬਦਲਣ ਲਈ ${phone} ਤੇ ਫ਼ੋਨ ਕਰੋ। ਇਸ ਸੁਨੇਹੇ ਦਾ ਜਵਾਬ ਨਾ ਦਿਓ।`,
  cancelled: (day, time, phone) => `ਰੱਦ: ${day}, ${time} ਵਜੇ। ਪੁੱਛਣ ਲਈ ${phone} ਤੇ ਫ਼ੋਨ ਕਰੋ। ਇਸ ਸੁਨੇਹੇ ਦਾ ਜਵਾਬ ਨਾ ਦਿਓ।`,
  allCancelled: (day, time, phone) =>
    `ਰੱਦ: ${day}, ${time} ਵਜੇ ਅਤੇ ਬਾਅਦ ਦੇ ਸਾਰੇ ਸਮੇਂ। ਪੁੱਛਣ ਲਈ ${phone} ਤੇ ਫ਼ੋਨ ਕਰੋ। ਇਸ ਸੁਨੇਹੇ ਦਾ ਜਵਾਬ ਨਾ ਦਿਓ।`,
});
