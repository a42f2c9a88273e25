import type { referralAudiences as english } from '../en/referral-audiences.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';
import { safeContactWords } from './safe-contact.ts';

const selfHarm = { label: 'ਆਪਣੇ ਆਪ ਨੂੰ ਨੁਕਸਾਨ ਪਹੁੰਚਾਉਣਾ, ਜਾਂ ਇਸ ਬਾਰੇ ਸੋਚਣਾ' };
const selfNeglect = { label: 'ਆਪਣਾ ਖ਼ਿਆਲ ਨਾ ਰੱਖ ਸਕਣਾ' };
const unaware = { label: 'ਜੇ ਉਨ੍ਹਾਂ ਨੂੰ ਪਤਾ ਨਹੀਂ ਕਿ ਤੁਸੀਂ ਸਾਡੇ ਤੋਂ ਮਦਦ ਮੰਗ ਰਹੇ ਹੋ, ਤਾਂ ਕਿਉਂ ਨਹੀਂ?' };
const content = {
  label: 'ਕੀ ਹੋ ਰਿਹਾ ਹੈ?',
  hint: 'ਜਿੰਨਾ ਚਾਹੋ ਲਿਖੋ, ਥੋੜ੍ਹਾ ਜਾਂ ਬਹੁਤਾ, ਕਿਸੇ ਵੀ ਭਾਸ਼ਾ ਵਿੱਚ।',
};

const theirDetails = {
  title: 'ਜਿਸ ਵਿਅਕਤੀ ਨੂੰ ਮਦਦ ਚਾਹੀਦੀ ਹੈ',
  hint: 'ਸਿਰਫ਼ ਉਨ੍ਹਾਂ ਦਾ ਪਹਿਲਾ ਨਾਂ, ਪਰਿਵਾਰਕ ਨਾਂ, ਅਤੇ ਉਨ੍ਹਾਂ ਜਾਂ ਤੁਹਾਡੇ ਨਾਲ ਸੰਪਰਕ ਦਾ ਇੱਕ ਤਰੀਕਾ ਜ਼ਰੂਰੀ ਹੈ।',
};
const theirNames = {
  firstName: { label: 'ਉਨ੍ਹਾਂ ਦਾ ਪਹਿਲਾ ਨਾਂ' },
  lastName: { label: 'ਉਨ੍ਹਾਂ ਦਾ ਪਰਿਵਾਰਕ ਨਾਂ' },
};
const theirSituation = {
  cpa: { label: 'ਕੀ ਉਹ ਕੇਅਰ ਪ੍ਰੋਗਰਾਮ ਅਪਰੋਚ (CPA) ਹੇਠ ਹਨ?' },
  employed: { label: 'ਉਨ੍ਹਾਂ ਦਾ ਕੰਮ' },
};
const yourFields = {
  firstName: { label: 'ਤੁਹਾਡਾ ਪਹਿਲਾ ਨਾਂ' },
  lastName: { label: 'ਤੁਹਾਡਾ ਪਰਿਵਾਰਕ ਨਾਂ' },
  phone: { label: 'ਤੁਹਾਡਾ ਫ਼ੋਨ' },
  email: { label: 'ਤੁਹਾਡੀ ਈਮੇਲ' },
  fax: { label: 'ਤੁਹਾਡਾ ਫ਼ੈਕਸ' },
  address: { label: 'ਤੁਹਾਡਾ ਪਤਾ' },
  postcode: { label: 'ਤੁਹਾਡਾ ਪੋਸਟਕੋਡ' },
  dob: { label: 'ਤੁਹਾਡੀ ਜਨਮ ਤਾਰੀਖ਼' },
};

