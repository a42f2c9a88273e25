import type { ringBack as english } from '../../en/pages/ring-back.ts';
import type { Words } from '../../language.ts';
import { overridable } from '../../overrides.ts';

export const ringBack: Words<typeof english> = overridable('hi/pages/ring-back', {
  title: 'मुझे फ़ोन करें',
  description: 'अपना नंबर छोड़ें, बताएँ किस समय सुरक्षित है, और हम आपको फ़ोन करेंगे। नाम बताना ज़रूरी नहीं।',
  lead: 'अपना नंबर छोड़ें, बताएँ किस समय सुरक्षित है, और हम आपको फ़ोन करेंगे। आपको यह बताने की ज़रूरत नहीं कि क्यों, या आप कौन हैं।',
  about: (service) => `आप इस बारे में बात करना चाहते हैं: ${service}।`,
});
