import type { referralAudiences as english } from '../en/referral-audiences.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';
import { safeContactWords } from './safe-contact.ts';

const selfHarm = { label: 'ख़ुद को नुक़सान पहुँचाना, या इसके बारे में सोचना' };
const selfNeglect = { label: 'अपना ख़याल न रख पाना' };
const unaware = { label: 'अगर उन्हें पता नहीं है कि आप हमसे मदद माँग रहे हैं, तो क्यों नहीं?' };
const content = {
  label: 'क्या हो रहा है?',
  hint: 'जितना चाहें लिखें, थोड़ा या ज़्यादा, किसी भी भाषा में।',
};

const theirDetails = {
  title: 'जिस व्यक्ति को मदद चाहिए',
  hint: 'केवल उनका पहला नाम, कुल-नाम, और उनसे या आपसे संपर्क का एक तरीक़ा ज़रूरी है।',
};
const theirNames = {
  firstName: { label: 'उनका पहला नाम' },
  lastName: { label: 'उनका कुल-नाम' },
};
const theirSituation = {
  cpa: { label: 'क्या वे केयर प्रोग्राम अप्रोच (CPA) के तहत हैं?' },
  employed: { label: 'उनका काम' },
};
const yourFields = {
  firstName: { label: 'आपका पहला नाम' },
  lastName: { label: 'आपका कुल-नाम' },
  phone: { label: 'आपका फ़ोन' },
  email: { label: 'आपका ईमेल' },
  fax: { label: 'आपका फ़ैक्स' },
  address: { label: 'आपका पता' },
  postcode: { label: 'आपका पोस्टकोड' },
  dob: { label: 'आपकी जन्म तिथि' },
};

const theirGroups = {
  referralProject: { title: 'वे कौन-सी सेवा चाहते हैं' },
  referralSafeContact: {
    title: 'उनसे संपर्क करना कैसे सुरक्षित है?',
    hint: safeContactWords.hint,
    fields: { methods: { label: 'उन तक पहुँचने के सुरक्षित तरीक़े', choices: { referrer: 'आपके ज़रिए' } } },
  },
  referralCommunication: {
    hint: 'ताकि पहली बातचीत उन्हें समझ आए।',
    fields: {
      interpreter: { label: 'क्या उन्हें दुभाषिए की ज़रूरत है?' },
      otherNeeds: { label: 'और कुछ जिससे उन्हें हमसे बात करना आसान हो' },
    },
  },
  referralRiskAssessment: {
    title: 'उनकी सुरक्षा',
    hint: 'जो उनके लिए अभी सच हो सकता है या पहले था, उस पर टिक लगाएँ। इससे हमें पहली मुलाक़ात सुरक्षित रखने में मदद मिलती है।',
    fields: { selfHarm, selfNeglect },
  },
  referralContactDetails: { hint: 'उनके सबसे नज़दीकी रिश्तेदार, या इमरजेंसी में संपर्क के लिए कोई।' },
  referralCarerDetails: { title: 'उनकी देखभाल करने वाला' },
  referralGpDetails: { title: 'उनके GP' },
  referralCpn: { title: 'उनके केयर कोऑर्डिनेटर' },
  referralDemographics: { fields: { disability: { hint: 'उनके अपने शब्दों में, अगर आपको पता हों।' } } },
};

export const referralAudiences: Words<typeof english> = overridable('hi/referral-audiences', {
  me: {
    steps: { you: 'आपके बारे में', happening: 'क्या हो रहा है' },
    sections: { person: 'आपके बारे में और' },
    groups: {
      referralPersonalDetails: {
        title: 'आपकी जानकारी',
        hint: 'केवल पहला नाम, कुल-नाम और आपसे संपर्क का एक तरीक़ा ज़रूरी है।',
        fields: {
          cpa: { label: 'क्या आप केयर प्रोग्राम अप्रोच (CPA) के तहत हैं?' },
          employed: { label: 'आपका काम' },
          idType: { label: 'पहचान के काग़ज़ जो आप हमें दिखा सकते हैं' },
        },
      },
      referralSafeContact: {
        fields: { methods: { choices: { referrer: 'उस व्यक्ति के ज़रिए जो इस फ़ॉर्म में मेरी मदद करता है' } } },
      },
      referralCommunication: {
        fields: {
          interpreter: { label: 'क्या आपको दुभाषिए की ज़रूरत है?' },
          formats: { label: 'आपको चिट्ठियाँ और पर्चे किस रूप में चाहिए' },
        },
      },
      referralContent: { fields: { content } },
      referralRiskAssessment: {
        title: 'आपकी सुरक्षा',
        hint: 'जो आपके लिए अभी सच है या पहले था, उस पर टिक लगाएँ। इससे हमें पहली मुलाक़ात सुरक्षित रखने में मदद मिलती है।',
        fields: { selfHarm, selfNeglect },
      },
      referralContactDetails: {
        hint: 'आपके सबसे नज़दीकी रिश्तेदार, या इमरजेंसी में संपर्क के लिए कोई।',
        fields: { awareness: unaware },
      },
      referralCarerDetails: { title: 'आपकी देखभाल करने वाला' },
      referralGpDetails: {
        title: 'आपके GP',
        fields: {
          awareness: { label: 'अगर आपके GP को पता नहीं है कि आप हमसे मदद माँग रहे हैं, तो क्यों नहीं?' },
        },
      },
      referralCpn: { title: 'आपके केयर कोऑर्डिनेटर', fields: { awareness: unaware } },
      referralOtherAgencies: { title: 'दूसरे जो आपकी मदद कर रहे हैं' },
    },
  },
  family: {
    steps: { them: 'उस व्यक्ति के बारे में', you: 'आपके बारे में', happening: 'क्या हो रहा है' },
    sections: {
      person: 'उस व्यक्ति के बारे में और',
      referrer: 'आपके बारे में और',
    },
    groups: {
      ...theirGroups,
      referralPersonalDetails: {
        ...theirDetails,
        fields: {
          ...theirNames,
          agreed: { label: 'क्या उन्हें पता है कि आप हमसे मदद माँग रहे हैं, और क्या वे सहमत हैं?' },
          awareness: { label: 'उन्हें बताया क्यों नहीं जा सकता, या वे सहमत क्यों नहीं हो सकते?' },
          ...theirSituation,
        },
      },
      referralReferrer: {
        title: 'आप',
        fields: { ...yourFields, role: { label: 'आप उन्हें कैसे जानते हैं' } },
      },
      referralContent: { fields: { content } },
    },
  },
  client: {
    steps: { you: 'अनुरोध कौन कर रहा है', them: 'आपके मरीज़ या क्लाइंट', happening: 'क्या हो रहा है' },
    sections: {
      person: 'उस व्यक्ति के बारे में और',
      referrer: 'आपके बारे में और',
    },
    groups: {
      ...theirGroups,
      referralPersonalDetails: {
        ...theirDetails,
        fields: {
          ...theirNames,
          dob: { label: 'उनकी जन्म तिथि' },
          phone: { label: 'उनका फ़ोन' },
          nhsNumber: { label: 'उनका NHS नंबर' },
          agreed: { label: 'क्या उस व्यक्ति ने इस अनुरोध के लिए सहमति दी है?' },
          ...theirSituation,
        },
      },
      referralReferrer: {
        title: 'आप',
        fields: { ...yourFields, role: { label: 'आपका पद और संस्था' } },
      },
    },
  },
});