const theirGroups = {
  referralProject: { title: 'ਉਹ ਕਿਹੜੀ ਸੇਵਾ ਚਾਹੁੰਦੇ ਹਨ' },
  referralSafeContact: {
    title: 'ਉਨ੍ਹਾਂ ਨਾਲ ਸੰਪਰਕ ਕਿਵੇਂ ਸੁਰੱਖਿਅਤ ਹੈ?',
    hint: safeContactWords.hint,
    fields: { methods: { label: 'ਉਨ੍ਹਾਂ ਤੱਕ ਪਹੁੰਚਣ ਦੇ ਸੁਰੱਖਿਅਤ ਤਰੀਕੇ', choices: { referrer: 'ਤੁਹਾਡੇ ਰਾਹੀਂ' } } },
  },
  referralCommunication: {
    hint: 'ਤਾਂ ਜੋ ਪਹਿਲੀ ਗੱਲਬਾਤ ਉਨ੍ਹਾਂ ਨੂੰ ਸਮਝ ਆਵੇ।',
    fields: {
      interpreter: { label: 'ਕੀ ਉਨ੍ਹਾਂ ਨੂੰ ਦੁਭਾਸ਼ੀਏ ਦੀ ਲੋੜ ਹੈ?' },
      otherNeeds: { label: 'ਹੋਰ ਕੁਝ ਜਿਸ ਨਾਲ ਉਨ੍ਹਾਂ ਨੂੰ ਸਾਡੇ ਨਾਲ ਗੱਲ ਕਰਨੀ ਸੌਖੀ ਹੋਵੇ' },
    },
  },
  referralRiskAssessment: {
    title: 'ਉਨ੍ਹਾਂ ਦੀ ਸੁਰੱਖਿਆ',
    hint: 'ਜੋ ਉਨ੍ਹਾਂ ਲਈ ਹੁਣ ਸੱਚ ਹੋ ਸਕਦਾ ਹੈ ਜਾਂ ਪਹਿਲਾਂ ਸੀ, ਉਸ ਉੱਤੇ ਟਿੱਕ ਲਾਓ। ਇਸ ਨਾਲ ਸਾਨੂੰ ਪਹਿਲੀ ਮੁਲਾਕਾਤ ਸੁਰੱਖਿਅਤ ਰੱਖਣ ਵਿੱਚ ਮਦਦ ਮਿਲਦੀ ਹੈ।',
    fields: { selfHarm, selfNeglect },
  },
  referralContactDetails: { hint: 'ਉਨ੍ਹਾਂ ਦਾ ਸਭ ਤੋਂ ਨੇੜੇ ਦਾ ਰਿਸ਼ਤੇਦਾਰ, ਜਾਂ ਐਮਰਜੈਂਸੀ ਵਿੱਚ ਸੰਪਰਕ ਲਈ ਕੋਈ।' },
  referralCarerDetails: { title: 'ਉਨ੍ਹਾਂ ਦੀ ਦੇਖਭਾਲ ਕਰਨ ਵਾਲਾ' },
  referralGpDetails: { title: 'ਉਨ੍ਹਾਂ ਦਾ GP' },
  referralCpn: { title: 'ਉਨ੍ਹਾਂ ਦਾ ਕੇਅਰ ਕੋਆਰਡੀਨੇਟਰ' },
  referralDemographics: { fields: { disability: { hint: 'ਉਨ੍ਹਾਂ ਦੇ ਆਪਣੇ ਸ਼ਬਦਾਂ ਵਿੱਚ, ਜੇ ਤੁਹਾਨੂੰ ਪਤਾ ਹੋਣ।' } } },
};

