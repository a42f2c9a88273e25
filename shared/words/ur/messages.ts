import type { messages as english } from '../en/messages.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const messages: Words<typeof english> = overridable('ur/messages', {
  notText: 'براہِ کرم اسے الفاظ میں لکھیں۔',
  unreadableCharacters: 'براہِ کرم وہ حروف نکال دیں جو یہاں پڑھے نہیں جا سکتے۔',
  tooLong: (characters) => `براہِ کرم ${characters} یا اس سے کم حروف لکھیں۔`,
  tooMany: (lines) => `براہِ کرم ${lines} یا اس سے کم لکھیں۔`,
  chooseOne: 'براہِ کرم جوابوں میں سے ایک چنیں۔',
  phone: 'براہِ کرم فون نمبر ہندسوں میں لکھیں۔',
  nhsNumber: 'براہِ کرم NHS نمبر دیکھیں۔ اس میں دس ہندسے ہوتے ہیں، اور آخری ہندسے سے پتہ چلتا ہے کہ یہ درست نہیں۔',
  email: 'براہِ کرم ای میل کا پتہ اس طرح لکھیں: name@example.org',
  emailTooLong: (characters) => `براہِ کرم ${characters} یا اس سے کم حروف کا ای میل پتہ لکھیں۔`,
  future: 'براہِ کرم ایسی تاریخ لکھیں جو آنے والی نہ ہو۔',
  tooEarly: 'براہِ کرم 1900 کے بعد کی تاریخ لکھیں۔',
  honeypot: 'براہِ کرم یہ خانہ خالی چھوڑیں۔',
  missing: 'براہِ کرم اسے پُر کریں۔',
  unknown: 'یہ خانہ یہاں معلوم نہیں۔',
  notAsAsked: 'براہِ کرم اسے دیکھیں: یہاں یہ نہیں پوچھا گیا۔',
  bodyTooLong: 'یہ بھیجنے کے لیے بہت لمبا ہے۔ براہِ کرم اسے چھوٹا کریں۔',
  ourMistake: (number) =>
    `معذرت، ہماری طرف کچھ خرابی ہو گئی۔ آپ نے جو لکھا وہ ضائع نہیں ہوا: دوبارہ کوشش کریں۔ پھر بھی ایسا ہو تو ہمیں یہ نمبر بتائیں: ${number}۔`,
  contactMessage: 'براہِ کرم اپنا پیغام لکھیں۔',
  contactAnswer: 'براہِ کرم ای میل یا فون نمبر لکھیں تاکہ ہم آپ کو جواب دے سکیں۔',
  ringBackPhone: 'براہِ کرم وہ نمبر لکھیں جس پر ہم آپ کو فون کر سکتے ہیں۔',
  referralFirstName: 'براہِ کرم اُس شخص کا پہلا نام لکھیں جسے مدد چاہیے۔',
  referralLastName: 'براہِ کرم اُس شخص کا خاندانی نام لکھیں جسے مدد چاہیے۔',
  referralOwnFirstName: 'براہِ کرم اپنا پہلا نام لکھیں۔',
  referralOwnLastName: 'براہِ کرم اپنا خاندانی نام لکھیں۔',
  referralOwnReach: 'براہِ کرم آپ تک پہنچنے کا ایک طریقہ بتائیں: فون نمبر، ای میل یا پتہ۔',
  referralReach: 'براہِ کرم اُس شخص یا درخواست دینے والے تک پہنچنے کا ایک طریقہ بتائیں: فون نمبر، ای میل یا پتہ۔',
});
