import type { ringBack as english } from '../../en/pages/ring-back.ts';
import type { Words } from '../../language.ts';
import { overridable } from '../../overrides.ts';

export const ringBack: Words<typeof english> = overridable('bn/pages/ring-back', {
  title: 'আমাকে ফোন করুন',
  description: 'একটি নম্বর দিন, কখন নিরাপদ বলুন, আমরা আপনাকে ফোন করব। নাম বলতে হবে না।',
  lead: 'একটি নম্বর দিন, কখন নিরাপদ বলুন, আমরা আপনাকে ফোন করব। কেন, বা আপনি কে, তা বলতে হবে না।',
  about: (service) => `আপনি যে বিষয়ে কথা বলতে চান: ${service}।`,
});
