import type { acknowledgement as english } from '../en/acknowledgement.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const acknowledgement: Words<typeof english> = overridable('hi/acknowledgement', {
  readBy: (day) => `${day} के अंत तक कोई इसे पढ़ेगा।`,
  ring: (phone, hours) => `अगर कुछ बदल जाए तो ${phone} पर फ़ोन करें, ${hours}, बैंक हॉलिडे को छोड़कर।`,
  emergency: 'अगर अभी कोई ख़तरे में है तो 999 पर फ़ोन करें। हमारा इंतज़ार न करें।',
  referrer: {
    subject: (reference) => `आपका अनुरोध ${reference} हमें मिल गया है`,
    thanks: 'धन्यवाद। आपका भेजा हुआ अनुरोध पहुँच गया है।',
    reference: (reference) => `इसका संदर्भ नंबर ${reference} है। फ़ोन करते समय कृपया यह नंबर बताएँ।`,
    status: (address) =>
      `अनुरोध कहाँ है, यह किसी भी समय देखने के लिए ${address} पर जाएँ और यह नंबर और आपकी दी हुई जन्म तिथि लिखें।`,
    noStatus: 'आपने जन्म तिथि नहीं दी। अनुरोध कहाँ है, यह पूछने के लिए हमें फ़ोन करें और संदर्भ नंबर बताएँ।',
  },
  person: {
    subject: 'आपका संदेश हमें मिल गया है',
    thanks: 'धन्यवाद। जो आपके लिए हमें भेजा गया वह पहुँच गया है। अभी आपको कुछ करने की ज़रूरत नहीं।',
    reference: (reference) => `इसका नंबर ${reference} है। फ़ोन करते समय कृपया यह नंबर बताएँ।`,
    next: 'उसके बाद हम संपर्क करेंगे, उस तरीक़े से जो आपने सुरक्षित बताया।',
    emergency: 'आपात स्थिति में 999 पर फ़ोन करें।',
  },
});
