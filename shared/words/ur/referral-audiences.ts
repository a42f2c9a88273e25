import type { referralAudiences as english } from '../en/referral-audiences.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';
import { safeContactWords } from './safe-contact.ts';

const happening = 'کیا ہو رہا ہے';
const content = { label: 'کیا ہو رہا ہے؟', hint: 'جتنا کم یا زیادہ آپ چاہیں، کسی بھی زبان میں۔' };
const theirHint = 'ہمیں صرف اُن کا پہلا نام، خاندانی نام، اور اُن تک یا آپ تک پہنچنے کا ایک طریقہ لازمی چاہیے۔';
const theirCpa = { label: 'کیا اُن کی دیکھ بھال کیئر پروگرام اپروچ (CPA) کے تحت ہے؟' };
const safety = {
  selfHarm: { label: 'خود کو نقصان پہنچانا، یا اس کا خیال آنا' },
  selfNeglect: { label: 'اپنا خیال نہ رکھ پانا' },
};
const ifTheyDoNotKnow = { label: 'اگر اُنہیں علم نہیں کہ آپ ہم سے مدد مانگ رہے ہیں، تو کیوں نہیں؟' };

const yourReferrer = {
  firstName: { label: 'آپ کا پہلا نام' },
  lastName: { label: 'آپ کا خاندانی نام' },
  phone: { label: 'آپ کا فون' },
  email: { label: 'آپ کا ای میل' },
  fax: { label: 'آپ کا فیکس' },
  address: { label: 'آپ کا پتہ' },
  postcode: { label: 'آپ کا پوسٹ کوڈ' },
  dob: { label: 'آپ کی تاریخِ پیدائش' },
};

const theirGroups = {
  referralProject: { title: 'وہ کون سی خدمت چاہتے ہیں' },
  referralSafeContact: {
    title: 'اُن سے رابطہ کیسے محفوظ ہے؟',
    hint: safeContactWords.hint,
    fields: { methods: { label: 'اُن تک پہنچنے کے محفوظ طریقے', choices: { referrer: 'آپ کے ذریعے' } } },
  },
  referralCommunication: {
    hint: 'تاکہ پہلی بات چیت اُنہیں سمجھ آئے۔',
    fields: {
      interpreter: { label: 'کیا اُنہیں ترجمان چاہیے؟' },
      otherNeeds: { label: 'کوئی اور بات جس سے اُنہیں ہم سے بات کرنے میں مدد ملے' },
    },
  },
  referralRiskAssessment: {
    title: 'اُن کی حفاظت',
    hint: 'جو بات اُن کے لیے اب درست ہو سکتی ہے یا پہلے تھی اُس پر نشان لگائیں۔ اس سے ہمیں محفوظ پہلی ملاقات طے کرنے میں مدد ملتی ہے۔',
    fields: safety,
  },
  referralContactDetails: { hint: 'اُن کا قریبی رشتہ دار، یا ہنگامی صورت میں رابطے کے لیے کوئی۔' },
  referralCarerDetails: { title: 'اُن کی دیکھ بھال کرنے والا شخص' },
  referralGpDetails: { title: 'اُن کے GP' },
  referralCpn: { title: 'اُن کے کیئر کوآرڈینیٹر' },
  referralDemographics: { fields: { disability: { hint: 'اُن کے اپنے لفظوں میں، اگر آپ کو معلوم ہوں۔' } } },
};

