import type { ringBack as english } from '../../en/pages/ring-back.ts';
import type { Words } from '../../language.ts';
import { overridable } from '../../overrides.ts';

export const ringBack: Words<typeof english> = overridable('ar/pages/ring-back', {
  title: 'اتصلوا بي',
  description: 'اترك رقمًا، وقل متى يكون الاتصال آمنًا، ونحن نتصل بك. لست مضطرًا لذكر اسمك.',
  lead: 'اترك رقمًا، وقل متى يكون الاتصال آمنًا، ونحن نتصل بك. لست مضطرًا أن تقول لماذا، ولا من أنت.',
  about: (service) => `تود أن تتحدث عن: ${service}.`,
});
