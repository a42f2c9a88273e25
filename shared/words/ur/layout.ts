import type { layout as english } from '../en/layout.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const layout: Words<typeof english> = overridable('ur/layout', {
  skip: 'سیدھے مواد پر جائیں',
  urgentHelp: 'فوری مدد',
  leave: 'یہ سائٹ فوراً چھوڑیں',
  yourPhone: 'کیا میرا فون محفوظ ہے؟',
  leaveHint: 'یا Escape تین بار دبائیں',
  callUs: 'ہمیں فون کریں',
  menu: 'مینو',
  main: 'مرکزی مینو',
  footer: 'صفحے کے آخر کے لنک',
  home: 'پہلا صفحہ',
  about: 'ہمارے بارے میں',
  services: 'خدمات',
  referral: 'مدد کے لیے درخواست دیں',
  referralStatus: 'میری درخواست کہاں ہے؟',
  contact: 'ہم سے رابطہ کریں',
  admin: 'عملہ',
  easyRead: 'آسان الفاظ میں',
  privacy: 'رازداری کی پالیسی',
  languages: 'زبانیں',
  draftTranslation: 'ترجمے کا مسودہ۔',
  draftTranslationText: 'ان الفاظ کی ابھی کسی نے جانچ نہیں کی۔ کوئی بات واضح نہ ہو تو ہمیں فون کریں۔',
  credit: 'ویب سائٹ: {name}',
  errorTitle: (title) => `غلطی: ${title}`,
});
