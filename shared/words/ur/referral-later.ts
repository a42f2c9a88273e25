import type { referralLater as english } from '../en/referral-later.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const referralLater: Words<typeof english> = overridable('ur/referral-later', {
  rememberMe: 'اگلی درخواست کے لیے مجھے اس براؤزر پر یاد رکھیں: صرف یہ کہ میں کون ہوں، مریض کے بارے میں کچھ نہیں',
  nothingSent: 'ابھی کچھ نہیں بھیجا گیا۔ جو آپ نے خالی چھوڑا وہ یہاں نہیں دکھایا گیا۔',
  change: 'بدلیں',
  back: 'فارم پر واپس',
  begunBefore: 'آپ نے یہ فارم پہلے شروع کیا تھا',
  stillHere: 'آپ کے جواب اب بھی اسی ٹیب میں ہیں۔ کسی اور نے انہیں نہیں دیکھا۔',
  carryOn: 'جاری رکھیں',
  startAgain: 'دوبارہ شروع کریں',
});
