import type { contactSent as english } from '../../en/pages/contact-sent.ts';
import type { Words } from '../../language.ts';
import { overridable } from '../../overrides.ts';

export const contactSent: Words<typeof english> = overridable('hi/pages/contact-sent', {
  thanks: 'हमें लिखने के लिए धन्यवाद। हम जल्द आपसे संपर्क करेंगे।',
  title: 'आपका संदेश भेज दिया गया',
  description: 'आपका संदेश हमें मिल गया है। अब क्या होगा, और इंतज़ार न हो सके तो क्या करें।',
  next: 'अब क्या होगा',
  whatHappens: (openingHours) => `हम संदेश काम के दिनों में पढ़ते हैं: ${openingHours}।`,
  answer: 'हम उस तरीक़े से जवाब देते हैं जिसे आपने सुरक्षित बताया। हम इसका पालन करते हैं।',
  ifItCannotWait: 'इंतज़ार न हो सके तो इस पन्ने के ऊपर दिए नंबरों पर बात करें। {home}।',
  home: 'पहले पन्ने पर जाएँ',
});
