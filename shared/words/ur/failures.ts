import type { failures as english } from '../en/failures.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const failures: Words<typeof english> = overridable('ur/failures', {
  unreachable: 'ہماری سروس تک رسائی نہیں ہو سکی۔ اپنا انٹرنیٹ دیکھیں اور دوبارہ کوشش کریں۔',
  unreadable: 'معذرت، ہماری طرف کچھ خرابی ہو گئی۔ ایک منٹ بعد دوبارہ کوشش کریں۔',
  busy: 'آپ کے کنکشن سے ابھی ہماری سروس پر بہت زیادہ بوجھ پڑا۔ براہِ کرم پانچ منٹ انتظار کریں، پھر دوبارہ کوشش کریں۔',
  barred: 'ہماری سروس نے آپ کے کنکشن سے یہ قبول نہیں کیا۔ دوبارہ کوشش کریں؛ پھر بھی ایسا ہو تو اپنے منتظم کو بتائیں۔',
});
