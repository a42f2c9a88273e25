import type { brokenPage as english } from '../en/broken-page.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const brokenPage: Words<typeof english> = overridable('ur/broken-page', {
  title: 'کچھ خرابی ہو گئی',
  text: 'معذرت، یہ صفحہ نہیں کھل سکا۔ اپنا انٹرنیٹ دیکھیں اور صفحہ دوبارہ کھولیں۔',
  waysOut: '{again} یا {home}۔',
  again: 'یہ صفحہ دوبارہ کھولیں',
  home: 'پہلے صفحے پر جائیں',
});
