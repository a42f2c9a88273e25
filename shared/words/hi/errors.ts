import type { errorPages as english } from '../en/errors.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const errorPages: Words<typeof english> = overridable('hi/errors', {
  unauthorised: {
    title: 'अनुमति नहीं',
    description: 'यह पन्ना स्टाफ़ के उन लोगों के लिए है जो साइन इन हैं। इसके बजाय यहाँ जाएँ।',
    heading: 'आप यह पन्ना नहीं खोल सकते',
    text: 'माफ़ कीजिए, आपको यह पन्ना देखने की अनुमति नहीं है। अगर यह ग़लती है तो प्रबंधक से संपर्क करें।',
    newAccount:
      'अगर आपका खाता नया है तो संस्था की अनुमति मिलने तक उससे कुछ नहीं खुलेगा। प्रबंधक से अनुमति माँगें, फिर दोबारा साइन इन करें।',
    signInToOpen: 'साइन इन करके इसे खोलें',
    waysOut: '{signIn}, {contact} या {home}।',
    signIn: 'साइन इन करें',
    home: 'पहले पन्ने पर जाएँ',
  },
  unknown: {
    title: 'पन्ना नहीं मिला',
    description: 'इस पते पर कोई पन्ना नहीं है। इसके बजाय यहाँ जाएँ।',
    heading: 'हमसे एक टाँका छूट गया',
    text: 'माफ़ कीजिए, ऐसा कोई पन्ना नहीं है। अगर आपको लगता है कि यह ग़लती है तो प्रबंधक से संपर्क करें।',
    waysOut: '{home} या {contact}।',
    home: 'पहले पन्ने पर जाएँ',
  },
  contact: 'हमसे संपर्क करें',
});
