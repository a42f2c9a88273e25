import type { referralSent as english } from '../en/referral-sent.ts';
import type { Words } from '../language.ts';

export const referralSent: Words<typeof english> = {
  title: 'شکریہ',
  description: 'آپ کی درخواست مل گئی ہے۔ اب کیا ہو گا، اور اگر انتظار ممکن نہ ہو تو کیا کریں۔',
  text: 'آپ کی درخواست قبول کر لی گئی ہے اور جلد اس کا جواب دیا جائے گا۔',
  reference: 'حوالہ نمبر',
  keepReference: 'جب آپ فون کریں تو ہمیں یہ نمبر بتائیں۔',
  next: 'اب کیا ہو گا',
  whatHappens: [
    'اگلے کام کے دن کوئی اسے پڑھے گا۔',
    'ہم اُس طریقے سے رابطہ کریں گے جسے آپ نے محفوظ بتایا۔ ہم اس کی پابندی کرتے ہیں۔',
    'ہم مل کر طے کریں گے کہ آگے کیا ہو۔',
  ],
  ifAnythingChanges:
    'کچھ بدل جائے تو {phone} پر فون کریں۔ انتظار ممکن نہ ہو تو اس صفحے کے اوپر دیے گئے نمبروں پر بات کریں۔',
  home: 'پہلے صفحے پر جائیں',
};
