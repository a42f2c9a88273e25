import type { referral as english } from '../en/referral.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const referral: Words<typeof english> = overridable('hi/referral', {
  description: 'अपने लिए मदद माँगें, या उसके लिए जिसका आप ख़याल रखते हैं। केवल नाम और संपर्क का एक तरीक़ा ज़रूरी है।',
  needed: 'हमें पहला नाम, कुल-नाम और संपर्क का एक तरीक़ा चाहिए। बाक़ी सब खाली छोड़ सकते हैं और मिलने पर बता सकते हैं।',
  letterOtherwise: 'हमें चिट्ठी भेजने के लिए इसे {address} पर डाक से या {email} पर ईमेल से भेजें, इस फ़ॉर्म वाले नाम के साथ।',
  onPaper:
    'चाहें तो काग़ज़ पर: {pdf}, फिर इसे {email} पर ईमेल करें या {address} पर डाक से भेजें। आपके जवाबों का क्या होता है, यह हमारी {privacy} में है।',
  phoneChecked: 'क्या कोई आपका फ़ोन चेक करता है? {help}।',
  phoneHelp: 'देखें उसमें क्या रह जाता है, और उसे कैसे हटाएँ',
  pdf: 'यह फ़ॉर्म PDF में डाउनलोड करें',
  privacy: 'निजता नीति',
  form: 'अनुरोध',
  part: (number, all) => `भाग ${number}, कुल ${all}`,
  ifItIsNow: 'अगर अभी कोई ख़तरे में है तो ये लोग तुरंत जवाब देते हैं:',
  whatWeDo:
    'कृपया यह फ़ॉर्म भी भेजें। फिर हम एक कामकाजी दिन के अंदर फ़ोन करते हैं, केवल उन्हीं तरीक़ों से जो आपने सुरक्षित बताए। हम इमरजेंसी सेवा नहीं हैं।',
  next: 'आगे',
  back: 'पीछे',
  more: 'और कुछ बताना चाहेंगे?',
  answers: (count) => `${count} जवाब`,
  resume: 'कोड से जारी रखें',
  checkAnswers: 'अपने जवाब देख लें',
  noConnection: 'हमारी सेवा तक पहुँच नहीं हो सकी। आपके जवाब अब भी यहीं हैं: अपना इंटरनेट देखें और फिर से कोशिश करें।',
});
