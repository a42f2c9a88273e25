import type { contact as english } from '../../en/pages/contact.ts';
import type { Words } from '../../language.ts';
import { overridable } from '../../overrides.ts';

export const contact: Words<typeof english> = overridable('ar/pages/contact', {
  title: 'تواصل معنا',
  description: 'اتصل أو اكتب أو زرنا أو أرسل رسالة. نقرأ كل رسالة ونرد بالهاتف أو البريد الإلكتروني.',
  lead: 'قل لنا ما في نفسك. سيقرأه أحدنا ويتواصل معك.',
  rather: 'هل تفضل أن تتحدث؟ {ringBack}.',
  ringBack: 'اطلب منا أن نتصل بك',
  otherWays: 'طرق أخرى للوصول إلينا',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  visit: 'زرنا أو اكتب إلينا',
  map: {
    title: 'أين نحن',
    frame: (place) => `خريطة لما حول ${place}`,
    who: 'تأتي الخريطة من OpenStreetMap. سيعرفون أنك نظرت إليها.',
    show: 'اعرض الخريطة',
    open: 'افتح الخريطة على OpenStreetMap',
  },
});
