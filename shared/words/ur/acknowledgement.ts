import type { acknowledgement as english } from '../en/acknowledgement.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const acknowledgement: Words<typeof english> = overridable('ur/acknowledgement', {
  readBy: (day) => `${day} کے آخر تک کوئی اسے پڑھ لے گا۔`,
  ring: (phone, hours) => `اگر کچھ بدل جائے تو ${phone} پر فون کریں، ${hours}، سرکاری چھٹیوں کے سوا۔`,
  emergency: 'اگر ابھی کوئی خطرے میں ہے تو 999 پر فون کریں۔ ہمارا انتظار نہ کریں۔',
  referrer: {
    subject: (reference) => `آپ کی درخواست ${reference} ہمیں مل گئی ہے`,
    thanks: 'شکریہ۔ آپ کی بھیجی ہوئی درخواست پہنچ گئی ہے۔',
    reference: (reference) => `اس کا حوالہ نمبر ${reference} ہے۔ جب آپ فون کریں تو براہِ کرم یہ نمبر بتائیں۔`,
    status: (address) =>
      `یہ دیکھنے کے لیے کہ درخواست کہاں ہے، کسی بھی وقت ${address} پر جائیں اور یہ نمبر اور وہ تاریخِ پیدائش لکھیں جو آپ نے دی تھی۔`,
    noStatus: 'آپ نے تاریخِ پیدائش نہیں دی۔ یہ جاننے کے لیے کہ درخواست کہاں ہے، ہمیں فون کریں اور حوالہ نمبر بتائیں۔',
  },
  person: {
    subject: 'آپ کا پیغام ہمیں مل گیا ہے',
    thanks: 'شکریہ۔ جو کچھ آپ کے لیے ہمیں بھیجا گیا وہ پہنچ گیا ہے۔ ابھی آپ کو کچھ کرنے کی ضرورت نہیں۔',
    reference: (reference) => `اس کا نمبر ${reference} ہے۔ جب آپ فون کریں تو براہِ کرم یہ نمبر بتائیں۔`,
    next: 'اس کے بعد ہم اُس طریقے سے رابطہ کریں گے جسے آپ نے محفوظ بتایا۔',
    emergency: 'ہنگامی حالت میں 999 پر فون کریں۔',
  },
});