export const referralAudiences: Words<typeof english> = overridable('pa/referral-audiences', {
  me: {
    steps: { you: 'ਤੁਹਾਡੇ ਬਾਰੇ', happening: 'ਕੀ ਹੋ ਰਿਹਾ ਹੈ' },
    sections: { person: 'ਤੁਹਾਡੇ ਬਾਰੇ ਹੋਰ' },
    groups: {
      referralPersonalDetails: {
        title: 'ਤੁਹਾਡੀ ਜਾਣਕਾਰੀ',
        hint: 'ਸਿਰਫ਼ ਪਹਿਲਾ ਨਾਂ, ਪਰਿਵਾਰਕ ਨਾਂ ਅਤੇ ਤੁਹਾਡੇ ਨਾਲ ਸੰਪਰਕ ਦਾ ਇੱਕ ਤਰੀਕਾ ਜ਼ਰੂਰੀ ਹੈ।',
        fields: {
          cpa: { label: 'ਕੀ ਤੁਸੀਂ ਕੇਅਰ ਪ੍ਰੋਗਰਾਮ ਅਪਰੋਚ (CPA) ਹੇਠ ਹੋ?' },
          employed: { label: 'ਤੁਹਾਡਾ ਕੰਮ' },
          idType: { label: 'ਪਛਾਣ ਦੇ ਕਾਗਜ਼ ਜੋ ਤੁਸੀਂ ਸਾਨੂੰ ਵਿਖਾ ਸਕਦੇ ਹੋ' },
        },
      },
      referralSafeContact: {
        fields: { methods: { choices: { referrer: 'ਉਸ ਵਿਅਕਤੀ ਰਾਹੀਂ ਜੋ ਇਸ ਫ਼ਾਰਮ ਵਿੱਚ ਮੇਰੀ ਮਦਦ ਕਰਦਾ ਹੈ' } } },
      },
      referralCommunication: {
        fields: {
          interpreter: { label: 'ਕੀ ਤੁਹਾਨੂੰ ਦੁਭਾਸ਼ੀਏ ਦੀ ਲੋੜ ਹੈ?' },
          formats: { label: 'ਤੁਹਾਨੂੰ ਚਿੱਠੀਆਂ ਅਤੇ ਪਰਚੇ ਕਿਸ ਰੂਪ ਵਿੱਚ ਚਾਹੀਦੇ ਹਨ' },
        },
      },
      referralContent: { fields: { content } },
      referralRiskAssessment: {
        title: 'ਤੁਹਾਡੀ ਸੁਰੱਖਿਆ',
        hint: 'ਜੋ ਤੁਹਾਡੇ ਲਈ ਹੁਣ ਸੱਚ ਹੈ ਜਾਂ ਪਹਿਲਾਂ ਸੀ, ਉਸ ਉੱਤੇ ਟਿੱਕ ਲਾਓ। ਇਸ ਨਾਲ ਸਾਨੂੰ ਪਹਿਲੀ ਮੁਲਾਕਾਤ ਸੁਰੱਖਿਅਤ ਰੱਖਣ ਵਿੱਚ ਮਦਦ ਮਿਲਦੀ ਹੈ।',
        fields: { selfHarm, selfNeglect },
      },
      referralContactDetails: {
        hint: 'ਤੁਹਾਡਾ ਸਭ ਤੋਂ ਨੇੜੇ ਦਾ ਰਿਸ਼ਤੇਦਾਰ, ਜਾਂ ਐਮਰਜੈਂਸੀ ਵਿੱਚ ਸੰਪਰਕ ਲਈ ਕੋਈ।',
        fields: { awareness: unaware },
      },
      referralCarerDetails: { title: 'ਤੁਹਾਡੀ ਦੇਖਭਾਲ ਕਰਨ ਵਾਲਾ' },
      referralGpDetails: {
        title: 'ਤੁਹਾਡਾ GP',
        fields: {
          awareness: { label: 'ਜੇ ਤੁਹਾਡੇ GP ਨੂੰ ਪਤਾ ਨਹੀਂ ਕਿ ਤੁਸੀਂ ਸਾਡੇ ਤੋਂ ਮਦਦ ਮੰਗ ਰਹੇ ਹੋ, ਤਾਂ ਕਿਉਂ ਨਹੀਂ?' },
        },
      },
      referralCpn: { title: 'ਤੁਹਾਡਾ ਕੇਅਰ ਕੋਆਰਡੀਨੇਟਰ', fields: { awareness: unaware } },
      referralOtherAgencies: { title: 'ਹੋਰ ਜੋ ਤੁਹਾਡੀ ਮਦਦ ਕਰ ਰਹੇ ਹਨ' },
    },
  },
  family: {
    steps: { them: 'ਉਸ ਵਿਅਕਤੀ ਬਾਰੇ', you: 'ਤੁਹਾਡੇ ਬਾਰੇ', happening: 'ਕੀ ਹੋ ਰਿਹਾ ਹੈ' },
    sections: {
      person: 'ਉਸ ਵਿਅਕਤੀ ਬਾਰੇ ਹੋਰ',
      referrer: 'ਤੁਹਾਡੇ ਬਾਰੇ ਹੋਰ',
    },
    groups: {
      ...theirGroups,
      referralPersonalDetails: {
        ...theirDetails,
        fields: {
          ...theirNames,
          agreed: { label: 'ਕੀ ਉਨ੍ਹਾਂ ਨੂੰ ਪਤਾ ਹੈ ਕਿ ਤੁਸੀਂ ਸਾਡੇ ਤੋਂ ਮਦਦ ਮੰਗ ਰਹੇ ਹੋ, ਅਤੇ ਕੀ ਉਹ ਸਹਿਮਤ ਹਨ?' },
          awareness: { label: 'ਉਨ੍ਹਾਂ ਨੂੰ ਦੱਸਿਆ ਕਿਉਂ ਨਹੀਂ ਜਾ ਸਕਦਾ, ਜਾਂ ਉਹ ਸਹਿਮਤ ਕਿਉਂ ਨਹੀਂ ਹੋ ਸਕਦੇ?' },
          ...theirSituation,
        },
      },
      referralReferrer: {
        title: 'ਤੁਸੀਂ',
        fields: { ...yourFields, role: { label: 'ਤੁਸੀਂ ਉਨ੍ਹਾਂ ਨੂੰ ਕਿਵੇਂ ਜਾਣਦੇ ਹੋ' } },
      },
      referralContent: { fields: { content } },
    },
  },
  client: {
    steps: { you: 'ਬੇਨਤੀ ਕੌਣ ਕਰ ਰਿਹਾ ਹੈ', them: 'ਤੁਹਾਡਾ ਮਰੀਜ਼ ਜਾਂ ਕਲਾਇੰਟ', happening: 'ਕੀ ਹੋ ਰਿਹਾ ਹੈ' },
    sections: {
      person: 'ਉਸ ਵਿਅਕਤੀ ਬਾਰੇ ਹੋਰ',
      referrer: 'ਤੁਹਾਡੇ ਬਾਰੇ ਹੋਰ',
    },
    groups: {
      ...theirGroups,
      referralPersonalDetails: {
        ...theirDetails,
        fields: {
          ...theirNames,
          dob: { label: 'ਉਨ੍ਹਾਂ ਦੀ ਜਨਮ ਤਾਰੀਖ਼' },
          phone: { label: 'ਉਨ੍ਹਾਂ ਦਾ ਫ਼ੋਨ' },
          nhsNumber: { label: 'ਉਨ੍ਹਾਂ ਦਾ NHS ਨੰਬਰ' },
          agreed: { label: 'ਕੀ ਉਸ ਵਿਅਕਤੀ ਨੇ ਇਸ ਬੇਨਤੀ ਲਈ ਸਹਿਮਤੀ ਦਿੱਤੀ ਹੈ?' },
          ...theirSituation,
        },
      },
      referralReferrer: {
        title: 'ਤੁਸੀਂ',
        fields: { ...yourFields, role: { label: 'ਤੁਹਾਡਾ ਅਹੁਦਾ ਅਤੇ ਸੰਸਥਾ' } },
      },
    },
  },
});
