import type { acknowledgement as english } from '../en/acknowledgement.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const acknowledgement: Words<typeof english> = overridable('ar/acknowledgement', {
  readBy: (day) => `يقرأه أحدنا بحلول نهاية ${day}.`,
  ring: (phone, hours) => `إذا تغير شيء فاتصل على ${phone}، ${hours}، ما عدا أيام العطل الرسمية.`,
  emergency: 'إذا كان أحد في خطر الآن فاتصل على 999. لا تنتظرنا.',
  referrer: {
    subject: (reference) => `وصلنا طلبك ${reference}`,
    thanks: 'شكرًا لك. وصل الطلب الذي أرسلته.',
    reference: (reference) => `رقمه المرجعي ${reference}. يرجى ذكره عندما تتصل.`,
    status: (address) => `لمعرفة أين هو في أي وقت، افتح ${address} واكتب هذا الرقم وتاريخ الميلاد الذي ذكرته.`,
    noStatus: 'لم تذكر تاريخ ميلاد. لمعرفة أين هو، اتصل بنا واذكر الرقم المرجعي.',
  },
  person: {
    subject: 'وصلتنا رسالتك',
    thanks: 'شكرًا لك. وصل ما أُرسل إلينا من أجلك. لا تحتاج إلى فعل شيء الآن.',
    reference: (reference) => `رقمه ${reference}. يرجى ذكره عندما تتصل.`,
    next: 'بعد ذلك نتواصل معك بطريقة قلت إنها آمنة.',
    emergency: 'في حالة الطوارئ اتصل على 999.',
  },
});
