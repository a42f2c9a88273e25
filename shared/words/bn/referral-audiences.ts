import type { referralAudiences as english } from '../en/referral-audiences.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';
import { safeContactWords } from './safe-contact.ts';

const happening = 'কী ঘটছে';
const content = { label: 'কী ঘটছে?', hint: 'অল্প বা বেশি, যতটুকু ইচ্ছা, যে কোনো ভাষায় লিখুন।' };
const ownAwareness = { label: 'আপনি যে আমাদের কাছে সাহায্য চাইছেন তা তিনি না জানলে, কেন জানেন না?' };
const theirCpa = { label: 'তিনি কি কেয়ার প্রোগ্রাম অ্যাপ্রোচ (CPA)-এর অধীনে আছেন?' };
const theirNeeds = 'আমাদের শুধু তাঁর প্রথম ও শেষ নাম, আর তাঁর বা আপনার সঙ্গে যোগাযোগের একটি উপায় পেতেই হবে।';
const theirSections = {
  person: 'তাঁর সম্পর্কে আরও',
  referrer: 'আপনার সম্পর্কে আরও',
};
const yourFields = {
  firstName: { label: 'আপনার প্রথম নাম' },
  lastName: { label: 'আপনার শেষ নাম' },
  phone: { label: 'আপনার ফোন' },
  email: { label: 'আপনার ইমেইল' },
  fax: { label: 'আপনার ফ্যাক্স' },
  address: { label: 'আপনার ঠিকানা' },
  postcode: { label: 'আপনার পোস্টকোড' },
  dob: { label: 'আপনার জন্মতারিখ' },
};

const theirGroups = {
  referralProject: { title: 'তিনি যে সেবা চান' },
  referralSafeContact: {
    title: 'কীভাবে তাঁর সঙ্গে যোগাযোগ নিরাপদ?',
    hint: safeContactWords.hint,
    fields: { methods: { label: 'তাঁর কাছে পৌঁছানোর নিরাপদ উপায়', choices: { referrer: 'আপনার মাধ্যমে' } } },
  },
  referralCommunication: {
    hint: 'যাতে প্রথম কথাবার্তা তিনি বুঝতে পারেন।',
    fields: {
      interpreter: { label: 'তাঁর কি দোভাষী দরকার?' },
      otherNeeds: { label: 'আমাদের সঙ্গে কথা বলতে আর যা তাঁকে সাহায্য করে' },
    },
  },
  referralRiskAssessment: {
    title: 'তাঁর নিরাপত্তা',
    hint: 'তাঁর বেলায় এখন যা সত্যি হতে পারে বা আগে ছিল, তাতে টিক দিন। এতে আমরা প্রথম দেখা নিরাপদে করার পরিকল্পনা করতে পারি।',
    fields: {
      selfHarm: { label: 'নিজেকে আঘাত করা বা নিজের ক্ষতি করা, বা তা করার কথা ভাবা' },
      selfNeglect: { label: 'নিজের যত্ন নিতে না পারা' },
    },
  },
  referralContactDetails: { hint: 'তাঁর নিকটতম আত্মীয়, বা জরুরি দরকারে যাঁর সঙ্গে যোগাযোগ করা যায়।' },
  referralCarerDetails: { title: 'যিনি তাঁর দেখাশোনা করেন (কেয়ারার)' },
  referralGpDetails: { title: 'তাঁর GP' },
  referralCpn: { title: 'তাঁর কেয়ার কো-অর্ডিনেটর' },
  referralDemographics: { fields: { disability: { hint: 'তাঁর নিজের কথায়, যদি আপনি জানেন।' } } },
};

