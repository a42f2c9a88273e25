import type { helpLines as english } from '../en/help-lines.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const helpLines: Words<typeof english> = overridable('ar/help-lines', {
  emergency: { who: 'خطر على الحياة', say: '999 أو A&E' },
  nhs: { who: 'NHS', say: '111 ثم اختر 2 (الصحة النفسية، 24 ساعة)' },
  samaritans: { who: 'Samaritans', say: '116 123' },
  shout: { who: 'Shout', say: 'أرسل رسالة إلى 85258' },
});
