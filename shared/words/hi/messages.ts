import type { messages as english } from '../en/messages.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const messages: Words<typeof english> = overridable('hi/messages', {
  notText: 'कृपया इसे शब्दों में लिखें।',
  unreadableCharacters: 'कृपया वे अक्षर हटाएँ जो यहाँ पढ़े नहीं जा सकते।',
  tooLong: (characters) => `कृपया ${characters} या कम अक्षर लिखें।`,
  tooMany: (lines) => `कृपया ${lines} या कम लिखें।`,
  chooseOne: 'कृपया जवाबों में से एक चुनें।',
  phone: 'कृपया फ़ोन नंबर अंकों में लिखें।',
  nhsNumber: 'कृपया NHS नंबर देख लें। उसमें दस अंक होते हैं, और आख़िरी अंक से पता चलता है कि ये सही नहीं हैं।',
  email: 'कृपया ईमेल पता इस तरह लिखें: name@example.org',
  emailTooLong: (characters) => `कृपया ${characters} या कम अक्षरों का ईमेल पता लिखें।`,
  future: 'कृपया ऐसी तारीख़ लिखें जो आने वाली न हो।',
  tooEarly: 'कृपया 1900 के बाद की तारीख़ लिखें।',
  honeypot: 'कृपया यह खाना खाली छोड़ें।',
  missing: 'कृपया इसे भरें।',
  unknown: 'यह खाना यहाँ पहचाना नहीं गया।',
  notAsAsked: 'कृपया इसे देखें: यहाँ यह नहीं पूछा गया।',
  bodyTooLong: 'यह भेजने के लिए बहुत लंबा है। कृपया इसे छोटा करें।',
  ourMistake: (number) =>
    `माफ़ कीजिए, हमारी तरफ़ कुछ गड़बड़ हो गई। आपने जो लिखा वह खोया नहीं है: फिर से कोशिश करें। फिर भी ऐसा हो तो हमें यह नंबर बताएँ: ${number}।`,
  contactMessage: 'कृपया अपना संदेश लिखें।',
  contactAnswer: 'कृपया ईमेल या फ़ोन नंबर लिखें, ताकि हम आपको जवाब दे सकें।',
  ringBackPhone: 'कृपया वह नंबर लिखें जिस पर हम आपको फ़ोन कर सकते हैं।',
  referralFirstName: 'कृपया उस व्यक्ति का पहला नाम लिखें जिसे मदद चाहिए।',
  referralLastName: 'कृपया उस व्यक्ति का कुल-नाम लिखें जिसे मदद चाहिए।',
  referralOwnFirstName: 'कृपया अपना पहला नाम लिखें।',
  referralOwnLastName: 'कृपया अपना कुल-नाम लिखें।',
  referralOwnReach: 'कृपया आप तक पहुँचने का एक तरीक़ा बताएँ: फ़ोन नंबर, ईमेल या पता।',
  referralReach: 'कृपया उस व्यक्ति या अनुरोध करने वाले तक पहुँचने का एक तरीक़ा बताएँ: फ़ोन नंबर, ईमेल या पता।',
});
