import type { ringBackWords as english } from '../en/ring-back-form.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';
import { safeContactWords } from './safe-contact.ts';

export const ringBackWords: Words<typeof english> = overridable('ur/ring-back-form', {
  title: 'مجھے فون کریں',
  submit: 'مجھے فون کریں',
  noConnection:
    'ہماری سروس تک رسائی نہیں ہو سکی۔ آپ نے جو لکھا وہ اب بھی یہیں ہے: اپنا انٹرنیٹ دیکھیں اور دوبارہ بھیجیں۔',
  text: 'شکریہ۔ ہم آپ کو اُس وقت فون کریں گے جسے آپ نے محفوظ بتایا۔',
  keepCode:
    'کوڈ لکھ لیں یا زبانی یاد کر لیں: ہم اسے صرف ابھی دکھاتے ہیں، اور بھیجتے نہیں۔ اس سے اور نمبر سے آپ دیکھ سکتے ہیں کہ ہم کب تک فون کریں گے۔ جس کے پاس دونوں ہوں وہ بھی دیکھ سکتا ہے: اگر یہ فون دوسرے بھی استعمال کرتے ہیں تو اس میں تصویر نہ رکھیں۔',
  see: 'دیکھیں کہ ہم کب تک فون کریں گے',
  groups: {
    '': {
      title: 'کہاں اور کب',
      hint: 'ہمیں صرف آپ کا نمبر چاہیے۔ ہم کام کے دنوں میں فون کرتے ہیں، اور کوئی پیغام نہیں چھوڑتے۔',
      fields: {
        name: { label: 'ہم آپ کو کس نام سے بلائیں؟', hint: 'جو نام آپ چاہیں، یا کوئی نہیں۔' },
        phone: { label: 'آپ کا نمبر' },
        times: { label: 'کس وقت فون کرنا محفوظ ہے؟', hint: 'مثلاً: کام کے دنوں میں دوپہر 3 بجے سے پہلے۔' },
        language: { label: 'آپ کس زبان میں بات کرنا چاہیں گے؟' },
        sayWhoWeAre: safeContactWords.fields.sayWhoWeAre,
      },
    },
  },
});
