import type { layout as english } from '../en/layout.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const layout: Words<typeof english> = overridable('hi/layout', {
  skip: 'सीधे सामग्री पर जाएँ',
  urgentHelp: 'तुरंत मदद',
  leave: 'यह साइट तुरंत छोड़ें',
  yourPhone: 'क्या मेरा फ़ोन सुरक्षित है?',
  leaveHint: 'या Escape तीन बार दबाएँ',
  callUs: 'हमें फ़ोन करें',
  menu: 'मेन्यू',
  main: 'मुख्य मेन्यू',
  footer: 'पन्ने के अंत के लिंक',
  home: 'पहला पन्ना',
  about: 'हमारे बारे में',
  services: 'सेवाएँ',
  referral: 'मदद के लिए अनुरोध करें',
  referralStatus: 'मेरा अनुरोध कहाँ है?',
  contact: 'हमसे संपर्क करें',
  admin: 'स्टाफ़',
  easyRead: 'आसान शब्दों में',
  privacy: 'निजता नीति',
  languages: 'भाषाएँ',
  draftTranslation: 'अनुवाद का मसौदा।',
  draftTranslationText: 'इन शब्दों की अभी किसी ने जाँच नहीं की है। कोई बात समझ न आए तो हमें फ़ोन करें।',
  credit: 'वेबसाइट: {name}',
  errorTitle: (title) => `ग़लती: ${title}`,
});
