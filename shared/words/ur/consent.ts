import type { consentWords as english } from '../en/consent.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const consentWords: Words<typeof english> = overridable('ur/consent', {
  gp: 'آپ میرے GP کو بتا سکتے ہیں کہ میں آپ کے پاس آتا یا آتی ہوں، اور سرجری کو وہ بتا سکتے ہیں جو میری دیکھ بھال کے لیے ضروری ہے۔',
  services:
    'جب آپ مجھے کسی اور خدمت کے پاس بھیجیں تو اسے وہ بتا سکتے ہیں جو میری مدد کے لیے ضروری ہے۔ آپ مجھے پہلے بتائیں گے کہ کس کو، اور کیا۔',
  research:
    'جو میں نے بتایا، آپ اسے میرے نام کے بغیر یہ جاننے کے لیے استعمال کر سکتے ہیں کہ لوگوں کو کس چیز سے فائدہ ہوتا ہے۔',
  photographs: 'آپ میری تصویریں لے سکتے ہیں، اور انہیں اپنی ویب سائٹ پر اور چھاپ کر دکھا سکتے ہیں۔',
});
