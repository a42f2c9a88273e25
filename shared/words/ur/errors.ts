import type { errorPages as english } from '../en/errors.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const errorPages: Words<typeof english> = overridable('ur/errors', {
  unauthorised: {
    title: 'اجازت نہیں',
    description: 'یہ صفحہ عملے کے اُن لوگوں کے لیے ہے جو سائن اِن ہیں۔ اس کے بجائے یہاں جائیں۔',
    heading: 'آپ یہ صفحہ نہیں کھول سکتے',
    text: 'معذرت، آپ کو یہ صفحہ دیکھنے کی اجازت نہیں۔ اگر یہ غلطی ہے تو منتظم سے رابطہ کریں۔',
    newAccount:
      'اگر آپ کا اکاؤنٹ نیا ہے تو ادارے کی اجازت ملنے تک اس سے کچھ نہیں کھلے گا۔ منتظم سے اجازت مانگیں، پھر دوبارہ سائن اِن کریں۔',
    signInToOpen: 'سائن اِن کر کے اسے کھولیں',
    waysOut: '{signIn}، {contact} یا {home}۔',
    signIn: 'سائن اِن کریں',
    home: 'پہلے صفحے پر جائیں',
  },
  unknown: {
    title: 'صفحہ نہیں ملا',
    description: 'اس پتے پر کوئی صفحہ نہیں۔ اس کے بجائے یہاں جائیں۔',
    heading: 'ہم سے ایک ٹانکا چھوٹ گیا',
    text: 'معذرت، ایسا کوئی صفحہ نہیں۔ اگر آپ کے خیال میں یہ غلطی ہے تو منتظم سے رابطہ کریں۔',
    waysOut: '{home} یا {contact}۔',
    home: 'پہلے صفحے پر جائیں',
  },
  contact: 'ہم سے رابطہ کریں',
});
