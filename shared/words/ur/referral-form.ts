import type { referralFormWords as english } from '../en/referral-form.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';
import { safeContactWords } from './safe-contact.ts';
import { serviceNames } from './service-names.ts';

const firstName = { label: 'پہلا نام' };
const lastName = { label: 'خاندانی نام' };
const dob = { label: 'تاریخِ پیدائش' };
const address = { label: 'پتہ' };
const postcode = { label: 'پوسٹ کوڈ' };
const phone = { label: 'فون' };
const email = { label: 'ای میل' };
const fax = { label: 'فیکس' };
const yesNo = { yes: 'ہاں', no: 'نہیں' };
const unstated = 'بتانا نہیں چاہتے';
const ifTheyDoNotKnow = { label: 'اگر اُنہیں اس درخواست کا علم نہیں، تو کیوں نہیں؟' };

export const referralFormWords: Words<typeof english> = overridable('ur/referral-form', {
  title: 'مدد کے لیے درخواست کا فارم',
  submit: 'محفوظ کریں',
  sections: {
    start: 'یہاں سے شروع کریں',
    person: 'مدد کسے چاہیے',
    contact: 'محفوظ رابطہ اور زبان',
    reason: 'کیا ہو رہا ہے',
    referrer: 'درخواست کون دے رہا ہے',
    family: 'خاندان اور دیکھ بھال کرنے والے',
    team: 'دوسرے لوگ جو مدد کرتے ہیں',
    background: 'پس منظر',
  },
  groups: {
    referralAudience: {
      title: 'اس فارم کے بارے میں',
      fields: {
        audience: {
          label: 'یہ کس کے لیے ہے؟',
          hint: 'پھر ہم صرف وہی پوچھتے ہیں جو ہمیں پہلے آپ سے جاننا ضروری ہے۔',
          choices: {
            me: 'میرے لیے',
            family: 'میرے خاندان میں سے کسی کے لیے، یا دوست کے لیے',
            client: 'میرے کسی مریض یا کلائنٹ کے لیے',
          },
        },
      },
    },
    referralProject: {
      title: 'آپ کون سی خدمت چاہتے ہیں',
      fields: {
        project: {
          label: 'یہ کس خدمت کے لیے ہے؟',
          hint: 'یقین نہ ہو تو اسے خالی چھوڑیں۔ ہم مل کر طے کر لیں گے۔',
          choices: serviceNames,
        },
      },
    },
    referralPersonalDetails: {
      title: 'جس شخص کو مدد چاہیے',
      hint: 'اگر یہ آپ کے لیے ہے تو یہاں آپ کی اپنی معلومات آئیں گی۔ ہمیں صرف پہلا نام، خاندانی نام اور آپ تک پہنچنے کا ایک طریقہ لازمی چاہیے۔',
      fields: {
        firstName,
        lastName,
        dob,
        dateOfBirth: dob,
        phone,
        mobile: { label: 'موبائل' },
        email,
        address,
        postcode,
        nhsNumber: { label: 'NHS نمبر', hint: 'دس ہندسے، اگر آپ کے پاس ہو۔' },
        agreed: { label: 'کیا وہ شخص اس درخواست پر راضی ہے؟', choices: yesNo },
        awareness: { label: 'اگر اُس شخص کو اس درخواست کا علم نہیں، تو کیوں نہیں؟' },
        idType: {
          label: 'شناختی کاغذات جو دیکھے گئے',
          hint: 'کورسز میں نام لکھوانے کے لیے پاسپورٹ، یوٹیلیٹی بل اور DWP کے کاغذات ضروری ہیں۔',
        },
        cpa: { label: 'کیا دیکھ بھال کیئر پروگرام اپروچ (CPA) کے تحت ہے؟', choices: yesNo },
        employed: { label: 'کام', choices: { employed: 'ملازمت ہے', unemployed: 'ملازمت نہیں ہے' } },
      },
    },
    referralSafeContact: safeContactWords,
    referralCommunication: {
      title: 'زبان اور شکل',
      hint: 'تاکہ پہلی بات چیت آپ کو سمجھ آئے۔',
      fields: {
        interpreter: { label: 'کیا ترجمان چاہیے؟', choices: yesNo },
        interpreterLanguage: { label: 'ترجمان کس زبان یا بولی کا ہو' },
        formats: {
          label: 'خط اور پرچے کس شکل میں بہتر ہیں',
          choices: {
            largePrint: 'بڑے حروف',
            easyRead: 'آسان زبان (ایزی ریڈ)',
            audio: 'آڈیو یا آواز کا پیغام',
            signed: 'برطانوی اشاروں کی زبان',
            braille: 'بریل',
          },
        },
        otherNeeds: {
          label: 'کوئی اور بات جس سے آپ کو ہم سے بات کرنے میں مدد ملے',
          hint: 'مثلاً: خاتون سے بات کرنا، ہونٹ پڑھنا، کوئی ساتھ آئے۔',
        },
      },
    },
    referralContent: {
      title: 'ابھی کیوں',
      fields: {
        content: {
          label: 'درخواست کی وجہ',
          hint: 'جتنا کم یا زیادہ آپ چاہیں۔ یہ جاننے سے مدد ملتی ہے کہ اب تک کیا ہوا، ذہنی صحت کی خدمات سے کوئی رابطہ، جسمانی مشکلات، دوائیں اور کوئی تشخیص۔',
        },
      },
    },
    referralRiskAssessment: {
      title: 'حفاظت',
      hint: 'جو بات اب درست ہو سکتی ہے یا پہلے تھی اُس پر نشان لگائیں۔ اس سے ہمیں محفوظ پہلی ملاقات طے کرنے میں مدد ملتی ہے۔',
      fields: {
        selfHarm: { label: 'خود کو نقصان پہنچانا' },
        domestic: { label: 'گھر میں تشدد یا کنٹرول' },
        selfExploited: { label: 'کسی کے ہاتھوں استعمال ہونا، یا کسی کا ناجائز فائدہ اُٹھانا' },
        aggression: { label: 'دوسروں پر غصہ یا جارحانہ رویہ' },
        selfNeglect: { label: 'اپنا خیال نہ رکھ پانا' },
        criminal: { label: 'قانون سے متعلق مشکل' },
        alone: { label: 'اکیلے رہنا یا دوسروں سے کٹ جانا' },
      },
    },
    referralReferrer: {
      title: 'درخواست دینے والا شخص',
      fields: {
        firstName,
        lastName,
        role: { label: 'عہدہ اور ادارہ' },
        phone,
        email,
        fax,
        address,
        postcode,
        dob: { ...dob, hint: 'صرف اگر آپ کا ادارہ یہ مانگتا ہو۔' },
      },
    },
    referralContactDetails: {
      title: 'کوئی اور جس سے ہم رابطہ کر سکتے ہیں',
      hint: 'قریبی رشتہ دار، یا ہنگامی صورت میں رابطے کے لیے کوئی۔',
      fields: {
        firstName,
        lastName,
        relationship: { label: 'رشتہ', hint: 'مثلاً: بہن، پڑوسی۔' },
        phone,
        address,
        postcode,
        awareness: ifTheyDoNotKnow,
      },
    },
    referralCarerDetails: {
      title: 'دیکھ بھال کرنے والا شخص',
      hint: 'اگر دیکھ بھال کرنے والا شخص وہی ہے جس سے ہم اوپر رابطہ کر سکتے ہیں تو اسے خالی چھوڑیں۔',
      fields: { firstName, lastName, phone, address, postcode },
    },
    referralGpDetails: {
      title: 'GP',
      fields: {
        firstName,
        lastName,
        address: { label: 'سرجری اور اُس کا پتہ' },
        postcode,
        phone,
        fax,
        awareness: { label: 'اگر GP کو اس درخواست کا علم نہیں، تو کیوں نہیں؟' },
      },
    },
    referralCpn: {
      title: 'کیئر کوآرڈینیٹر',
      hint: 'کیئر کوآرڈینیٹر، کمیونٹی کی ذہنی صحت کی نرس یا سوشل ورکر، اگر کوئی ہو۔',
      fields: {
        firstName,
        lastName,
        relationship: { label: 'اُن کا عہدہ' },
        phone,
        fax,
        address,
        postcode,
        dob: { ...dob, hint: 'صرف اگر اُن کا ادارہ یہ مانگتا ہو۔' },
        awareness: ifTheyDoNotKnow,
      },
    },
    referralOtherAgencies: {
      title: 'اور کون مدد کر رہا ہے',
      hint: 'ہسپتال کی ٹیم، سکول، وکیل، مسجد یا گردوارہ: ہر سطر میں ایک۔',
      line: { label: 'ادارہ یا شخص' },
    },
    referralDemographics: {
      title: 'پس منظر',
      hint: 'ان سے ہمیں پتہ چلتا ہے کہ ہم کن تک پہنچتے ہیں اور کون رہ جاتا ہے۔ ان سے کبھی یہ طے نہیں ہوتا کہ کسی کو مدد ملے گی یا نہیں۔',
      fields: {
        ethnicity: {
          label: 'نسلی پس منظر',
          choices: {
            indian: 'انڈین',
            pakistani: 'پاکستانی',
            bangladeshi: 'بنگلہ دیشی',
            chinese: 'چینی',
            otherAsian: 'کوئی اور ایشیائی پس منظر',
            african: 'افریقی',
            caribbean: 'کیریبین',
            black: 'سیاہ فام، یا کوئی اور سیاہ فام پس منظر',
            arab: 'عرب',
            whiteBritish: 'سفید فام: انگلش، ویلش، سکاٹش، شمالی آئرش یا برٹش',
            irish: 'سفید فام: آئرش',
            gypsy: 'جپسی یا آئرش ٹریولر',
            roma: 'روما',
            white: 'سفید فام، یا کوئی اور سفید فام پس منظر',
            mixedAsian: 'ملا جلا: سفید فام اور ایشیائی',
            mixedAfrican: 'ملا جلا: سفید فام اور سیاہ فام افریقی',
            mixedCaribbean: 'ملا جلا: سفید فام اور سیاہ فام کیریبین',
            mixedBlack: 'ملا جلا: سفید فام اور سیاہ فام',
            mixedOther: 'کوئی اور ملا جلا پس منظر',
            anyOther: 'کوئی اور نسلی گروہ',
            unstated,
          },
        },
        gender: {
          label: 'صنف',
          choices: { woman: 'عورت یا لڑکی', man: 'مرد یا لڑکا', other: 'کسی اور طرح', unstated },
        },
        religion: { label: 'مذہب یا عقیدہ' },
        language: { label: 'بنیادی زبان' },
        sexuality: {
          label: 'جنسی رجحان',
          choices: {
            heterosexual: 'ہیٹرو سیکشوئل یا سٹریٹ',
            homosexual: 'گے یا لیزبین',
            bisexual: 'بائی سیکشوئل',
            other: 'کوئی اور',
            unstated,
          },
        },
        disability: { label: 'معذوری', hint: 'اپنے لفظوں میں۔' },
        maritalStatus: {
          label: 'ازدواجی حیثیت',
          choices: {
            single: 'غیر شادی شدہ',
            married: 'شادی شدہ',
            cohabiting: 'پارٹنر کے ساتھ رہائش',
            seperated: 'علیحدگی',
            divorced: 'طلاق یافتہ',
            widowed: 'بیوہ یا رنڈوا',
            unstated,
          },
        },
        legalStatus: {
          label: 'قانونی حیثیت',
          hint: 'مثلاً: برطانوی شہری، سیٹلڈ سٹیٹس، پناہ مانگی ہوئی ہے۔ مدد کا اس سے کوئی تعلق نہیں۔',
        },
      },
    },
  },
});
