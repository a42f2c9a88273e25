import type { referralLetters as english } from '../en/referral-letters.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const referralLetters: Words<typeof english> = overridable('ur/referral-letters', {
  titles: { me: 'خط شامل کریں', family: 'خط شامل کریں', client: 'خط منسلک کریں' },
  hints: {
    me: 'مثلاً آپ کے ڈاکٹر کا خط۔ یہ ضروری نہیں۔',
    family: 'مثلاً ان کے ڈاکٹر کا خط، اگر وہ راضی ہوں۔ یہ ضروری نہیں۔',
    client: 'مثلاً آپ کا ریفرل خط یا کوئی رپورٹ۔',
  },
  rules: 'PDF، JPEG یا PNG۔ زیادہ سے زیادہ 3 فائلیں، ہر ایک 10 MB تک۔',
  sending: (name, percent) => `بھیجی جا رہی ہے: ${name}, ${percent}`,
  arrived: 'پہنچ گئی۔ کوئی اسے کھولے، اس سے پہلے ہم اسے جانچتے ہیں۔',
  remove: 'ہٹائیں',
  removed: (name) => `ہٹا دی گئی: ${name}`,
  retry: 'دوبارہ کوشش کریں',
  list: 'آپ کی فائلیں',
  wrongType: 'براہ کرم PDF، یا JPEG یا PNG تصویر چنیں۔',
  tooLarge: 'براہ کرم زیادہ سے زیادہ 10 MB کی فائل چنیں۔',
  empty: 'یہ فائل خالی ہے۔ براہ کرم دوسری چنیں۔',
  locked: 'اس PDF پر پاس ورڈ ہے۔ براہ کرم اسے بغیر پاس ورڈ محفوظ کر کے دوبارہ چنیں۔',
  tooMany: 'براہ کرم زیادہ سے زیادہ 3 فائلیں بھیجیں۔',
  notSent: 'یہ فائل بھیجی نہیں جا سکی۔ جو آپ نے لکھا وہ یہیں ہے۔ براہ کرم اپنا کنکشن دیکھیں اور دوبارہ کوشش کریں۔',
  tooOften: 'آج بہت سی فائلیں بھیجی گئیں۔ براہ کرم فارم اس کے بغیر بھیجیں، اور خط ڈاک سے۔',
  stillSending: 'براہ کرم فائل پہنچنے تک انتظار کریں، یا اسے ہٹا دیں۔',
  notArrived: 'یہ فائل نہیں پہنچی۔ براہ کرم دوبارہ کوشش کریں، یا اسے ہٹا دیں۔',
  chooseAgain: 'ایک فائل بہت پہلے بھیجی گئی تھی۔ براہ کرم اسے ہٹا کر دوبارہ چنیں۔',
});