export const referralAudiences: Words<typeof english> = overridable('bn/referral-audiences', {
  me: {
    steps: { you: 'আপনার সম্পর্কে', happening },
    sections: { person: 'আপনার সম্পর্কে আরও' },
    groups: {
      referralPersonalDetails: {
        title: 'আপনার তথ্য',
        hint: 'আমাদের শুধু প্রথম নাম, শেষ নাম ও আপনার সঙ্গে যোগাযোগের একটি উপায় পেতেই হবে।',
        fields: {
          cpa: { label: 'আপনি কি কেয়ার প্রোগ্রাম অ্যাপ্রোচ (CPA)-এর অধীনে আছেন?' },
          employed: { label: 'আপনার কাজ' },
          idType: { label: 'যে পরিচয়পত্র আপনি আমাদের দেখাতে পারেন' },
        },
      },
      referralSafeContact: {
        fields: { methods: { choices: { referrer: 'যিনি এই ফর্মে আমাকে সাহায্য করছেন তাঁর মাধ্যমে' } } },
      },
      referralCommunication: {
        fields: {
          interpreter: { label: 'আপনার কি দোভাষী দরকার?' },
          formats: { label: 'আপনি চিঠি ও লিফলেট কীভাবে পেতে চান' },
        },
      },
      referralContent: { fields: { content } },
      referralRiskAssessment: {
        title: 'আপনার নিরাপত্তা',
        hint: 'আপনার বেলায় এখন যা সত্যি বা আগে ছিল, তাতে টিক দিন। এতে আমরা প্রথম দেখা নিরাপদে করার পরিকল্পনা করতে পারি।',
        fields: {
          selfHarm: { label: 'নিজেকে আঘাত করা বা নিজের ক্ষতি করা, বা তা করার কথা ভাবা' },
          selfNeglect: { label: 'নিজের যত্ন নিতে না পারা' },
        },
      },
      referralContactDetails: {
        hint: 'আপনার নিকটতম আত্মীয়, বা জরুরি দরকারে যাঁর সঙ্গে যোগাযোগ করা যায়।',
        fields: { awareness: ownAwareness },
      },
      referralCarerDetails: { title: 'যিনি আপনার দেখাশোনা করেন (কেয়ারার)' },
      referralGpDetails: {
        title: 'আপনার GP',
        fields: {
          awareness: { label: 'আপনি যে আমাদের কাছে সাহায্য চাইছেন তা আপনার GP না জানলে, কেন জানেন না?' },
        },
      },
      referralCpn: { title: 'আপনার কেয়ার কো-অর্ডিনেটর', fields: { awareness: ownAwareness } },
      referralOtherAgencies: { title: 'আর যাঁরা আপনাকে সাহায্য করছেন' },
    },
  },
  family: {
    steps: { them: 'যাঁর জন্য চাইছেন তাঁর সম্পর্কে', you: 'আপনার সম্পর্কে', happening },
    sections: theirSections,
    groups: {
      ...theirGroups,
      referralPersonalDetails: {
        title: 'যাঁর সাহায্য দরকার',
        hint: theirNeeds,
        fields: {
          firstName: { label: 'তাঁর প্রথম নাম' },
          lastName: { label: 'তাঁর শেষ নাম' },
          agreed: { label: 'আপনি যে আমাদের কাছে সাহায্য চাইছেন, তিনি কি তা জানেন এবং তাতে রাজি?' },
          awareness: { label: 'তিনি কেন জানতে পারেন না, বা রাজি হতে পারেন না?' },
          cpa: theirCpa,
          employed: { label: 'তাঁর কাজ' },
        },
      },
      referralReferrer: {
        title: 'আপনি',
        fields: { ...yourFields, role: { label: 'আপনি তাঁকে কীভাবে চেনেন' } },
      },
      referralContent: { fields: { content } },
    },
  },
  client: {
    steps: { you: 'কে আবেদন করছেন', them: 'আপনার রোগী বা ক্লায়েন্ট', happening },
    sections: theirSections,
    groups: {
      ...theirGroups,
      referralPersonalDetails: {
        title: 'যাঁর সাহায্য দরকার',
        hint: theirNeeds,
        fields: {
          firstName: { label: 'তাঁর প্রথম নাম' },
          lastName: { label: 'তাঁর শেষ নাম' },
          dob: { label: 'তাঁর জন্মতারিখ' },
          phone: { label: 'তাঁর ফোন' },
          nhsNumber: { label: 'তাঁর NHS নম্বর' },
          agreed: { label: 'যাঁর জন্য আবেদন, তিনি কি এই আবেদনে রাজি হয়েছেন?' },
          cpa: theirCpa,
          employed: { label: 'তাঁর কাজ' },
        },
      },
      referralReferrer: {
        title: 'আপনি',
        fields: { ...yourFields, role: { label: 'আপনার পদ ও সংস্থা' } },
      },
    },
  },
});
