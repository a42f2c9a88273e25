import type { referralSent as english } from '../en/referral-sent.ts';
import type { Words } from '../language.ts';

export const referralSent: Words<typeof english> = {
  title: 'धन्यवाद',
  description: 'आपका अनुरोध मिल गया है। अब क्या होगा, और इंतज़ार न हो सके तो क्या करें।',
  text: 'आपका अनुरोध स्वीकार कर लिया गया है और जल्द इसका जवाब दिया जाएगा।',
  reference: 'संदर्भ नंबर',
  keepReference: 'फ़ोन करते समय हमें यह नंबर बताएँ।',
  next: 'अब क्या होगा',
  whatHappens: [
    'अगले काम के दिन कोई इसे पढ़ेगा।',
    'हम उस तरीक़े से संपर्क करेंगे जिसे आपने सुरक्षित बताया। हम इसका पालन करते हैं।',
    'हम मिलकर तय करेंगे कि आगे क्या हो।',
  ],
  ifAnythingChanges: 'कुछ बदल जाए तो {phone} पर फ़ोन करें। इंतज़ार न हो सके तो इस पन्ने के ऊपर दिए नंबरों पर बात करें।',
  home: 'पहले पन्ने पर जाएँ',
};
