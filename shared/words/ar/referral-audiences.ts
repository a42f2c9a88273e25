import type { referralAudiences as english } from '../en/referral-audiences.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';
import { safeContactWords } from './safe-contact.ts';

const happening = 'ماذا يحدث';
const content = { label: 'ماذا يحدث؟', hint: 'قليلًا أو كثيرًا كما تحب، بأي لغة.' };
const person = 'الشخص الذي يحتاج إلى المساعدة';
const theirHint = 'كل ما يلزمنا هو الاسم الأول واسم العائلة للشخص، وطريقة واحدة للوصول إليه أو إليك.';
const theirFirstName = { label: 'الاسم الأول للشخص' };
const theirLastName = { label: 'اسم عائلة الشخص' };
const theirCpa = { label: 'هل رعاية الشخص ضمن نهج برنامج الرعاية (CPA)؟' };
const theirWork = { label: 'عمل الشخص' };
const ifTheyDoNotKnow = { label: 'إذا كان هذا الشخص لا يعرف أنك تطلب منا المساعدة، فلماذا؟' };

const yourReferrer = {
  firstName: { label: 'اسمك الأول' },
  lastName: { label: 'اسم عائلتك' },
  phone: { label: 'هاتفك' },
  email: { label: 'بريدك الإلكتروني' },
  fax: { label: 'رقم الفاكس لديك' },
  address: { label: 'عنوانك' },
  postcode: { label: 'رمزك البريدي' },
  dob: { label: 'تاريخ ميلادك' },
};

const theirGroups = {
  referralProject: { title: 'الخدمة التي يريدها الشخص' },
  referralSafeContact: {
    title: 'كيف يكون التواصل مع الشخص آمنًا؟',
    hint: safeContactWords.hint,
    fields: { methods: { label: 'الطرق الآمنة للوصول إلى الشخص', choices: { referrer: 'عن طريقك' } } },
  },
  referralCommunication: {
    hint: 'حتى تكون المحادثة الأولى مفهومة للشخص.',
    fields: {
      interpreter: { label: 'هل يحتاج الشخص إلى مترجم؟' },
      otherNeeds: { label: 'أي شيء آخر يساعد الشخص على الحديث معنا' },
    },
  },
  referralRiskAssessment: {
    title: 'سلامة الشخص',
    hint: 'ضع علامة على ما قد يكون صحيحًا بالنسبة إلى الشخص الآن أو كان في الماضي. يساعدنا ذلك على التخطيط للقاء أول آمن.',
    fields: {
      selfHarm: { label: 'إيذاء النفس، أو التفكير فيه' },
      selfNeglect: { label: 'عدم القدرة على العناية بالنفس' },
    },
  },
  referralContactDetails: { hint: 'أقرب أقارب الشخص، أو من نتواصل معه في حالة الطوارئ.' },
  referralCarerDetails: { title: 'من يرعى الشخص' },
  referralGpDetails: { title: 'GP الخاص بالشخص' },
  referralCpn: { title: 'منسق رعاية الشخص' },
  referralDemographics: { fields: { disability: { hint: 'بكلمات الشخص نفسه، إذا كنت تعرفها.' } } },
};

export const referralAudiences: Words<typeof english> = overridable('ar/referral-audiences', {
  me: {
    steps: { you: 'عنك', happening },
    sections: { person: 'المزيد عنك' },
    groups: {
      referralPersonalDetails: {
        title: 'بياناتك',
        hint: 'كل ما يلزمنا هو الاسم الأول واسم العائلة وطريقة واحدة للوصول إليك.',
        fields: {
          cpa: { label: 'هل رعايتك ضمن نهج برنامج الرعاية (CPA)؟' },
          employed: { label: 'عملك' },
          idType: { label: 'وثائق الهوية التي يمكنك أن ترينا إياها' },
        },
      },
      referralSafeContact: {
        fields: { methods: { choices: { referrer: 'عن طريق شخص يساعدني في هذا النموذج' } } },
      },
      referralCommunication: {
        fields: {
          interpreter: { label: 'هل تحتاج إلى مترجم؟' },
          formats: { label: 'كيف تحب أن تكون الرسائل والنشرات' },
        },
      },
      referralContent: { fields: { content } },
      referralRiskAssessment: {
        title: 'سلامتك',
        hint: 'ضع علامة على ما هو صحيح بالنسبة إليك الآن أو كان في الماضي. يساعدنا ذلك على التخطيط للقاء أول آمن.',
        fields: {
          selfHarm: { label: 'إيذاء نفسك، أو التفكير فيه' },
          selfNeglect: { label: 'عدم القدرة على العناية بنفسك' },
        },
      },
      referralContactDetails: {
        hint: 'أقرب أقاربك، أو شخص نتواصل معه في حالة الطوارئ.',
        fields: { awareness: ifTheyDoNotKnow },
      },
      referralCarerDetails: { title: 'من يرعاك' },
      referralGpDetails: {
        title: 'GP الخاص بك',
        fields: { awareness: { label: 'إذا كان GP الخاص بك لا يعرف أنك تطلب منا المساعدة، فلماذا؟' } },
      },
      referralCpn: { title: 'منسق رعايتك', fields: { awareness: ifTheyDoNotKnow } },
      referralOtherAgencies: { title: 'آخرون يقدمون لك المساعدة' },
    },
  },
  family: {
    steps: { them: 'عن الشخص', you: 'عنك', happening },
    sections: { person: 'المزيد عن الشخص', referrer: 'المزيد عنك' },
    groups: {
      ...theirGroups,
      referralPersonalDetails: {
        title: person,
        hint: theirHint,
        fields: {
          firstName: theirFirstName,
          lastName: theirLastName,
          agreed: { label: 'هل يعرف الشخص أنك تطلب منا المساعدة، وهل يوافق؟' },
          awareness: { label: 'لماذا لا يمكن أن يعرف الشخص، أو لماذا لا يمكن أن يوافق؟' },
          cpa: theirCpa,
          employed: theirWork,
        },
      },
      referralReferrer: {
        title: 'أنت',
        fields: { ...yourReferrer, role: { label: 'كيف تعرف الشخص' } },
      },
      referralContent: { fields: { content } },
    },
  },
  client: {
    steps: { you: 'من يقدم الطلب', them: 'المريض أو العميل لديك', happening },
    sections: { person: 'المزيد عن الشخص', referrer: 'المزيد عنك' },
    groups: {
      ...theirGroups,
      referralPersonalDetails: {
        title: person,
        hint: theirHint,
        fields: {
          firstName: theirFirstName,
          lastName: theirLastName,
          dob: { label: 'تاريخ ميلاد الشخص' },
          phone: { label: 'هاتف الشخص' },
          nhsNumber: { label: 'رقم NHS للشخص' },
          agreed: { label: 'هل وافق الشخص على هذا الطلب؟' },
          cpa: theirCpa,
          employed: theirWork,
        },
      },
      referralReferrer: {
        title: 'أنت',
        fields: { ...yourReferrer, role: { label: 'وظيفتك ومؤسستك' } },
      },
    },
  },
});
