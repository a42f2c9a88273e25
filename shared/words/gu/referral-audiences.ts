import type { referralAudiences as english } from '../en/referral-audiences.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';
import { safeContactWords } from './safe-contact.ts';

const happening = 'શું થઈ રહ્યું છે';
const content = { label: 'શું થઈ રહ્યું છે?', hint: 'થોડું કે વધારે, જેટલું ગમે તેટલું, કોઈ પણ ભાષામાં લખો.' };
const ownAwareness = { label: 'તમે અમારી પાસે મદદ માગો છો તેની તેમને ખબર ન હોય, તો કેમ નહીં?' };
const theirCpa = { label: 'શું તેઓ કેર પ્રોગ્રામ અપ્રોચ (CPA) હેઠળ છે?' };
const theirNeeds = 'અમારે માત્ર તેમનું પહેલું નામ, તેમની અટક, અને તેમના કે તમારા સંપર્કની એક રીત જોઈએ જ.';
const theirSections = {
  person: 'તેમના વિશે વધુ',
  referrer: 'તમારા વિશે વધુ',
};
const yourFields = {
  firstName: { label: 'તમારું પહેલું નામ' },
  lastName: { label: 'તમારી અટક' },
  phone: { label: 'તમારો ફોન' },
  email: { label: 'તમારો ઈમેલ' },
  fax: { label: 'તમારો ફૅક્સ' },
  address: { label: 'તમારું સરનામું' },
  postcode: { label: 'તમારો પોસ્ટકોડ' },
  dob: { label: 'તમારી જન્મતારીખ' },
};

const theirGroups = {
  referralProject: { title: 'તેમને જોઈતી સેવા' },
  referralSafeContact: {
    title: 'તેમનો સંપર્ક કેવી રીતે સુરક્ષિત છે?',
    hint: safeContactWords.hint,
    fields: { methods: { label: 'તેમના સુધી પહોંચવાની સુરક્ષિત રીતો', choices: { referrer: 'તમારા મારફતે' } } },
  },
  referralCommunication: {
    hint: 'જેથી પહેલી વાતચીત તેમને સમજાય.',
    fields: {
      interpreter: { label: 'શું તેમને દુભાષિયાની જરૂર છે?' },
      otherNeeds: { label: 'અમારી સાથે વાત કરવામાં તેમને મદદ કરે તેવું બીજું કંઈ' },
    },
  },
  referralRiskAssessment: {
    title: 'તેમની સુરક્ષા',
    hint: 'તેમના માટે હમણાં જે સાચું હોઈ શકે અથવા પહેલાં હતું તેના પર ટિક કરો. તેનાથી અમને પહેલી મુલાકાત સુરક્ષિત રીતે ગોઠવવામાં મદદ મળે છે.',
    fields: {
      selfHarm: { label: 'પોતાને ઈજા કે નુકસાન પહોંચાડવું, અથવા તેનો વિચાર કરવો' },
      selfNeglect: { label: 'પોતાની સંભાળ ન રાખી શકવી' },
    },
  },
  referralContactDetails: { hint: 'તેમનાં નજીકનાં સગાં, અથવા કટોકટીમાં સંપર્ક કરવાની વ્યક્તિ.' },
  referralCarerDetails: { title: 'તેમની સંભાળ રાખનાર (કેરર)' },
  referralGpDetails: { title: 'તેમના GP' },
  referralCpn: { title: 'તેમના કેર કો-ઑર્ડિનેટર' },
  referralDemographics: { fields: { disability: { hint: 'તેમના પોતાના શબ્દોમાં, જો તમે જાણતા હો.' } } },
};

