import type { messages as english } from '../en/messages.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const messages: Words<typeof english> = overridable('ar/messages', {
  notText: 'يرجى كتابة هذا نصًا.',
  unreadableCharacters: 'يرجى حذف الحروف التي لا يمكن قراءتها هنا.',
  tooLong: (characters) => `يرجى استخدام ${characters} حرف أو أقل.`,
  tooMany: (lines) => `يرجى ذكر ${lines} أو أقل.`,
  chooseOne: 'يرجى اختيار إحدى الإجابات.',
  phone: 'يرجى كتابة رقم الهاتف بالأرقام.',
  nhsNumber: 'يرجى مراجعة رقم NHS. يتكون من عشرة أرقام، والرقم الأخير يدل على أن ما كتبته غير صحيح.',
  email: 'يرجى كتابة البريد الإلكتروني هكذا: name@example.org',
  emailTooLong: (characters) => `يرجى كتابة بريد إلكتروني من ${characters} حرف أو أقل.`,
  future: 'يرجى كتابة تاريخ ليس في المستقبل.',
  tooEarly: 'يرجى كتابة تاريخ بعد 1900.',
  honeypot: 'يرجى ترك هذا الحقل فارغًا.',
  missing: 'يرجى ملء هذا الحقل.',
  unknown: 'هذا الحقل غير معروف هنا.',
  notAsAsked: 'يرجى مراجعة هذا: ليس هذا ما طُلب هنا.',
  bodyTooLong: 'هذا أطول من أن يُرسل. يرجى اختصاره.',
  ourMistake: (number) =>
    `عذرًا، حدث خطأ من جانبنا. لم يضع شيء مما كتبته: حاول مرة أخرى. إذا تكرر ذلك فأعطنا هذا الرقم: ${number}.`,
  contactMessage: 'يرجى كتابة رسالتك.',
  contactAnswer: 'يرجى كتابة بريد إلكتروني أو رقم هاتف حتى نتمكن من الرد عليك.',
  ringBackPhone: 'يرجى كتابة الرقم الذي يمكننا أن نتصل بك عليه.',
  referralFirstName: 'يرجى كتابة الاسم الأول للشخص الذي يحتاج إلى المساعدة.',
  referralLastName: 'يرجى كتابة اسم عائلة الشخص الذي يحتاج إلى المساعدة.',
  referralOwnFirstName: 'يرجى كتابة اسمك الأول.',
  referralOwnLastName: 'يرجى كتابة اسم عائلتك.',
  referralOwnReach: 'يرجى ذكر طريقة واحدة للوصول إليك: رقم هاتف أو بريد إلكتروني أو عنوان.',
  referralReach:
    'يرجى ذكر طريقة واحدة للوصول إلى الشخص أو إلى من يطلب له المساعدة: رقم هاتف أو بريد إلكتروني أو عنوان.',
});
