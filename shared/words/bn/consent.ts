import type { consentWords as english } from '../en/consent.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const consentWords: Words<typeof english> = overridable('bn/consent', {
  gp: 'আপনারা আমার GP-কে বলতে পারেন যে আমি আপনাদের কাছে আসি, আর আমার দেখাশোনার জন্য সার্জারির যা জানা দরকার তা জানাতে পারেন।',
  services: 'আপনারা আমাকে অন্য সেবায় পাঠালে, আমাকে সাহায্য করতে তাদের যা জানা দরকার তা জানাতে পারেন। কাকে এবং কী জানাবেন, আগে আমাকে বলবেন।',
  research: 'আমি যা বলেছি, মানুষের কীসে উপকার হয় তা জানতে আপনারা আমার নাম ছাড়া তা ব্যবহার করতে পারেন।',
  photographs: 'আপনারা আমার ছবি তুলতে পারেন, আর তা আপনাদের ওয়েবসাইটে ও ছাপায় দেখাতে পারেন।',
});
