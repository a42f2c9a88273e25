import type { closures as english } from '../en/closures.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const closures: Words<typeof english> = overridable('ur/closures', {
  on: 'ہم {day} کو بند ہیں۔',
  between: 'ہم {from} سے {to} تک بند ہیں۔',
  meanwhile:
    'ان دنوں کوئی فون کا جواب نہیں دیتا اور پیغام نہیں پڑھتا۔ اگر انتظار ممکن نہ ہو تو فوری مدد کے نمبروں میں سے کسی پر فون کریں۔',
});
