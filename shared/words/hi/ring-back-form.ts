import type { ringBackWords as english } from '../en/ring-back-form.ts';
import type { Words } from '../language.ts';

export const ringBackWords: Words<typeof english> = {
  title: 'मुझे फ़ोन करें',
  submit: 'मुझे फ़ोन करें',
  noConnection: 'हमारी सेवा तक पहुँच नहीं हो सकी। आपने जो लिखा वह अब भी यहीं है: अपना इंटरनेट देखें और फिर से भेजें।',
  groups: {
    '': {
      title: 'कहाँ और कब',
      hint: 'हमें केवल आपका नंबर चाहिए। हम सोमवार से शुक्रवार फ़ोन करते हैं, और कोई संदेश नहीं छोड़ते।',
      fields: {
        name: { label: 'हम आपको किस नाम से बुलाएँ?', hint: 'जो नाम आपको अच्छा लगे, या कोई भी नहीं।' },
        phone: { label: 'आपका नंबर' },
        times: { label: 'किस समय फ़ोन करना सुरक्षित है?', hint: 'जैसे: सोमवार से शुक्रवार, दोपहर 3 बजे से पहले।' },
        language: { label: 'आप किस भाषा में बात करना चाहेंगे?' },
        sayWhoWeAre: {
          label: 'अगर कोई और फ़ोन उठाए तो क्या हम बता सकते हैं कि हम कौन हैं?',
          choices: { yes: 'हाँ', no: 'नहीं' },
        },
      },
    },
  },
};