export const referralAudiences: Words<typeof english> = overridable('ur/referral-audiences', {
  me: {
    steps: { you: 'آپ کے بارے میں', happening },
    sections: { person: 'آپ کے بارے میں مزید' },
    groups: {
      referralPersonalDetails: {
        title: 'آپ کی معلومات',
        hint: 'ہمیں صرف پہلا نام، خاندانی نام اور آپ تک پہنچنے کا ایک طریقہ لازمی چاہیے۔',
        fields: {
          cpa: { label: 'کیا آپ کی دیکھ بھال کیئر پروگرام اپروچ (CPA) کے تحت ہے؟' },
          employed: { label: 'آپ کا کام' },
          idType: { label: 'شناختی کاغذات جو آپ ہمیں دکھا سکتے ہیں' },
        },
      },
      referralSafeContact: {
        fields: { methods: { choices: { referrer: 'اُس شخص کے ذریعے جو اس فارم میں میری مدد کر رہا ہے' } } },
      },
      referralCommunication: {
        fields: {
          interpreter: { label: 'کیا آپ کو ترجمان چاہیے؟' },
          formats: { label: 'آپ کو خط اور پرچے کس شکل میں چاہییں' },
        },
      },
      referralContent: { fields: { content } },
      referralRiskAssessment: {
        title: 'آپ کی حفاظت',
        hint: 'جو بات آپ کے لیے اب درست ہے یا پہلے تھی اُس پر نشان لگائیں۔ اس سے ہمیں محفوظ پہلی ملاقات طے کرنے میں مدد ملتی ہے۔',
        fields: safety,
      },
      referralContactDetails: {
        hint: 'آپ کا قریبی رشتہ دار، یا ہنگامی صورت میں رابطے کے لیے کوئی۔',
        fields: { awareness: ifTheyDoNotKnow },
      },
      referralCarerDetails: { title: 'آپ کی دیکھ بھال کرنے والا شخص' },
      referralGpDetails: {
        title: 'آپ کے GP',
        fields: { awareness: { label: 'اگر آپ کے GP کو علم نہیں کہ آپ ہم سے مدد مانگ رہے ہیں، تو کیوں نہیں؟' } },
      },
      referralCpn: { title: 'آپ کے کیئر کوآرڈینیٹر', fields: { awareness: ifTheyDoNotKnow } },
      referralOtherAgencies: { title: 'اور کون آپ کی مدد کر رہا ہے' },
    },
  },
  family: {
    steps: { them: 'اُس شخص کے بارے میں', you: 'آپ کے بارے میں', happening },
    sections: {
      person: 'اُس شخص کے بارے میں مزید',
      referrer: 'آپ کے بارے میں مزید',
    },
    groups: {
      ...theirGroups,
      referralPersonalDetails: {
        title: 'جس شخص کو مدد چاہیے',
        hint: theirHint,
        fields: {
          firstName: { label: 'اُن کا پہلا نام' },
          lastName: { label: 'اُن کا خاندانی نام' },
          agreed: { label: 'کیا اُنہیں علم ہے کہ آپ ہم سے مدد مانگ رہے ہیں، اور وہ راضی ہیں؟' },
          awareness: { label: 'اُنہیں علم کیوں نہیں ہو سکتا، یا وہ راضی کیوں نہیں ہو سکتے؟' },
          cpa: theirCpa,
          employed: { label: 'اُن کا کام' },
        },
      },
      referralReferrer: {
        title: 'آپ',
        fields: { ...yourReferrer, role: { label: 'آپ اُنہیں کیسے جانتے ہیں' } },
      },
      referralContent: { fields: { content } },
    },
  },
  client: {
    steps: { you: 'درخواست کون دے رہا ہے', them: 'آپ کا مریض یا کلائنٹ', happening },
    sections: {
      person: 'اُس شخص کے بارے میں مزید',
      referrer: 'آپ کے بارے میں مزید',
    },
    groups: {
      ...theirGroups,
      referralPersonalDetails: {
        title: 'جس شخص کو مدد چاہیے',
        hint: theirHint,
        fields: {
          firstName: { label: 'اُن کا پہلا نام' },
          lastName: { label: 'اُن کا خاندانی نام' },
          dob: { label: 'اُن کی تاریخِ پیدائش' },
          phone: { label: 'اُن کا فون' },
          nhsNumber: { label: 'اُن کا NHS نمبر' },
          agreed: { label: 'کیا وہ شخص اس درخواست پر راضی ہے؟' },
          cpa: theirCpa,
          employed: { label: 'اُن کا کام' },
        },
      },
      referralReferrer: {
        title: 'آپ',
        fields: { ...yourReferrer, role: { label: 'آپ کا عہدہ اور ادارہ' } },
      },
    },
  },
});
