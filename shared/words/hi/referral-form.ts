import type { referralFormWords as english } from '../en/referral-form.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';
import { safeContactWords } from './safe-contact.ts';
import { serviceNames } from './service-names.ts';

const yesNo = { yes: 'हाँ', no: 'नहीं' };
const unstated = 'बताना पसंद नहीं';
const firstName = { label: 'पहला नाम' };
const lastName = { label: 'कुल-नाम' };
const address = { label: 'पता' };
const postcode = { label: 'पोस्टकोड' };
const phone = { label: 'फ़ोन' };
const email = { label: 'ईमेल' };
const fax = { label: 'फ़ैक्स' };
const birth = 'जन्म तिथि';
const awareness = { label: 'अगर उन्हें इस अनुरोध का पता नहीं है, तो क्यों नहीं?' };

export const referralFormWords: Words<typeof english> = overridable('hi/referral-form', {
  title: 'अनुरोध फ़ॉर्म',
  submit: 'सेव करें',
  sections: {
    start: 'यहाँ से शुरू करें',
    person: 'किसे मदद चाहिए',
    contact: 'सुरक्षित संपर्क और भाषा',
    reason: 'क्या हो रहा है',
    referrer: 'अनुरोध कौन कर रहा है',
    family: 'परिवार और देखभाल करने वाले',
    team: 'दूसरे मदद करने वाले',
    background: 'पृष्ठभूमि',
  },
  groups: {
    referralAudience: {
      title: 'इस फ़ॉर्म के बारे में',
      fields: {
        audience: {
          label: 'यह किसके लिए है?',
          hint: 'फिर हम केवल वही पूछते हैं जो हमें पहले आपसे जानने की ज़रूरत है।',
          choices: {
            me: 'मेरे लिए',
            family: 'मेरे परिवार में किसी के लिए, या दोस्त के लिए',
            client: 'मेरे मरीज़ या क्लाइंट के लिए',
          },
        },
      },
    },
    referralProject: {
      title: 'आप कौन-सी सेवा चाहते हैं',
      fields: {
        project: {
          label: 'यह किस सेवा के लिए है?',
          hint: 'पक्का पता न हो तो खाली छोड़ दें। हम मिलकर तय कर लेंगे।',
          choices: serviceNames,
        },
      },
    },
    referralPersonalDetails: {
      title: 'जिस व्यक्ति को मदद चाहिए',
      hint: 'अगर यह आपके लिए है तो यहाँ अपने बारे में लिखें। केवल पहला नाम, कुल-नाम और संपर्क का एक तरीक़ा ज़रूरी है।',
      fields: {
        firstName,
        lastName,
        dob: { label: birth },
        dateOfBirth: { label: birth },
        phone,
        mobile: { label: 'मोबाइल' },
        email,
        address,
        postcode,
        nhsNumber: { label: 'NHS नंबर', hint: 'दस अंक, अगर आपके पास हो।' },
        agreed: { label: 'क्या उस व्यक्ति ने इस अनुरोध के लिए सहमति दी है?', choices: yesNo },
        awareness: { label: 'अगर उस व्यक्ति को इस अनुरोध का पता नहीं है, तो क्यों नहीं?' },
        idType: {
          label: 'पहचान के काग़ज़ जो देखे गए',
          hint: 'कोर्स में नाम दर्ज कराने के लिए पासपोर्ट, बिजली-पानी जैसा बिल और DWP के काग़ज़ ज़रूरी हैं।',
        },
        cpa: { label: 'क्या केयर प्रोग्राम अप्रोच (CPA) के तहत हैं?', choices: yesNo },
        employed: { label: 'काम', choices: { employed: 'नौकरी है', unemployed: 'नौकरी नहीं है' } },
      },
    },
    referralSafeContact: safeContactWords,
    referralCommunication: {
      title: 'भाषा और रूप',
      hint: 'ताकि पहली बातचीत आपको समझ आए।',
      fields: {
        interpreter: { label: 'क्या दुभाषिए की ज़रूरत है?', choices: yesNo },
        interpreterLanguage: { label: 'दुभाषिए के लिए भाषा या बोली' },
        formats: {
          label: 'चिट्ठियाँ और पर्चे किस रूप में चाहिए',
          choices: {
            largePrint: 'बड़े अक्षर',
            easyRead: 'आसान शब्द (ईज़ी रीड)',
            audio: 'ऑडियो या आवाज़ वाला संदेश',
            signed: 'ब्रिटिश साइन लैंग्वेज',
            braille: 'ब्रेल',
          },
        },
        otherNeeds: {
          label: 'और कुछ जिससे आपको हमसे बात करना आसान हो',
          hint: 'जैसे: बात करने के लिए कोई महिला, होंठ पढ़ना, साथ आने के लिए कोई।',
        },
      },
    },
    referralContent: {
      title: 'अभी क्यों',
      fields: {
        content: {
          label: 'अनुरोध का कारण',
          hint: 'जितना चाहें लिखें, थोड़ा या ज़्यादा। यह जानने से मदद मिलती है: अब तक क्या हुआ, मानसिक स्वास्थ्य सेवाओं से कोई संपर्क, शारीरिक तकलीफ़ें, दवाइयाँ, और डॉक्टर ने कोई बीमारी बताई हो।',
        },
      },
    },
    referralRiskAssessment: {
      title: 'सुरक्षा',
      hint: 'जो अभी सच हो सकता है या पहले था, उस पर टिक लगाएँ। इससे हमें पहली मुलाक़ात सुरक्षित रखने में मदद मिलती है।',
      fields: {
        selfHarm: { label: 'ख़ुद को नुक़सान पहुँचाना' },
        domestic: { label: 'घर में हिंसा या क़ाबू में रखना' },
        selfExploited: { label: 'किसी के हाथों इस्तेमाल होना या नाजायज़ फ़ायदा उठाया जाना' },
        aggression: { label: 'दूसरों पर ग़ुस्सा या आक्रामक होना' },
        selfNeglect: { label: 'अपना ख़याल न रख पाना' },
        criminal: { label: 'क़ानून के साथ परेशानी' },
        alone: { label: 'अकेले रहना या दूसरों से कटे होना' },
      },
    },
    referralReferrer: {
      title: 'अनुरोध करने वाला व्यक्ति',
      fields: {
        firstName,
        lastName,
        role: { label: 'पद और संस्था' },
        phone,
        email,
        fax,
        address,
        postcode,
        dob: { label: birth, hint: 'केवल अगर आपकी संस्था यह माँगती है।' },
      },
    },
    referralContactDetails: {
      title: 'कोई और जिससे हम संपर्क कर सकते हैं',
      hint: 'सबसे नज़दीकी रिश्तेदार, या इमरजेंसी में संपर्क के लिए कोई।',
      fields: {
        firstName,
        lastName,
        relationship: { label: 'रिश्ता', hint: 'जैसे: बहन, पड़ोसी।' },
        phone,
        address,
        postcode,
        awareness,
      },
    },
    referralCarerDetails: {
      title: 'देखभाल करने वाला',
      hint: 'अगर देखभाल करने वाला पहले ही दूसरे संपर्क के रूप में लिखा है, तो इसे खाली छोड़ दें।',
      fields: { firstName, lastName, phone, address, postcode },
    },
    referralGpDetails: {
      title: 'GP',
      fields: {
        firstName,
        lastName,
        address: { label: 'सर्जरी और उसका पता' },
        postcode,
        phone,
        fax,
        awareness: { label: 'अगर GP को इस अनुरोध का पता नहीं है, तो क्यों नहीं?' },
      },
    },
    referralCpn: {
      title: 'केयर कोऑर्डिनेटर',
      hint: 'केयर कोऑर्डिनेटर, कम्युनिटी की मानसिक स्वास्थ्य नर्स या सोशल वर्कर, अगर कोई हो।',
      fields: {
        firstName,
        lastName,
        relationship: { label: 'उनका पद' },
        phone,
        fax,
        address,
        postcode,
        dob: { label: birth, hint: 'केवल अगर उनकी संस्था यह माँगती है।' },
        awareness,
      },
    },
    referralOtherAgencies: {
      title: 'दूसरे जो मदद कर रहे हैं',
      hint: 'अस्पताल की टीम, स्कूल, वकील, मस्जिद या गुरुद्वारा: हर लाइन पर एक।',
      line: { label: 'संस्था या व्यक्ति' },
    },
    referralDemographics: {
      title: 'पृष्ठभूमि',
      hint: 'इनसे हम देख सकते हैं कि हम किन तक पहुँचते हैं और कौन छूट जाता है। किसी को मदद मिले या नहीं, यह इनसे कभी तय नहीं होता।',
      fields: {
        ethnicity: {
          label: 'नस्ली पृष्ठभूमि',
          choices: {
            indian: 'भारतीय',
            pakistani: 'पाकिस्तानी',
            bangladeshi: 'बांग्लादेशी',
            chinese: 'चीनी',
            otherAsian: 'कोई और एशियाई पृष्ठभूमि',
            african: 'अफ़्रीकी',
            caribbean: 'कैरिबियाई',
            black: 'ब्लैक, या कोई और ब्लैक पृष्ठभूमि',
            arab: 'अरब',
            whiteBritish: 'व्हाइट: इंग्लिश, वेल्श, स्कॉटिश, उत्तरी आयरिश या ब्रिटिश',
            irish: 'व्हाइट: आयरिश',
            gypsy: 'जिप्सी या आयरिश ट्रैवलर',
            roma: 'रोमा',
            white: 'व्हाइट, या कोई और व्हाइट पृष्ठभूमि',
            mixedAsian: 'मिश्रित: व्हाइट और एशियाई',
            mixedAfrican: 'मिश्रित: व्हाइट और ब्लैक अफ़्रीकी',
            mixedCaribbean: 'मिश्रित: व्हाइट और ब्लैक कैरिबियाई',
            mixedBlack: 'मिश्रित: व्हाइट और ब्लैक',
            mixedOther: 'कोई और मिश्रित पृष्ठभूमि',
            anyOther: 'कोई और नस्ली समूह',
            unstated,
          },
        },
        gender: {
          label: 'लिंग',
          choices: { woman: 'महिला या लड़की', man: 'पुरुष या लड़का', other: 'किसी और तरह', unstated },
        },
        religion: { label: 'धर्म या विश्वास' },
        language: { label: 'मुख्य भाषा' },
        sexuality: {
          label: 'यौन रुझान',
          choices: {
            heterosexual: 'हेट्रोसेक्शुअल या स्ट्रेट',
            homosexual: 'गे या लेस्बियन',
            bisexual: 'बाइसेक्शुअल',
            other: 'अन्य',
            unstated,
          },
        },
        disability: { label: 'अक्षमता', hint: 'अपने शब्दों में।' },
        maritalStatus: {
          label: 'शादी के बारे में',
          choices: {
            single: 'शादी नहीं हुई',
            married: 'शादीशुदा',
            cohabiting: 'साथी के साथ रहते हैं',
            seperated: 'अलग रहते हैं',
            divorced: 'तलाक़ हो चुका है',
            widowed: 'जीवनसाथी नहीं रहे',
            unstated,
          },
        },
        legalStatus: {
          label: 'क़ानूनी दर्जा',
          hint: 'जैसे: ब्रिटिश नागरिक, सेटल्ड स्टेटस, शरण (असाइलम) माँगी है। मदद इस पर निर्भर नहीं है।',
        },
      },
    },
  },
});
