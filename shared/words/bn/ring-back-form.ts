import type { ringBackWords as english } from '../en/ring-back-form.ts';
import type { Words } from '../language.ts';

export const ringBackWords: Words<typeof english> = {
  title: 'আমাকে ফোন করুন',
  submit: 'আমাকে ফোন করুন',
  noConnection: 'আমাদের সেবার সঙ্গে সংযোগ করা যায়নি। আপনি যা লিখেছেন তা এখনও এখানেই আছে: ইন্টারনেট দেখুন এবং আবার পাঠান।',
  groups: {
    '': {
      title: 'কোথায় ও কখন',
      hint: 'আমাদের শুধু আপনার নম্বর দরকার। আমরা কাজের দিনে ফোন করি, আর কোনো বার্তা রাখি না।',
      fields: {
        name: { label: 'আপনাকে কী নামে ডাকব?', hint: 'আপনার ইচ্ছামতো যে কোনো নাম, বা কোনো নাম নয়।' },
        phone: { label: 'আপনার নম্বর' },
        times: { label: 'কখন ফোন করা নিরাপদ?', hint: 'যেমন: কাজের দিনে বিকেল 3টার আগে।' },
        language: { label: 'আপনি কোন ভাষায় কথা বলতে চান?' },
        sayWhoWeAre: {
          label: 'অন্য কেউ ফোন ধরলে আমরা কি বলতে পারি আমরা কে?',
          choices: { yes: 'হ্যাঁ', no: 'না' },
        },
      },
    },
  },
};
