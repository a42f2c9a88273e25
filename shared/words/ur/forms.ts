import type { forms as english } from '../en/forms.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const forms: Words<typeof english> = overridable('ur/forms', {
  problem: 'ایک مسئلہ ہے',
  error: 'غلطی:',
  wait: 'براہِ کرم انتظار کریں',
  notADay: 'براہِ کرم درست تاریخ لکھیں: دن، مہینہ اور سال۔',
  clear: 'یہ جواب ہٹا دیں',
  addAnother: 'ایک اور شامل کریں',
  leaveEmpty: 'براہِ کرم اسے خالی چھوڑیں',
  yes: 'ہاں',
  onlyIf: (question, answers) => `صرف اُس صورت میں جب آپ نے ‘${question}’ پر ${answers} چنا ہو۔`,
  answer: (label) => `‘${label}’`,
  either: (one, other) => `${one} یا ${other}`,
  nothingSent: 'کچھ نہیں بھیجا گیا۔',
  typedBelow: 'آپ نے جو لکھا وہ نیچے موجود ہے۔',
  typedBefore: 'آپ نے جو لکھا وہ اس سے پہلے والے صفحے پر موجود ہے۔',
  check: 'بھیجنے سے پہلے دیکھ لیں',
  tooSoon: (submit) => `یہ ہمارے لیے ذرا جلدی تھا۔ براہِ کرم ${submit} ایک بار پھر دبائیں۔`,
  notSentYet: 'ابھی کچھ نہیں بھیجا گیا۔ کچھ بدلنا ہو تو پچھلے صفحے پر جائیں: آپ نے جو لکھا وہ وہاں موجود ہے۔',
  startAgain: 'خالی فارم سے دوبارہ شروع کریں',
  askAgain: 'دوبارہ پوچھیں',
});
