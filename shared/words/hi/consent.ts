import type { consentWords as english } from '../en/consent.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const consentWords: Words<typeof english> = overridable('hi/consent', {
  gp: 'आप मेरे GP को बता सकते हैं कि मैं आपके पास आता या आती हूँ, और सर्जरी को वह बता सकते हैं जो मेरी देखभाल के लिए ज़रूरी है।',
  services:
    'जब आप मुझे किसी और सेवा के पास भेजें, तो उसे वह बता सकते हैं जो मेरी मदद के लिए ज़रूरी है। आप मुझे पहले बताएँगे कि किसे, और क्या।',
  research: 'जो मैंने बताया, आप उसे मेरे नाम के बिना यह जानने के लिए उपयोग कर सकते हैं कि लोगों को किस चीज़ से फ़ायदा होता है।',
  photographs: 'आप मेरी तस्वीरें ले सकते हैं, और उन्हें अपनी वेबसाइट पर और छापकर दिखा सकते हैं।',
});
