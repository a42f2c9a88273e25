import type { layout as english } from '../en/layout.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const layout: Words<typeof english> = overridable('bn/layout', {
  skip: 'সরাসরি মূল লেখায় যান',
  urgentHelp: 'জরুরি সাহায্য',
  leave: 'এই সাইট এখনই ছাড়ুন',
  yourPhone: 'আমার ফোন কি নিরাপদ?',
  leaveHint: 'অথবা Escape তিনবার চাপুন',
  callUs: 'আমাদের ফোন করুন',
  menu: 'মেনু',
  main: 'প্রধান মেনু',
  footer: 'পাতার শেষের লিংক',
  home: 'প্রথম পাতা',
  about: 'আমাদের সম্পর্কে',
  services: 'সেবাসমূহ',
  referral: 'সাহায্যের জন্য আবেদন করুন',
  referralStatus: 'আমার আবেদন এখন কোথায়?',
  contact: 'যোগাযোগ করুন',
  admin: 'কর্মী',
  easyRead: 'সহজে পড়ার লেখা',
  privacy: 'গোপনীয়তা নীতি',
  languages: 'ভাষা',
  draftTranslation: 'অনুবাদের খসড়া।',
  draftTranslationText: 'এই কথাগুলো এখনও কেউ যাচাই করেননি। কিছু পরিষ্কার না হলে আমাদের ফোন করুন।',
  credit: 'ওয়েবসাইট: {name}',
  errorTitle: (title) => `ভুল: ${title}`,
});
