import type { referralLetters as english } from '../en/referral-letters.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const referralLetters: Words<typeof english> = overridable('hi/referral-letters', {
  titles: { me: 'चिट्ठी जोड़ें', family: 'चिट्ठी जोड़ें', client: 'चिट्ठी साथ लगाएँ' },
  hints: {
    me: 'जैसे आपके डॉक्टर की चिट्ठी। यह ज़रूरी नहीं है।',
    family: 'जैसे उनके डॉक्टर की चिट्ठी, अगर वे राज़ी हों। यह ज़रूरी नहीं है।',
    client: 'जैसे आपकी रेफ़रल चिट्ठी या कोई रिपोर्ट।',
  },
  rules: 'PDF, JPEG या PNG। ज़्यादा से ज़्यादा 3 फ़ाइलें, हर एक 10 MB तक।',
  sending: (name, percent) => `भेजी जा रही है: ${name}, ${percent}`,
  arrived: 'पहुँच गई। किसी के खोलने से पहले हम इसे जाँचते हैं।',
  remove: 'हटाएँ',
  removed: (name) => `हटा दी गई: ${name}`,
  retry: 'फिर कोशिश करें',
  list: 'आपकी फ़ाइलें',
  wrongType: 'कृपया PDF, या JPEG या PNG तस्वीर चुनें।',
  tooLarge: 'कृपया ज़्यादा से ज़्यादा 10 MB की फ़ाइल चुनें।',
  empty: 'यह फ़ाइल ख़ाली है। कृपया दूसरी चुनें।',
  locked: 'इस PDF पर पासवर्ड है। कृपया इसे बिना पासवर्ड के सहेजकर फिर चुनें।',
  tooMany: 'कृपया ज़्यादा से ज़्यादा 3 फ़ाइलें भेजें।',
  notSent: 'यह फ़ाइल भेजी नहीं जा सकी। जो आपने लिखा वह यहीं है। कृपया अपना कनेक्शन देखें और फिर कोशिश करें।',
  tooOften: 'आज बहुत फ़ाइलें भेजी गईं। कृपया फ़ॉर्म इसके बिना भेजें, और चिट्ठी डाक से।',
  stillSending: 'कृपया फ़ाइल पहुँचने तक रुकें, या इसे हटाएँ।',
  notArrived: 'यह फ़ाइल नहीं पहुँची। कृपया फिर कोशिश करें, या इसे हटाएँ।',
  chooseAgain: 'एक फ़ाइल बहुत पहले भेजी गई थी। कृपया उसे हटाकर फिर चुनें।',
});
