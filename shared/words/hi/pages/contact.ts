import type { contact as english } from '../../en/pages/contact.ts';
import type { Words } from '../../language.ts';
import { overridable } from '../../overrides.ts';

export const contact: Words<typeof english> = overridable('hi/pages/contact', {
  title: 'हमसे संपर्क करें',
  description: 'फ़ोन करें, लिखें, मिलने आएँ या संदेश भेजें। हम हर संदेश पढ़ते हैं और फ़ोन या ईमेल से जवाब देते हैं।',
  lead: 'जो आपके मन में है हमें बताइए। हममें से कोई इसे पढ़ेगा और आपसे संपर्क करेगा।',
  rather: 'इसके बजाय बात करना चाहेंगे? {ringBack}।',
  ringBack: 'हमसे कहें कि हम आपको फ़ोन करें',
  otherWays: 'हम तक पहुँचने के दूसरे तरीक़े',
  phone: 'फ़ोन',
  email: 'ईमेल',
  visit: 'आइए या लिखिए',
  map: {
    title: 'हम कहाँ हैं',
    frame: (place) => `${place} के आसपास का नक़्शा`,
    who: 'यह नक़्शा OpenStreetMap से आता है। उन्हें पता चलेगा कि आपने इसे देखा।',
    show: 'नक़्शा दिखाएँ',
    open: 'नक़्शा OpenStreetMap पर खोलें',
  },
});