export const referralAudiences: Words<typeof english> = overridable('gu/referral-audiences', {
  me: {
    steps: { you: 'તમારા વિશે', happening },
    sections: { person: 'તમારા વિશે વધુ' },
    groups: {
      referralPersonalDetails: {
        title: 'તમારી વિગતો',
        hint: 'અમારે માત્ર પહેલું નામ, અટક અને તમારા સંપર્કની એક રીત જોઈએ જ.',
        fields: {
          cpa: { label: 'શું તમે કેર પ્રોગ્રામ અપ્રોચ (CPA) હેઠળ છો?' },
          employed: { label: 'તમારું કામ' },
          idType: { label: 'તમે અમને બતાવી શકો તેવા ઓળખના કાગળ' },
        },
      },
      referralSafeContact: {
        fields: { methods: { choices: { referrer: 'આ ફોર્મમાં મને મદદ કરનાર મારફતે' } } },
      },
      referralCommunication: {
        fields: {
          interpreter: { label: 'શું તમને દુભાષિયાની જરૂર છે?' },
          formats: { label: 'તમને પત્રો અને પત્રિકાઓ કઈ રીતે જોઈએ છે' },
        },
      },
      referralContent: { fields: { content } },
      referralRiskAssessment: {
        title: 'તમારી સુરક્ષા',
        hint: 'તમારા માટે હમણાં જે સાચું છે અથવા પહેલાં હતું તેના પર ટિક કરો. તેનાથી અમને પહેલી મુલાકાત સુરક્ષિત રીતે ગોઠવવામાં મદદ મળે છે.',
        fields: {
          selfHarm: { label: 'પોતાને ઈજા કે નુકસાન પહોંચાડવું, અથવા તેનો વિચાર કરવો' },
          selfNeglect: { label: 'પોતાની સંભાળ ન રાખી શકવી' },
        },
      },
      referralContactDetails: {
        hint: 'તમારાં નજીકનાં સગાં, અથવા કટોકટીમાં સંપર્ક કરવાની વ્યક્તિ.',
        fields: { awareness: ownAwareness },
      },
      referralCarerDetails: { title: 'તમારી સંભાળ રાખનાર (કેરર)' },
      referralGpDetails: {
        title: 'તમારા GP',
        fields: { awareness: { label: 'તમે અમારી પાસે મદદ માગો છો તેની તમારા GPને ખબર ન હોય, તો કેમ નહીં?' } },
      },
      referralCpn: { title: 'તમારા કેર કો-ઑર્ડિનેટર', fields: { awareness: ownAwareness } },
      referralOtherAgencies: { title: 'તમને મદદ કરી રહેલા બીજા લોકો' },
    },
  },
  family: {
    steps: { them: 'જેમના માટે માગો છો તેમના વિશે', you: 'તમારા વિશે', happening },
    sections: theirSections,
    groups: {
      ...theirGroups,
      referralPersonalDetails: {
        title: 'જેમને મદદ જોઈએ છે',
        hint: theirNeeds,
        fields: {
          firstName: { label: 'તેમનું પહેલું નામ' },
          lastName: { label: 'તેમની અટક' },
          agreed: { label: 'તમે અમારી પાસે મદદ માગો છો તે તેઓ જાણે છે, અને તેની સાથે સંમત છે?' },
          awareness: { label: 'તેઓ કેમ જાણી ન શકે, અથવા સંમત ન થઈ શકે?' },
          cpa: theirCpa,
          employed: { label: 'તેમનું કામ' },
        },
      },
      referralReferrer: {
        title: 'તમે',
        fields: { ...yourFields, role: { label: 'તમે તેમને કેવી રીતે ઓળખો છો' } },
      },
      referralContent: { fields: { content } },
    },
  },
  client: {
    steps: { you: 'કોણ અરજી કરે છે', them: 'તમારા દર્દી કે ક્લાયન્ટ', happening },
    sections: theirSections,
    groups: {
      ...theirGroups,
      referralPersonalDetails: {
        title: 'જેમને મદદ જોઈએ છે',
        hint: theirNeeds,
        fields: {
          firstName: { label: 'તેમનું પહેલું નામ' },
          lastName: { label: 'તેમની અટક' },
          dob: { label: 'તેમની જન્મતારીખ' },
          phone: { label: 'તેમનો ફોન' },
          nhsNumber: { label: 'તેમનો NHS નંબર' },
          agreed: { label: 'જેમના માટે અરજી છે તેઓ આ અરજી માટે સંમત થયા છે?' },
          cpa: theirCpa,
          employed: { label: 'તેમનું કામ' },
        },
      },
      referralReferrer: {
        title: 'તમે',
        fields: { ...yourFields, role: { label: 'તમારો હોદ્દો અને સંસ્થા' } },
      },
    },
  },
});
