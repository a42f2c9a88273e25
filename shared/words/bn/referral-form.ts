import type { referralFormWords as english } from '../en/referral-form.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';
import { safeContactWords } from './safe-contact.ts';
import { serviceNames } from './service-names.ts';

const yesNo = { yes: 'হ্যাঁ', no: 'না' };
const unstated = 'বলতে চাই না';
const firstName = { label: 'প্রথম নাম' };
const lastName = { label: 'শেষ নাম' };
const address = { label: 'ঠিকানা' };
const postcode = { label: 'পোস্টকোড' };
const phone = { label: 'ফোন' };
const email = { label: 'ইমেইল' };
const fax = { label: 'ফ্যাক্স' };
const dob = { label: 'জন্মতারিখ' };
const contactAwareness = { label: 'তিনি এই আবেদনের কথা না জানলে, কেন জানেন না?' };

export const referralFormWords: Words<typeof english> = overridable('bn/referral-form', {
  title: 'আবেদন ফর্ম',
  submit: 'সেভ করুন',
  sections: {
    start: 'এখান থেকে শুরু করুন',
    person: 'কার সাহায্য দরকার',
    contact: 'নিরাপদ যোগাযোগ ও ভাষা',
    reason: 'কী ঘটছে',
    referrer: 'কে আবেদন করছেন',
    family: 'পরিবার ও যাঁরা দেখাশোনা করেন',
    team: 'আর যাঁরা সাহায্য করেন',
    background: 'পরিচয়',
  },
  groups: {
    referralAudience: {
      title: 'এই ফর্ম সম্পর্কে',
      fields: {
        audience: {
          label: 'এটি কার জন্য?',
          hint: 'তাহলে আগে আপনার কাছে যা জানা দরকার, আমরা শুধু তাই জিজ্ঞেস করব।',
          choices: {
            me: 'আমার নিজের জন্য',
            family: 'আমার পরিবারের কেউ, বা কোনো বন্ধু',
            client: 'আমার কোনো রোগী বা ক্লায়েন্ট',
          },
        },
      },
    },
    referralProject: {
      title: 'আপনি যে সেবা চান',
      fields: {
        project: {
          label: 'এটি কোন সেবার জন্য?',
          hint: 'নিশ্চিত না হলে খালি রাখুন। আমরা একসঙ্গে ঠিক করে নেব।',
          choices: serviceNames,
        },
      },
    },
    referralPersonalDetails: {
      title: 'যাঁর সাহায্য দরকার',
      hint: 'এটি আপনার নিজের জন্য হলে নিজের তথ্য দিন। আমাদের শুধু প্রথম নাম, শেষ নাম ও যোগাযোগের একটি উপায় পেতেই হবে।',
      fields: {
        firstName,
        lastName,
        dob,
        dateOfBirth: dob,
        phone,
        mobile: { label: 'মোবাইল' },
        email,
        address,
        postcode,
        nhsNumber: { label: 'NHS নম্বর', hint: 'দশটি অঙ্ক, যদি হাতের কাছে থাকে।' },
        agreed: { label: 'যাঁর জন্য আবেদন, তিনি কি এই আবেদনে রাজি হয়েছেন?', choices: yesNo },
        awareness: { label: 'যাঁর জন্য আবেদন, তিনি এর কথা না জানলে, কেন জানেন না?' },
        idType: {
          label: 'যে পরিচয়পত্র দেখা হয়েছে',
          hint: 'কোর্সে নাম লেখাতে পাসপোর্ট, গ্যাস, বিদ্যুৎ বা পানির বিল, আর DWP-র কাগজ দরকার।',
        },
        cpa: { label: 'কেয়ার প্রোগ্রাম অ্যাপ্রোচ (CPA)-এর অধীনে আছেন?', choices: yesNo },
        employed: { label: 'কাজ', choices: { employed: 'চাকরি বা কাজ করেন', unemployed: 'বেকার' } },
      },
    },
    referralSafeContact: safeContactWords,
    referralCommunication: {
      title: 'ভাষা ও ধরন',
      hint: 'যাতে প্রথম কথাবার্তা আপনি বুঝতে পারেন।',
      fields: {
        interpreter: { label: 'দোভাষী কি দরকার?', choices: yesNo },
        interpreterLanguage: { label: 'দোভাষীর ভাষা বা আঞ্চলিক ভাষা' },
        formats: {
          label: 'চিঠি ও লিফলেট যেভাবে পেলে সুবিধা',
          choices: {
            largePrint: 'বড় অক্ষর',
            easyRead: 'সহজে পড়ার মতো লেখা (ইজি রিড)',
            audio: 'অডিও বা ভয়েস বার্তা',
            signed: 'ব্রিটিশ ইশারা ভাষা',
            braille: 'ব্রেইল',
          },
        },
        otherNeeds: {
          label: 'আমাদের সঙ্গে কথা বলতে আর যা আপনাকে সাহায্য করে',
          hint: 'যেমন: কোনো নারীর সঙ্গে কথা বলা, ঠোঁট দেখে কথা বোঝা, সঙ্গে কেউ আসা।',
        },
      },
    },
    referralContent: {
      title: 'এখন কেন',
      fields: {
        content: {
          label: 'আবেদনের কারণ',
          hint: 'অল্প বা বেশি, যতটুকু ইচ্ছা লিখুন। এ পর্যন্ত কী ঘটেছে, মানসিক স্বাস্থ্য সেবার সঙ্গে কোনো যোগাযোগ হয়েছে কি না, শরীরের অসুবিধা, ওষুধ, আর ডাক্তার কোনো রোগের কথা বলেছেন কি না, জানলে সুবিধা হয়।',
        },
      },
    },
    referralRiskAssessment: {
      title: 'নিরাপত্তা',
      hint: 'এখন যা সত্যি হতে পারে বা আগে ছিল, তাতে টিক দিন। এতে আমরা প্রথম দেখা নিরাপদে করার পরিকল্পনা করতে পারি।',
      fields: {
        selfHarm: { label: 'নিজেকে আঘাত করা বা নিজের ক্ষতি করা' },
        domestic: { label: 'বাড়িতে সহিংসতা বা নিয়ন্ত্রণ' },
        selfExploited: { label: 'কারও হাতে ব্যবহৃত বা শোষিত হওয়া' },
        aggression: { label: 'অন্যদের প্রতি রাগ বা আক্রমণাত্মক আচরণ' },
        selfNeglect: { label: 'নিজের যত্ন নিতে না পারা' },
        criminal: { label: 'আইনের ঝামেলা' },
        alone: { label: 'একা থাকা বা অন্যদের থেকে বিচ্ছিন্ন থাকা' },
      },
    },
    referralReferrer: {
      title: 'যিনি আবেদন করছেন',
      fields: {
        firstName,
        lastName,
        role: { label: 'পদ ও সংস্থা' },
        phone,
        email,
        fax,
        address,
        postcode,
        dob: { ...dob, hint: 'শুধু আপনার সংস্থা চাইলে।' },
      },
    },
    referralContactDetails: {
      title: 'আর যাঁর সঙ্গে আমরা যোগাযোগ করতে পারি',
      hint: 'নিকটতম আত্মীয়, বা জরুরি দরকারে যাঁর সঙ্গে যোগাযোগ করা যায়।',
      fields: {
        firstName,
        lastName,
        relationship: { label: 'সম্পর্ক', hint: 'যেমন: বোন, প্রতিবেশী।' },
        phone,
        address,
        postcode,
        awareness: contactAwareness,
      },
    },
    referralCarerDetails: {
      title: 'যিনি দেখাশোনা করেন (কেয়ারার)',
      hint: 'অন্য যোগাযোগের মানুষটি নিজেই দেখাশোনা করলে এটি খালি রাখুন।',
      fields: { firstName, lastName, phone, address, postcode },
    },
    referralGpDetails: {
      title: 'GP',
      fields: {
        firstName,
        lastName,
        address: { label: 'সার্জারি ও তার ঠিকানা' },
        postcode,
        phone,
        fax,
        awareness: { label: 'GP এই আবেদনের কথা না জানলে, কেন জানেন না?' },
      },
    },
    referralCpn: {
      title: 'কেয়ার কো-অর্ডিনেটর',
      hint: 'কেয়ার কো-অর্ডিনেটর, কমিউনিটি সাইকিয়াট্রিক নার্স বা সোশ্যাল ওয়ার্কার, যদি কেউ থাকেন।',
      fields: {
        firstName,
        lastName,
        relationship: { label: 'তাঁর পদ' },
        phone,
        fax,
        address,
        postcode,
        dob: { ...dob, hint: 'শুধু তাঁর সংস্থা চাইলে।' },
        awareness: contactAwareness,
      },
    },
    referralOtherAgencies: {
      title: 'আর যাঁরা সাহায্য করছেন',
      hint: 'হাসপাতালের দল, স্কুল, আইনজীবী, মসজিদ বা গুরুদ্বার: প্রতি লাইনে একটি।',
      line: { label: 'সংস্থা বা ব্যক্তি' },
    },
    referralDemographics: {
      title: 'পরিচয়',
      hint: 'এগুলো থেকে আমরা বুঝি কার কাছে পৌঁছাতে পারছি আর কে বাদ পড়ছেন। কেউ সাহায্য পাবেন কি না, তা কখনও এগুলো দিয়ে ঠিক হয় না।',
      fields: {
        ethnicity: {
          label: 'জাতিগত পরিচয়',
          choices: {
            indian: 'ভারতীয়',
            pakistani: 'পাকিস্তানি',
            bangladeshi: 'বাংলাদেশি',
            chinese: 'চীনা',
            otherAsian: 'অন্য কোনো এশীয় পরিচয়',
            african: 'আফ্রিকান',
            caribbean: 'ক্যারিবীয়',
            black: 'কৃষ্ণাঙ্গ, বা অন্য কোনো কৃষ্ণাঙ্গ পরিচয়',
            arab: 'আরব',
            whiteBritish: 'শ্বেতাঙ্গ: ইংলিশ, ওয়েলশ, স্কটিশ, নর্দার্ন আইরিশ বা ব্রিটিশ',
            irish: 'শ্বেতাঙ্গ: আইরিশ',
            gypsy: 'জিপসি বা আইরিশ ট্রাভেলার',
            roma: 'রোমা',
            white: 'শ্বেতাঙ্গ, বা অন্য কোনো শ্বেতাঙ্গ পরিচয়',
            mixedAsian: 'মিশ্র: শ্বেতাঙ্গ ও এশীয়',
            mixedAfrican: 'মিশ্র: শ্বেতাঙ্গ ও কৃষ্ণাঙ্গ আফ্রিকান',
            mixedCaribbean: 'মিশ্র: শ্বেতাঙ্গ ও কৃষ্ণাঙ্গ ক্যারিবীয়',
            mixedBlack: 'মিশ্র: শ্বেতাঙ্গ ও কৃষ্ণাঙ্গ',
            mixedOther: 'অন্য কোনো মিশ্র পরিচয়',
            anyOther: 'অন্য কোনো জাতিগোষ্ঠী',
            unstated,
          },
        },
        gender: {
          label: 'লিঙ্গ পরিচয়',
          choices: { woman: 'নারী বা মেয়ে', man: 'পুরুষ বা ছেলে', other: 'অন্যভাবে', unstated },
        },
        religion: { label: 'ধর্ম বা বিশ্বাস' },
        language: { label: 'প্রধান ভাষা' },
        sexuality: {
          label: 'যৌন পরিচয়',
          choices: {
            heterosexual: 'বিপরীত লিঙ্গের প্রতি আকর্ষণ (স্ট্রেট)',
            homosexual: 'সমকামী (গে বা লেসবিয়ান)',
            bisexual: 'উভকামী (বাইসেক্সুয়াল)',
            other: 'অন্য',
            unstated,
          },
        },
        disability: { label: 'প্রতিবন্ধকতা', hint: 'আপনার নিজের কথায়।' },
        maritalStatus: {
          label: 'বৈবাহিক অবস্থা',
          choices: {
            single: 'অবিবাহিত',
            married: 'বিবাহিত',
            cohabiting: 'পার্টনারের সঙ্গে থাকেন',
            seperated: 'স্বামী বা স্ত্রীর থেকে আলাদা থাকেন',
            divorced: 'তালাক বা ডিভোর্স হয়েছে',
            widowed: 'স্বামী বা স্ত্রী মারা গেছেন',
            unstated,
          },
        },
        legalStatus: {
          label: 'এ দেশে থাকার আইনি অবস্থা',
          hint: 'যেমন: ব্রিটিশ নাগরিক, স্থায়ীভাবে থাকার অনুমতি, আশ্রয়ের আবেদন করেছেন। সাহায্য পাওয়া এর উপর নির্ভর করে না।',
        },
      },
    },
  },
});
