import type { referralFormWords as english } from '../en/referral-form.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';
import { safeContactWords } from './safe-contact.ts';
import { serviceNames } from './service-names.ts';

const firstName = { label: 'الاسم الأول' };
const lastName = { label: 'اسم العائلة' };
const dob = { label: 'تاريخ الميلاد' };
const address = { label: 'العنوان' };
const postcode = { label: 'الرمز البريدي' };
const phone = { label: 'الهاتف' };
const email = { label: 'البريد الإلكتروني' };
const fax = { label: 'الفاكس' };
const yesNo = { yes: 'نعم', no: 'لا' };
const unstated = 'أفضل ألا أقول';
const ifTheyDoNotKnow = { label: 'إذا كان هذا الشخص لا يعرف بهذا الطلب، فلماذا؟' };

export const referralFormWords: Words<typeof english> = overridable('ar/referral-form', {
  title: 'نموذج طلب المساعدة',
  submit: 'احفظ',
  sections: {
    start: 'ابدأ من هنا',
    person: 'من يحتاج إلى المساعدة',
    contact: 'التواصل الآمن واللغة',
    reason: 'ماذا يحدث',
    referrer: 'من يقدم الطلب',
    family: 'العائلة ومقدمو الرعاية',
    team: 'آخرون يساعدون',
    background: 'الخلفية',
  },
  groups: {
    referralAudience: {
      title: 'عن هذا النموذج',
      fields: {
        audience: {
          label: 'لمن هذا الطلب؟',
          hint: 'بعد ذلك لا نسأل إلا عما نحتاج أن نعرفه منك أولًا.',
          choices: {
            me: 'لي أنا',
            family: 'لأحد من عائلتي، أو لصديق',
            client: 'لمريض أو عميل لدي',
          },
        },
      },
    },
    referralProject: {
      title: 'الخدمة التي تريدها',
      fields: {
        project: {
          label: 'لأي خدمة هذا الطلب؟',
          hint: 'اترك هذا فارغًا إذا لم تكن متأكدًا. سنجد الأنسب معًا.',
          choices: serviceNames,
        },
      },
    },
    referralPersonalDetails: {
      title: 'الشخص الذي يحتاج إلى المساعدة',
      hint: 'إذا كان الطلب لك فهذه بياناتك أنت. كل ما يلزمنا هو الاسم الأول واسم العائلة وطريقة واحدة للوصول إليك.',
      fields: {
        firstName,
        lastName,
        dob,
        dateOfBirth: dob,
        phone,
        mobile: { label: 'الهاتف المحمول' },
        email,
        address,
        postcode,
        nhsNumber: { label: 'رقم NHS', hint: 'عشرة أرقام، إذا كان في متناول يدك.' },
        agreed: { label: 'هل وافق الشخص على هذا الطلب؟', choices: yesNo },
        awareness: { label: 'إذا كان الشخص لا يعرف بهذا الطلب، فلماذا؟' },
        idType: {
          label: 'وثائق الهوية التي اطُّلع عليها',
          hint: 'للتسجيل في الدورات يلزم جواز سفر وفاتورة خدمات منزلية ووثائق من DWP.',
        },
        cpa: { label: 'هل الرعاية ضمن نهج برنامج الرعاية (CPA)؟', choices: yesNo },
        employed: { label: 'العمل', choices: { employed: 'يوجد عمل', unemployed: 'لا يوجد عمل' } },
      },
    },
    referralSafeContact: safeContactWords,
    referralCommunication: {
      title: 'اللغة والشكل',
      hint: 'حتى تكون المحادثة الأولى مفهومة لك.',
      fields: {
        interpreter: { label: 'هل يلزم مترجم؟', choices: yesNo },
        interpreterLanguage: { label: 'لغة المترجم أو لهجته' },
        formats: {
          label: 'الشكل المفضل للرسائل والنشرات',
          choices: {
            largePrint: 'حروف كبيرة',
            easyRead: 'صيغة سهلة القراءة',
            audio: 'تسجيل أو رسالة صوتية',
            signed: 'لغة الإشارة البريطانية',
            braille: 'بريل',
          },
        },
        otherNeeds: {
          label: 'أي شيء آخر يساعدك على الحديث معنا',
          hint: 'مثلًا: امرأة تتحدث معها، قراءة الشفاه، شخص يأتي معك.',
        },
      },
    },
    referralContent: {
      title: 'لماذا الآن',
      fields: {
        content: {
          label: 'سبب الطلب',
          hint: 'قليلًا أو كثيرًا كما تحب. يفيدنا أن نعرف ما حدث حتى الآن، وأي تواصل مع خدمات الصحة النفسية، والصعوبات الجسدية، والأدوية، وأي تشخيص.',
        },
      },
    },
    referralRiskAssessment: {
      title: 'السلامة',
      hint: 'ضع علامة على ما قد يكون صحيحًا الآن أو كان في الماضي. يساعدنا ذلك على التخطيط للقاء أول آمن.',
      fields: {
        selfHarm: { label: 'إيذاء النفس' },
        domestic: { label: 'عنف أو تحكّم في البيت' },
        selfExploited: { label: 'استخدام أو استغلال من شخص ما' },
        aggression: { label: 'غضب أو عدوانية تجاه الآخرين' },
        selfNeglect: { label: 'عدم القدرة على العناية بالنفس' },
        criminal: { label: 'مشكلات مع القانون' },
        alone: { label: 'العيش وحيدًا أو الانقطاع عن الآخرين' },
      },
    },
    referralReferrer: {
      title: 'الشخص الذي يقدم الطلب',
      fields: {
        firstName,
        lastName,
        role: { label: 'الوظيفة والمؤسسة' },
        phone,
        email,
        fax,
        address,
        postcode,
        dob: { ...dob, hint: 'فقط إذا كانت مؤسستك تطلب ذلك.' },
      },
    },
    referralContactDetails: {
      title: 'شخص آخر يمكننا التواصل معه',
      hint: 'أقرب الأقارب، أو شخص نتواصل معه في حالة الطوارئ.',
      fields: {
        firstName,
        lastName,
        relationship: { label: 'الصلة', hint: 'مثلًا: أخت، جار.' },
        phone,
        address,
        postcode,
        awareness: ifTheyDoNotKnow,
      },
    },
    referralCarerDetails: {
      title: 'مقدم الرعاية',
      hint: 'اترك هذا فارغًا إذا كان مقدم الرعاية هو نفسه الشخص الآخر الذي ذكرته.',
      fields: { firstName, lastName, phone, address, postcode },
    },
    referralGpDetails: {
      title: 'GP',
      fields: {
        firstName,
        lastName,
        address: { label: 'العيادة وعنوانها' },
        postcode,
        phone,
        fax,
        awareness: { label: 'إذا كان GP لا يعرف بهذا الطلب، فلماذا؟' },
      },
    },
    referralCpn: {
      title: 'منسق الرعاية',
      hint: 'منسق رعاية أو ممرض نفسي مجتمعي أو أخصائي اجتماعي، إن وُجد.',
      fields: {
        firstName,
        lastName,
        relationship: { label: 'وظيفته' },
        phone,
        fax,
        address,
        postcode,
        dob: { ...dob, hint: 'فقط إذا كانت مؤسسته تطلب ذلك.' },
        awareness: ifTheyDoNotKnow,
      },
    },
    referralOtherAgencies: {
      title: 'آخرون يقدمون المساعدة',
      hint: 'فريق في مستشفى، مدرسة، محامٍ، مسجد أو غوردوارا: واحد في كل سطر.',
      line: { label: 'مؤسسة أو شخص' },
    },
    referralDemographics: {
      title: 'الخلفية',
      hint: 'تساعدنا هذه الإجابات على أن نرى من نصل إليه ومن يفوتنا. وهي لا تقرر أبدًا إن كان أحد سيحصل على المساعدة.',
      fields: {
        ethnicity: {
          label: 'الأصل العرقي',
          choices: {
            indian: 'هندي',
            pakistani: 'باكستاني',
            bangladeshi: 'بنغلاديشي',
            chinese: 'صيني',
            otherAsian: 'أي أصل آسيوي آخر',
            african: 'أفريقي',
            caribbean: 'كاريبي',
            black: 'أسود، أو أي أصل أسود آخر',
            arab: 'عربي',
            whiteBritish: 'أبيض: إنجليزي أو ويلزي أو اسكتلندي أو من أيرلندا الشمالية أو بريطاني',
            irish: 'أبيض: أيرلندي',
            gypsy: 'غجري أو من الرحّل الأيرلنديين',
            roma: 'من الروما',
            white: 'أبيض، أو أي أصل أبيض آخر',
            mixedAsian: 'مختلط: أبيض وآسيوي',
            mixedAfrican: 'مختلط: أبيض وأسود أفريقي',
            mixedCaribbean: 'مختلط: أبيض وأسود كاريبي',
            mixedBlack: 'مختلط: أبيض وأسود',
            mixedOther: 'أي أصل مختلط آخر',
            anyOther: 'أي مجموعة عرقية أخرى',
            unstated,
          },
        },
        gender: {
          label: 'النوع',
          choices: { woman: 'امرأة أو فتاة', man: 'رجل أو فتى', other: 'بطريقة أخرى', unstated },
        },
        religion: { label: 'الدين أو المعتقد' },
        language: { label: 'اللغة الأساسية' },
        sexuality: {
          label: 'الميل الجنسي',
          choices: {
            heterosexual: 'مغاير الميل الجنسي',
            homosexual: 'مثلي أو مثلية',
            bisexual: 'ثنائي الميل الجنسي',
            other: 'غير ذلك',
            unstated,
          },
        },
        disability: { label: 'الإعاقة', hint: 'بكلماتك أنت.' },
        maritalStatus: {
          label: 'الحالة الاجتماعية',
          choices: {
            single: 'أعزب أو عزباء',
            married: 'متزوج أو متزوجة',
            cohabiting: 'العيش مع شريك',
            seperated: 'منفصل أو منفصلة',
            divorced: 'مطلق أو مطلقة',
            widowed: 'أرمل أو أرملة',
            unstated,
          },
        },
        legalStatus: {
          label: 'الوضع القانوني',
          hint: 'مثلًا: مواطن بريطاني، إقامة مستقرة، طلب لجوء. المساعدة لا تتوقف على ذلك.',
        },
      },
    },
  },
});
