import type { referralFormWords as english } from '../en/referral-form.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';
import { safeContactWords } from './safe-contact.ts';
import { serviceNames } from './service-names.ts';

const yesNo = { yes: 'ਹਾਂ', no: 'ਨਹੀਂ' };
const unstated = 'ਦੱਸਣਾ ਪਸੰਦ ਨਹੀਂ';
const firstName = { label: 'ਪਹਿਲਾ ਨਾਂ' };
const lastName = { label: 'ਪਰਿਵਾਰਕ ਨਾਂ' };
const address = { label: 'ਪਤਾ' };
const postcode = { label: 'ਪੋਸਟਕੋਡ' };
const phone = { label: 'ਫ਼ੋਨ' };
const email = { label: 'ਈਮੇਲ' };
const fax = { label: 'ਫ਼ੈਕਸ' };
const birth = 'ਜਨਮ ਤਾਰੀਖ਼';
const awareness = { label: 'ਜੇ ਉਨ੍ਹਾਂ ਨੂੰ ਇਸ ਬੇਨਤੀ ਦਾ ਪਤਾ ਨਹੀਂ, ਤਾਂ ਕਿਉਂ ਨਹੀਂ?' };

export const referralFormWords: Words<typeof english> = overridable('pa/referral-form', {
  title: 'ਬੇਨਤੀ ਫ਼ਾਰਮ',
  submit: 'ਸੇਵ ਕਰੋ',
  sections: {
    start: 'ਇੱਥੋਂ ਸ਼ੁਰੂ ਕਰੋ',
    person: 'ਕਿਸ ਨੂੰ ਮਦਦ ਚਾਹੀਦੀ ਹੈ',
    contact: 'ਸੁਰੱਖਿਅਤ ਸੰਪਰਕ ਅਤੇ ਭਾਸ਼ਾ',
    reason: 'ਕੀ ਹੋ ਰਿਹਾ ਹੈ',
    referrer: 'ਬੇਨਤੀ ਕੌਣ ਕਰ ਰਿਹਾ ਹੈ',
    family: 'ਪਰਿਵਾਰ ਅਤੇ ਦੇਖਭਾਲ ਕਰਨ ਵਾਲੇ',
    team: 'ਹੋਰ ਮਦਦ ਕਰਨ ਵਾਲੇ',
    background: 'ਪਿਛੋਕੜ',
  },
  groups: {
    referralAudience: {
      title: 'ਇਸ ਫ਼ਾਰਮ ਬਾਰੇ',
      fields: {
        audience: {
          label: 'ਇਹ ਕਿਸ ਲਈ ਹੈ?',
          hint: 'ਫਿਰ ਅਸੀਂ ਸਿਰਫ਼ ਉਹੀ ਪੁੱਛਦੇ ਹਾਂ ਜੋ ਸਾਨੂੰ ਪਹਿਲਾਂ ਤੁਹਾਡੇ ਤੋਂ ਜਾਣਨ ਦੀ ਲੋੜ ਹੈ।',
          choices: {
            me: 'ਮੇਰੇ ਲਈ',
            family: 'ਮੇਰੇ ਪਰਿਵਾਰ ਵਿੱਚੋਂ ਕਿਸੇ ਲਈ, ਜਾਂ ਦੋਸਤ ਲਈ',
            client: 'ਮੇਰੇ ਮਰੀਜ਼ ਜਾਂ ਕਲਾਇੰਟ ਲਈ',
          },
        },
      },
    },
    referralProject: {
      title: 'ਤੁਸੀਂ ਕਿਹੜੀ ਸੇਵਾ ਚਾਹੁੰਦੇ ਹੋ',
      fields: {
        project: {
          label: 'ਇਹ ਕਿਹੜੀ ਸੇਵਾ ਲਈ ਹੈ?',
          hint: 'ਪੱਕਾ ਪਤਾ ਨਾ ਹੋਵੇ ਤਾਂ ਖਾਲੀ ਛੱਡ ਦਿਓ। ਅਸੀਂ ਰਲ ਕੇ ਤੈਅ ਕਰ ਲਵਾਂਗੇ।',
          choices: serviceNames,
        },
      },
    },
    referralPersonalDetails: {
      title: 'ਜਿਸ ਵਿਅਕਤੀ ਨੂੰ ਮਦਦ ਚਾਹੀਦੀ ਹੈ',
      hint: 'ਜੇ ਇਹ ਤੁਹਾਡੇ ਲਈ ਹੈ ਤਾਂ ਇੱਥੇ ਆਪਣੇ ਬਾਰੇ ਲਿਖੋ। ਸਿਰਫ਼ ਪਹਿਲਾ ਨਾਂ, ਪਰਿਵਾਰਕ ਨਾਂ ਅਤੇ ਸੰਪਰਕ ਦਾ ਇੱਕ ਤਰੀਕਾ ਜ਼ਰੂਰੀ ਹੈ।',
      fields: {
        firstName,
        lastName,
        dob: { label: birth },
        dateOfBirth: { label: birth },
        phone,
        mobile: { label: 'ਮੋਬਾਈਲ' },
        email,
        address,
        postcode,
        nhsNumber: { label: 'NHS ਨੰਬਰ', hint: 'ਦਸ ਅੰਕ, ਜੇ ਤੁਹਾਡੇ ਕੋਲ ਹੋਵੇ।' },
        agreed: { label: 'ਕੀ ਉਸ ਵਿਅਕਤੀ ਨੇ ਇਸ ਬੇਨਤੀ ਲਈ ਸਹਿਮਤੀ ਦਿੱਤੀ ਹੈ?', choices: yesNo },
        awareness: { label: 'ਜੇ ਉਸ ਵਿਅਕਤੀ ਨੂੰ ਇਸ ਬੇਨਤੀ ਦਾ ਪਤਾ ਨਹੀਂ, ਤਾਂ ਕਿਉਂ ਨਹੀਂ?' },
        idType: {
          label: 'ਪਛਾਣ ਦੇ ਕਾਗਜ਼ ਜੋ ਵੇਖੇ ਗਏ',
          hint: 'ਕੋਰਸਾਂ ਵਿੱਚ ਨਾਂ ਦਰਜ ਕਰਵਾਉਣ ਲਈ ਪਾਸਪੋਰਟ, ਬਿਜਲੀ-ਪਾਣੀ ਵਰਗਾ ਬਿੱਲ ਅਤੇ DWP ਦੇ ਕਾਗਜ਼ ਜ਼ਰੂਰੀ ਹਨ।',
        },
        cpa: { label: 'ਕੀ ਕੇਅਰ ਪ੍ਰੋਗਰਾਮ ਅਪਰੋਚ (CPA) ਹੇਠ ਹਨ?', choices: yesNo },
        employed: { label: 'ਕੰਮ', choices: { employed: 'ਨੌਕਰੀ ਹੈ', unemployed: 'ਨੌਕਰੀ ਨਹੀਂ ਹੈ' } },
      },
    },
    referralSafeContact: safeContactWords,
    referralCommunication: {
      title: 'ਭਾਸ਼ਾ ਅਤੇ ਰੂਪ',
      hint: 'ਤਾਂ ਜੋ ਪਹਿਲੀ ਗੱਲਬਾਤ ਤੁਹਾਨੂੰ ਸਮਝ ਆਵੇ।',
      fields: {
        interpreter: { label: 'ਕੀ ਦੁਭਾਸ਼ੀਏ ਦੀ ਲੋੜ ਹੈ?', choices: yesNo },
        interpreterLanguage: { label: 'ਦੁਭਾਸ਼ੀਏ ਲਈ ਭਾਸ਼ਾ ਜਾਂ ਬੋਲੀ' },
        formats: {
          label: 'ਚਿੱਠੀਆਂ ਅਤੇ ਪਰਚੇ ਕਿਸ ਰੂਪ ਵਿੱਚ ਚਾਹੀਦੇ ਹਨ',
          choices: {
            largePrint: 'ਵੱਡੇ ਅੱਖਰ',
            easyRead: 'ਸੌਖੇ ਸ਼ਬਦ (ਈਜ਼ੀ ਰੀਡ)',
            audio: 'ਆਡੀਓ ਜਾਂ ਆਵਾਜ਼ ਵਾਲਾ ਸੁਨੇਹਾ',
            signed: 'ਬ੍ਰਿਟਿਸ਼ ਸਾਈਨ ਲੈਂਗੂਏਜ',
            braille: 'ਬ੍ਰੇਲ',
          },
        },
        otherNeeds: {
          label: 'ਹੋਰ ਕੁਝ ਜਿਸ ਨਾਲ ਤੁਹਾਨੂੰ ਸਾਡੇ ਨਾਲ ਗੱਲ ਕਰਨੀ ਸੌਖੀ ਹੋਵੇ',
          hint: 'ਜਿਵੇਂ: ਗੱਲ ਕਰਨ ਲਈ ਕੋਈ ਔਰਤ, ਬੁੱਲ੍ਹ ਪੜ੍ਹਨਾ, ਨਾਲ ਆਉਣ ਲਈ ਕੋਈ।',
        },
      },
    },
    referralContent: {
      title: 'ਹੁਣ ਕਿਉਂ',
      fields: {
        content: {
          label: 'ਬੇਨਤੀ ਦਾ ਕਾਰਨ',
          hint: 'ਜਿੰਨਾ ਚਾਹੋ ਲਿਖੋ, ਥੋੜ੍ਹਾ ਜਾਂ ਬਹੁਤਾ। ਇਹ ਜਾਣ ਕੇ ਮਦਦ ਮਿਲਦੀ ਹੈ: ਹੁਣ ਤੱਕ ਕੀ ਹੋਇਆ, ਮਾਨਸਿਕ ਸਿਹਤ ਸੇਵਾਵਾਂ ਨਾਲ ਕੋਈ ਸੰਪਰਕ, ਸਰੀਰਕ ਤਕਲੀਫ਼ਾਂ, ਦਵਾਈਆਂ, ਅਤੇ ਡਾਕਟਰ ਨੇ ਕੋਈ ਬਿਮਾਰੀ ਦੱਸੀ ਹੋਵੇ।',
        },
      },
    },
    referralRiskAssessment: {
      title: 'ਸੁਰੱਖਿਆ',
      hint: 'ਜੋ ਹੁਣ ਸੱਚ ਹੋ ਸਕਦਾ ਹੈ ਜਾਂ ਪਹਿਲਾਂ ਸੀ, ਉਸ ਉੱਤੇ ਟਿੱਕ ਲਾਓ। ਇਸ ਨਾਲ ਸਾਨੂੰ ਪਹਿਲੀ ਮੁਲਾਕਾਤ ਸੁਰੱਖਿਅਤ ਰੱਖਣ ਵਿੱਚ ਮਦਦ ਮਿਲਦੀ ਹੈ।',
      fields: {
        selfHarm: { label: 'ਆਪਣੇ ਆਪ ਨੂੰ ਨੁਕਸਾਨ ਪਹੁੰਚਾਉਣਾ' },
        domestic: { label: 'ਘਰ ਵਿੱਚ ਹਿੰਸਾ ਜਾਂ ਕਾਬੂ ਵਿੱਚ ਰੱਖਣਾ' },
        selfExploited: { label: 'ਕਿਸੇ ਵੱਲੋਂ ਵਰਤਿਆ ਜਾਣਾ ਜਾਂ ਨਾਜਾਇਜ਼ ਫ਼ਾਇਦਾ ਉਠਾਇਆ ਜਾਣਾ' },
        aggression: { label: 'ਦੂਜਿਆਂ ਉੱਤੇ ਗੁੱਸਾ ਜਾਂ ਹਮਲਾਵਰ ਹੋਣਾ' },
        selfNeglect: { label: 'ਆਪਣਾ ਖ਼ਿਆਲ ਨਾ ਰੱਖ ਸਕਣਾ' },
        criminal: { label: 'ਕਾਨੂੰਨ ਨਾਲ ਮੁਸ਼ਕਲ' },
        alone: { label: 'ਇਕੱਲੇ ਰਹਿਣਾ ਜਾਂ ਦੂਜਿਆਂ ਤੋਂ ਕੱਟੇ ਹੋਣਾ' },
      },
    },
    referralReferrer: {
      title: 'ਬੇਨਤੀ ਕਰਨ ਵਾਲਾ ਵਿਅਕਤੀ',
      fields: {
        firstName,
        lastName,
        role: { label: 'ਅਹੁਦਾ ਅਤੇ ਸੰਸਥਾ' },
        phone,
        email,
        fax,
        address,
        postcode,
        dob: { label: birth, hint: 'ਸਿਰਫ਼ ਜੇ ਤੁਹਾਡੀ ਸੰਸਥਾ ਇਹ ਮੰਗਦੀ ਹੈ।' },
      },
    },
    referralContactDetails: {
      title: 'ਕੋਈ ਹੋਰ ਜਿਸ ਨਾਲ ਅਸੀਂ ਸੰਪਰਕ ਕਰ ਸਕਦੇ ਹਾਂ',
      hint: 'ਸਭ ਤੋਂ ਨੇੜੇ ਦਾ ਰਿਸ਼ਤੇਦਾਰ, ਜਾਂ ਐਮਰਜੈਂਸੀ ਵਿੱਚ ਸੰਪਰਕ ਲਈ ਕੋਈ।',
      fields: {
        firstName,
        lastName,
        relationship: { label: 'ਰਿਸ਼ਤਾ', hint: 'ਜਿਵੇਂ: ਭੈਣ, ਗੁਆਂਢੀ।' },
        phone,
        address,
        postcode,
        awareness,
      },
    },
    referralCarerDetails: {
      title: 'ਦੇਖਭਾਲ ਕਰਨ ਵਾਲਾ',
      hint: 'ਜੇ ਦੇਖਭਾਲ ਕਰਨ ਵਾਲਾ ਪਹਿਲਾਂ ਹੀ ਦੂਜੇ ਸੰਪਰਕ ਵਜੋਂ ਲਿਖਿਆ ਹੈ, ਤਾਂ ਇਸ ਨੂੰ ਖਾਲੀ ਛੱਡ ਦਿਓ।',
      fields: { firstName, lastName, phone, address, postcode },
    },
    referralGpDetails: {
      title: 'GP',
      fields: {
        firstName,
        lastName,
        address: { label: 'ਸਰਜਰੀ ਅਤੇ ਉਸ ਦਾ ਪਤਾ' },
        postcode,
        phone,
        fax,
        awareness: { label: 'ਜੇ GP ਨੂੰ ਇਸ ਬੇਨਤੀ ਦਾ ਪਤਾ ਨਹੀਂ, ਤਾਂ ਕਿਉਂ ਨਹੀਂ?' },
      },
    },
    referralCpn: {
      title: 'ਕੇਅਰ ਕੋਆਰਡੀਨੇਟਰ',
      hint: 'ਕੇਅਰ ਕੋਆਰਡੀਨੇਟਰ, ਕਮਿਊਨਿਟੀ ਦੀ ਮਾਨਸਿਕ ਸਿਹਤ ਨਰਸ ਜਾਂ ਸੋਸ਼ਲ ਵਰਕਰ, ਜੇ ਕੋਈ ਹੋਵੇ।',
      fields: {
        firstName,
        lastName,
        relationship: { label: 'ਉਨ੍ਹਾਂ ਦਾ ਅਹੁਦਾ' },
        phone,
        fax,
        address,
        postcode,
        dob: { label: birth, hint: 'ਸਿਰਫ਼ ਜੇ ਉਨ੍ਹਾਂ ਦੀ ਸੰਸਥਾ ਇਹ ਮੰਗਦੀ ਹੈ।' },
        awareness,
      },
    },
    referralOtherAgencies: {
      title: 'ਹੋਰ ਜੋ ਮਦਦ ਕਰ ਰਹੇ ਹਨ',
      hint: 'ਹਸਪਤਾਲ ਦੀ ਟੀਮ, ਸਕੂਲ, ਵਕੀਲ, ਮਸਜਿਦ ਜਾਂ ਗੁਰਦੁਆਰਾ: ਹਰ ਲਾਈਨ ਉੱਤੇ ਇੱਕ।',
      line: { label: 'ਸੰਸਥਾ ਜਾਂ ਵਿਅਕਤੀ' },
    },
    referralDemographics: {
      title: 'ਪਿਛੋਕੜ',
      hint: 'ਇਨ੍ਹਾਂ ਨਾਲ ਅਸੀਂ ਵੇਖ ਸਕਦੇ ਹਾਂ ਕਿ ਅਸੀਂ ਕਿਨ੍ਹਾਂ ਤੱਕ ਪਹੁੰਚਦੇ ਹਾਂ ਅਤੇ ਕੌਣ ਰਹਿ ਜਾਂਦਾ ਹੈ। ਕਿਸੇ ਨੂੰ ਮਦਦ ਮਿਲੇ ਜਾਂ ਨਾ, ਇਹ ਇਨ੍ਹਾਂ ਨਾਲ ਕਦੇ ਤੈਅ ਨਹੀਂ ਹੁੰਦਾ।',
      fields: {
        ethnicity: {
          label: 'ਨਸਲੀ ਪਿਛੋਕੜ',
          choices: {
            indian: 'ਭਾਰਤੀ',
            pakistani: 'ਪਾਕਿਸਤਾਨੀ',
            bangladeshi: 'ਬੰਗਲਾਦੇਸ਼ੀ',
            chinese: 'ਚੀਨੀ',
            otherAsian: 'ਕੋਈ ਹੋਰ ਏਸ਼ੀਆਈ ਪਿਛੋਕੜ',
            african: 'ਅਫ਼ਰੀਕੀ',
            caribbean: 'ਕੈਰੀਬੀਅਨ',
            black: 'ਬਲੈਕ, ਜਾਂ ਕੋਈ ਹੋਰ ਬਲੈਕ ਪਿਛੋਕੜ',
            arab: 'ਅਰਬ',
            whiteBritish: 'ਵ੍ਹਾਈਟ: ਇੰਗਲਿਸ਼, ਵੈਲਸ਼, ਸਕਾਟਿਸ਼, ਉੱਤਰੀ ਆਇਰਿਸ਼ ਜਾਂ ਬ੍ਰਿਟਿਸ਼',
            irish: 'ਵ੍ਹਾਈਟ: ਆਇਰਿਸ਼',
            gypsy: 'ਜਿਪਸੀ ਜਾਂ ਆਇਰਿਸ਼ ਟ੍ਰੈਵਲਰ',
            roma: 'ਰੋਮਾ',
            white: 'ਵ੍ਹਾਈਟ, ਜਾਂ ਕੋਈ ਹੋਰ ਵ੍ਹਾਈਟ ਪਿਛੋਕੜ',
            mixedAsian: 'ਮਿਸ਼ਰਤ: ਵ੍ਹਾਈਟ ਅਤੇ ਏਸ਼ੀਆਈ',
            mixedAfrican: 'ਮਿਸ਼ਰਤ: ਵ੍ਹਾਈਟ ਅਤੇ ਬਲੈਕ ਅਫ਼ਰੀਕੀ',
            mixedCaribbean: 'ਮਿਸ਼ਰਤ: ਵ੍ਹਾਈਟ ਅਤੇ ਬਲੈਕ ਕੈਰੀਬੀਅਨ',
            mixedBlack: 'ਮਿਸ਼ਰਤ: ਵ੍ਹਾਈਟ ਅਤੇ ਬਲੈਕ',
            mixedOther: 'ਕੋਈ ਹੋਰ ਮਿਸ਼ਰਤ ਪਿਛੋਕੜ',
            anyOther: 'ਕੋਈ ਹੋਰ ਨਸਲੀ ਸਮੂਹ',
            unstated,
          },
        },
        gender: {
          label: 'ਲਿੰਗ',
          choices: { woman: 'ਔਰਤ ਜਾਂ ਕੁੜੀ', man: 'ਮਰਦ ਜਾਂ ਮੁੰਡਾ', other: 'ਕਿਸੇ ਹੋਰ ਤਰ੍ਹਾਂ', unstated },
        },
        religion: { label: 'ਧਰਮ ਜਾਂ ਵਿਸ਼ਵਾਸ' },
        language: { label: 'ਮੁੱਖ ਭਾਸ਼ਾ' },
        sexuality: {
          label: 'ਜਿਨਸੀ ਰੁਝਾਨ',
          choices: {
            heterosexual: 'ਹੈਟਰੋਸੈਕਸ਼ੂਅਲ ਜਾਂ ਸਟ੍ਰੇਟ',
            homosexual: 'ਗੇਅ ਜਾਂ ਲੈਸਬੀਅਨ',
            bisexual: 'ਬਾਈਸੈਕਸ਼ੂਅਲ',
            other: 'ਹੋਰ',
            unstated,
          },
        },
        disability: { label: 'ਅਪੰਗਤਾ', hint: 'ਆਪਣੇ ਸ਼ਬਦਾਂ ਵਿੱਚ।' },
        maritalStatus: {
          label: 'ਵਿਆਹ ਬਾਰੇ',
          choices: {
            single: 'ਵਿਆਹ ਨਹੀਂ ਹੋਇਆ',
            married: 'ਵਿਆਹੇ ਹੋਏ',
            cohabiting: 'ਸਾਥੀ ਨਾਲ ਰਹਿੰਦੇ',
            seperated: 'ਅਲੱਗ ਰਹਿੰਦੇ',
            divorced: 'ਤਲਾਕ ਹੋ ਚੁੱਕਾ',
            widowed: 'ਜੀਵਨ ਸਾਥੀ ਗੁਜ਼ਰ ਗਿਆ',
            unstated,
          },
        },
        legalStatus: {
          label: 'ਕਾਨੂੰਨੀ ਦਰਜਾ',
          hint: 'ਜਿਵੇਂ: ਬ੍ਰਿਟਿਸ਼ ਨਾਗਰਿਕ, ਸੈਟਲਡ ਸਟੇਟਸ, ਸ਼ਰਨ (ਅਸਾਈਲਮ) ਮੰਗੀ ਹੈ। ਮਦਦ ਇਸ ਉੱਤੇ ਨਿਰਭਰ ਨਹੀਂ।',
        },
      },
    },
  },
});
