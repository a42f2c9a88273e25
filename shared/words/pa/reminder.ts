import type { reminder as english } from '../en/reminder.ts';
import type { Words } from '../language.ts';

export const reminder: Words<typeof english> = {
  text: (time, phone) => `ਯਾਦ ਕਰਾਉਣ ਲਈ: ਆਉਣ ਵਾਲੇ ਕੱਲ੍ਹ ${time} ਵਜੇ। ਬਦਲਣ ਲਈ ${phone} ਤੇ ਫ਼ੋਨ ਕਰੋ। ਇਸ ਸੁਨੇਹੇ ਦਾ ਜਵਾਬ ਨਾ ਦਿਓ।`,
};
